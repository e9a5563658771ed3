import type { Tokens } from '../../request/renewal.ts';
import { safeRedirect } from '../../router/routes.ts';
import { sessionAtom, tokenStore } from '../../session/session.ts';
import type { Around } from './command.ts';

/** Begins with new tokens, and goes where the person wanted to. @param tokens answer of a call that signs in */
export function enter({ store, go }: Around, tokens: unknown): void {
  tokenStore.write(tokens as Tokens); // by the calls' shapes
  store.set(sessionAtom, { status: 'none' });
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  go(safeRedirect(wanted, window.location.origin));
}
