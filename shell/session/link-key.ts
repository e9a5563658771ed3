import { atom } from 'jotai';
import type { Tokens } from '../request/renewal.ts';
import { isText, tabStored } from '../settings/storage.ts';

/** A key that a link has brought, on its way to a session. Source: shell specification 4.2, reliability A09. */
export type LinkKey =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'changing' }
  /** The server could not be asked: it is asked again when the page is loaded anew. */
  | { readonly status: 'failed'; readonly message: string }
  /** It is somebody else's than who is signed in here, who decides. */
  | { readonly status: 'asking'; readonly tokens: Tokens; readonly name: string; readonly present: string };

/** Where the tab keeps the key until the server has said what it is worth. */
export const linkPlace = 'linkKey';

const known = tabStored.read(linkPlace, isText);

export const linkAtom = atom<LinkKey>({ status: known ? 'waiting' : 'none' });
