import { describe, expect, it } from 'vitest';
import { type Facts, guard, type KeyUse, type Verdict } from './guard.ts';

const tokens = { tokenKey: 'own-key' };
const out: Facts = {
  path: '/home',
  search: '',
  origin: 'http://127.0.0.1:3000',
  tokens: null,
  session: 'none',
  link: 'none',
  fromQw: false,
};
const signedIn: Facts = { ...out, tokens, session: 'ready' };

const go = (to: string): Verdict => ({ kind: 'go', to });
const screen = (id: string): Verdict => ({ kind: 'screen', id });
const page: Verdict = { kind: 'page', bare: false };
const takes = (as: KeyUse, to: string, key = 'k'): Verdict => ({ kind: 'takeKey', key, as, to });

/** Sentence of the shell specification 4.1 or 4.2, or what was decided; what is so; what follows. */
const table: readonly [sentence: string, facts: Facts, verdict: Verdict][] = [
  ['open to anyone: sign-in', { ...out, path: '/login' }, screen('login')],
  ['open to anyone: second sign-in', { ...out, path: '/login2' }, screen('login2')],
  ['open to anyone: single sign-on', { ...out, path: '/sso' }, screen('sso')],
  ['open to anyone: 602', { ...out, path: '/602' }, screen('602')],
  ['open to anyone: 602 with a token as well', { ...signedIn, path: '/602' }, screen('602')],
  [
    'no token goes to sign-in with the way back',
    { ...out, path: '/x/y', search: '?a=1' },
    go('/login?redirect=%2Fx%2Fy%3Fa%3D1'),
  ],
  ['no token at the root goes to sign-in', { ...out, path: '/' }, go('/login')],
  ['no token and from WeChat: second sign-in', { ...out, fromQw: true }, go('/login2?redirect=%2Fhome')],
  ['no token and from WeChat, at the root', { ...out, path: '/', fromQw: true }, go('/login2')],
  ['hasLayout=no with no token goes to 602', { ...out, search: '?hasLayout=no' }, go('/602')],
  ['hasLayout=no with no token, from WeChat', { ...out, search: '?hasLayout=no', fromQw: true }, go('/602')],
  [
    'another value of hasLayout changes nothing',
    { ...out, search: '?hasLayout=yes' },
    go('/login?redirect=%2Fhome%3FhasLayout%3Dyes'),
  ],
  ['a signed-in user at sign-in is sent to where everybody begins', { ...signedIn, path: '/login' }, go('/home')],
  ['a signed-in user at the second sign-in as well', { ...signedIn, path: '/login2' }, go('/home')],
  ['or to the way back', { ...signedIn, path: '/login', search: '?redirect=%2Fx' }, go('/x')],
  ['never out of the application', { ...signedIn, path: '/login', search: '?redirect=%2F%2Fevil' }, go('/home')],
  ['even before anything is known of the person', { ...signedIn, path: '/login', session: 'none' }, go('/home')],
  ['the root leads home', { ...signedIn, path: '/' }, go('/home')],
  ['a token and no menu: info is fetched', { ...signedIn, session: 'none' }, { kind: 'load' }],
  ['which takes a while', { ...signedIn, session: 'loading' }, { kind: 'wait' }],
  ['then the navigation is repeated', signedIn, page],
  ['hasLayout=no drops the frame', { ...signedIn, search: '?hasLayout=no' }, { kind: 'page', bare: true }],
  [
    'info that could not be asked for can be asked for again',
    { ...signedIn, session: 'failed' },
    screen('sessionFailed'),
  ],
  ['a refusal throws the token away, and leads to sign-in', { ...out, session: 'none' }, go('/login?redirect=%2Fhome')],
  [
    'unknown paths are pages like any other: who knows the menu says that there is none',
    { ...signedIn, path: '/nowhere' },
    page,
  ],
  [
    'without a token nobody learns whether a path is one',
    { ...out, path: '/nowhere' },
    go('/login?redirect=%2Fnowhere'),
  ],

  ['a key is taken from the address', { ...out, search: '?key=k' }, takes('exchange', '/home')],
  [
    'and nothing else is',
    { ...out, path: '/x', search: '?a=1&key=k&hasLayout=no' },
    takes('exchange', '/x?a=1&hasLayout=no'),
  ],
  [
    'at open pages, too',
    { ...out, path: '/login', search: '?key=k&redirect=%2Fx' },
    takes('exchange', '/login?redirect=%2Fx'),
  ],
  ['and before anything else is judged', { ...out, link: 'waiting', search: '?key=k' }, takes('exchange', '/home')],
  ['somebody who is signed in', { ...signedIn, search: '?key=k' }, takes('exchange', '/home')],
  ['has that key already', { ...signedIn, search: '?key=own-key' }, takes('drop', '/home', 'own-key')],
  ['a blank key is none', { ...out, search: '?key=' }, takes('drop', '/home', '')],
  [
    'an exchanged token without a key gets it',
    { ...signedIn, tokens: { tokenKey: '' }, search: '?key=k&hasExchangeToken=1' },
    takes('keep', '/home'),
  ],
  [
    'one that has a key keeps it unless the person says otherwise',
    { ...signedIn, search: '?key=k&hasExchangeToken=1' },
    takes('exchange', '/home'),
  ],
  [
    'and without a token there is nothing that it could be the key of',
    { ...out, search: '?key=k&hasExchangeToken=1' },
    takes('drop', '/home'),
  ],
  [
    'the flag goes from the address in any case',
    { ...out, search: '?hasExchangeToken=1&b=2' },
    takes('drop', '/home?b=2', ''),
  ],
  [
    'a ticket of another system is taken from its page',
    { ...out, path: '/sso', search: '?ticket=k&redirect=%2Fx' },
    takes('signOn', '/sso?redirect=%2Fx'),
  ],
  ['also where somebody is signed in', { ...signedIn, path: '/sso', search: '?ticket=k' }, takes('signOn', '/sso')],
  ['a blank one is none', { ...out, path: '/sso', search: '?ticket=' }, takes('drop', '/sso', '')],
  ['and elsewhere it is a word like any other', { ...signedIn, path: '/x', search: '?ticket=k' }, page],
  ['once it was changed, the way goes on', { ...signedIn, path: '/sso', search: '?redirect=%2Fx' }, go('/x')],
  ['inside the application alone', { ...signedIn, path: '/sso', search: '?redirect=%2F%2Fevil' }, go('/home')],
  ['where it was refused, that is said', { ...out, path: '/sso', link: 'refused' }, screen('sso')],
  ['to who is signed in as well', { ...signedIn, path: '/sso', link: 'refused' }, screen('sso')],
  ['and nothing else changes for them', { ...signedIn, link: 'refused' }, page],
  ['a renewal by the key is tried first', { ...out, link: 'waiting' }, { kind: 'exchange' }],
  [
    'before the session that is live is looked at',
    { ...signedIn, session: 'none', link: 'waiting' },
    { kind: 'exchange' },
  ],
  ['which takes a while, too', { ...signedIn, link: 'changing' }, { kind: 'wait' }],
  ['and can be tried again', { ...out, link: 'failed' }, screen('sessionFailed')],
  ['another user’s session is asked about first', { ...signedIn, link: 'asking' }, screen('otherAccount')],
  ['wherever they are', { ...signedIn, path: '/login', link: 'asking' }, screen('otherAccount')],
];

describe('the guard, sentence by sentence', () => {
  it.each(table)('%s', (_sentence, facts, verdict) => {
    expect(guard(facts)).toEqual(verdict);
  });

  it('leads nowhere that leads back: every way ends at something to see or to wait for', () => {
    for (const path of ['/', '/login', '/login2', '/sso', '/602', '/home', '/404', '/nowhere'])
      for (const own of [null, tokens, { tokenKey: '' }])
        for (const session of ['none', 'loading', 'ready', 'failed'] as const)
          for (const link of ['none', 'waiting', 'changing', 'failed', 'refused', 'asking'] as const)
            for (const search of [
              '',
              '?hasLayout=no',
              '?key=k',
              '?ticket=k',
              '?redirect=%2Flogin',
              '?redirect=%2Fsso',
              '?redirect=%2F602',
            ])
              for (const fromQw of [false, true]) {
                let facts: Facts = { ...out, path, search, tokens: own, session, link, fromQw };
                let verdict = guard(facts);
                for (let steps = 0; verdict.kind === 'go' || verdict.kind === 'takeKey'; steps += 1) {
                  expect(steps, JSON.stringify(facts)).toBeLessThan(4);
                  const { pathname, search: next } = new URL(verdict.to, out.origin);
                  facts = { ...facts, path: pathname, search: next };
                  verdict = guard(facts);
                }
              }
  });
});
