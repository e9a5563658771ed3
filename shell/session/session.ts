// Here: who is at the screen, and which pages he has open.

import { atom } from 'jotai';
import { type Holds, holdsBy } from '../../engine/schema/access/access-rule.ts';
import type { CallData, Calls, Permission } from '../../engine/schema/calls/index.ts';
import { everyItem } from '../../engine/schema/grants/bound-kinds.ts';
import type { TokenStore } from '../request/renewal.ts';
import { isNumber, isText, readStored, removeStored, tabStored, writeStored } from '../settings/storage.ts';

export type Info = CallData<Calls['currentUser']>;

/** What is known of the person at the screen. */
export type SessionState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  /** `since`: of the tokens that it was fetched with. */
  | ({ readonly status: 'ready'; readonly since: number } & Info);

export const sessionAtom = atom<SessionState>({ status: 'none' });

/** Where in storage it stands which session the tokens are of; written last, removed last. */
export const sessionPlace = 'signedIn';

/** Where in storage the address stands that people go to who sign out. Source: shell specification 4.1 */
export const afterSignOut = 'redirect';

/** The server has said that the session is over, and the page is about to go: no call that fails has to say it again. */
export const sessionOverAtom = atom(false);

/** Token and renewal key in local storage, so that tabs share one session. */
export const tokenStore: TokenStore = {
  read() {
    const token = readStored('token', isText);
    if (!token) return null;
    return { token, tokenKey: readStored('tokenKey', isText) ?? '', since: readStored(sessionPlace, isNumber) ?? 0 };
  },
  write({ token, tokenKey }, since = Date.now()) {
    writeStored('token', token);
    writeStored('tokenKey', tokenKey);
    writeStored(sessionPlace, since);
  },
  clear() {
    for (const key of ['token', 'tokenKey', sessionPlace]) removeStored(key);
    tabStored.remove('allDict');
  },
};

/** Lower-case hex SHA-256 of the UTF-8 password. Source: design 9. */
export async function hashPassword(password: string): Promise<string> {
  // Browsers keep it from pages that come by plain http.
  if (!crypto.subtle) return (await import('../../engine/schema/helpers/sha-256.ts')).sha256Hex(password);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Button, column and form codes of one model, as sets. */
export function codesOf(permissions: readonly Permission[], modelId: string) {
  const entry = permissions.find((permission) => permission.modelId === modelId);
  const set = (part: 'button' | 'column' | 'form') => new Set(entry?.[part].map(({ enCode }) => enCode) ?? []);
  return { button: set('button'), column: set('column'), form: set('form') };
}

/** Whether a button is named, by itself or with all of its page or model. */
function hasButton(permissions: readonly Permission[], modelId: string, code: string): boolean {
  const { button } = codesOf(permissions, modelId);
  return button.has(code) || button.has(everyItem);
}

/** Whether the person at the screen may press a button. For looks only: the server asks again. */
export function mayPress({ userInfo, permissionList }: Info, modelId: string, code: string): boolean {
  return (userInfo.isAdministrator && !userInfo.hasNamedButtons) || hasButton(permissionList, modelId, code);
}

/**
 * What the person at the screen holds of what the nodes of a shipped screen ask for: nobody has pruned it. Who is not
 * signed in holds nothing. For looks only: each call asks for its right again.
 * @param menuId the entry whose page it is; '' for what is no page of the menu
 */
export function heldIn(session: SessionState, menuId: string): Holds {
  if (session.status !== 'ready') return () => false;
  const { isAdministrator, hasNamedButtons } = session.userInfo;
  if (isAdministrator)
    return ({ kind, code, modelId }) =>
      kind !== 'button' || !hasNamedButtons || hasButton(session.permissionList, modelId ?? menuId, code);
  return holdsBy((modelId) => codesOf(session.permissionList, modelId), menuId);
}
