import { parts, places, routeAt } from '../../engine/schema/routes/routes.ts';
import type { LinkKey } from '../session/link-key.ts';
import type { SessionState } from '../session/session.ts';
import { safeRedirect, signInPath } from './routes.ts';

/** All that the guard goes by. */
export interface Facts {
  /** Of the address, within the application. */
  readonly path: string;
  readonly search: string;
  /** Origin of this page. */
  readonly origin: string;
  /** What is stored of a session; null where nobody is signed in. */
  readonly tokens: { readonly tokenKey: string } | null;
  readonly session: SessionState['status'];
  readonly link: LinkKey['status'];
  /** The person came from the enterprise-chat application. */
  readonly fromQw: boolean;
}

/** What is to be done at an address. */
export type Verdict =
  /** Another address in place of this one. */
  | { readonly kind: 'go'; readonly to: string }
  /** The address holds a key: it goes from there at once, and is put away as said. */
  | { readonly kind: 'takeKey'; readonly key: string; readonly as: KeyUse; readonly to: string }
  /** The key that was put away is changed for a session. */
  | { readonly kind: 'exchange' }
  /** Something is under way. */
  | { readonly kind: 'wait' }
  /** A screen that needs no session. */
  | { readonly kind: 'screen'; readonly id: string }
  /** Who is signed in, and the menu, are asked for; then the address is judged again. */
  | { readonly kind: 'load' }
  /** A page of who is signed in; `bare`: without the frame. */
  | { readonly kind: 'page'; readonly bare: boolean };

/**
 * `exchange`: for a session of its own. `signOn`: the same, with the ticket of another system. `keep`: as the key of
 * the session that is live and has none. `drop`: not at all.
 */
export type KeyUse = 'exchange' | 'signOn' | 'keep' | 'drop';

/**
 * Who may see what at an address. Source: shell specification 4.2, sentence by sentence in the test.
 *
 * Decided where it is silent: a key belongs to whoever made the link, so it takes the place of nobody's session unasked;
 * with `hasExchangeToken` it only ever becomes the key of a session that has none.
 */
export function guard(facts: Facts): Verdict {
  const { path, search, tokens, session, link, fromQw } = facts;
  const query = new URLSearchParams(search);
  const key = query.get('key');
  if (key !== null || query.has('hasExchangeToken')) {
    return { kind: 'takeKey', key: key ?? '', as: keyUse(key ?? '', query, tokens), to: withoutKey(path, query) };
  }
  const ticket = path === places.sso ? query.get('ticket') : null;
  if (ticket !== null) {
    return { kind: 'takeKey', key: ticket, as: ticket === '' ? 'drop' : 'signOn', to: withoutKey(path, query) };
  }
  if (link === 'waiting') return { kind: 'exchange' };
  if (link === 'changing') return { kind: 'wait' };
  if (link === 'failed') return { kind: 'screen', id: parts.sessionFailed };
  if (link === 'asking') return { kind: 'screen', id: parts.otherAccount };

  const route = routeAt(path);
  if (route?.open && route.screen !== undefined) {
    const hasFailed = link === 'refused' && path === places.sso;
    return tokens && route.signIn && !hasFailed
      ? { kind: 'go', to: safeRedirect(query.get('redirect'), facts.origin) }
      : { kind: 'screen', id: route.screen };
  }
  const isBare = query.get('hasLayout') === 'no';
  if (!tokens) return { kind: 'go', to: isBare ? places.expired : signInPath(path + search, fromQw) };
  if (route?.to) return { kind: 'go', to: route.to };
  switch (session) {
    case 'none':
      return { kind: 'load' };
    case 'loading':
      return { kind: 'wait' };
    case 'failed':
      return { kind: 'screen', id: parts.sessionFailed };
    case 'ready':
      return { kind: 'page', bare: isBare };
  }
}

function keyUse(key: string, query: URLSearchParams, tokens: Facts['tokens']): KeyUse {
  if (key === '' || key === tokens?.tokenKey) return 'drop';
  const isExchanged = query.has('hasExchangeToken');
  if (isExchanged && tokens?.tokenKey === '') return 'keep';
  return isExchanged && !tokens ? 'drop' : 'exchange';
}

function withoutKey(path: string, query: URLSearchParams): string {
  const left = new URLSearchParams(query);
  for (const name of ['key', 'hasExchangeToken', ...(path === places.sso ? ['ticket'] : [])]) left.delete(name);
  return left.size === 0 ? path : `${path}?${left}`;
}
