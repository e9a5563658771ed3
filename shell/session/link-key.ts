import { atom } from 'jotai';
import type { Tokens } from '../request/renewal.ts';
import { isText, tabStored } from '../settings/storage.ts';

/**
 * A key that a link has brought, or the ticket of another system, on its way to a session. Source: shell specification
 * 4.2, reliability A09.
 */
export type LinkKey =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'changing' }
  /** The server could not be asked: it is asked again when the page is loaded anew. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string }
  /** It is somebody else's than who is signed in here, who decides. */
  | { readonly status: 'asking'; readonly tokens: Tokens; readonly name: string; readonly present: string };

/** What comes of it is still open: whoever is signed in here may be somebody else the moment after. */
export const isUnderWay = ({ status }: LinkKey): boolean => status !== 'none' && status !== 'refused';

/** Kept by the tab until the server has said what it is worth. */
export const [keyPlace, ticketPlace] = ['linkKey', 'linkTicket'];

/** What waits to be changed, and where it waits. */
export function waitingLink(): { readonly place: string; readonly secret: string } | undefined {
  const places = [keyPlace, ticketPlace].map((place) => ({ place, secret: tabStored.read(place, isText) ?? '' }));
  return places.find(({ secret }) => secret !== '');
}

export function dropLink(): void {
  for (const place of [keyPlace, ticketPlace]) tabStored.remove(place);
}

export const linkAtom = atom<LinkKey>({ status: waitingLink() ? 'waiting' : 'none' });
