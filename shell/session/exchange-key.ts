import type { createStore } from 'jotai';
import { isSuccess } from '../../engine/schema/call-shapes/envelope.ts';
import { places } from '../../engine/schema/routes/routes.ts';
import type { Client } from '../request/client.ts';
import { readAnswer } from '../request/read-answer.ts';
import type { Tokens } from '../request/renewal.ts';
import { RequestError } from '../request/request-error.ts';
import { writeStored } from '../settings/storage.ts';
import { forgetSession } from './forget-session.ts';
import { dropLink, linkAtom, ticketPlace, waitingLink } from './link-key.ts';
import { afterSignOut, type Info, tokenStore } from './session.ts';

interface Parts {
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  /** Tells the person. */
  readonly say: (message: string) => void;
}

type Person = Info['userInfo'];

/**
 * Changes the key of a link for a session. Where somebody else is signed in, that session stays as it is until the person
 * has said which one it shall be; the key, good for a minute, is changed before the question.
 */
export async function exchangeKey({ client, store, say }: Parts): Promise<void> {
  const waiting = waitingLink();
  store.set(linkAtom, { status: waiting ? 'changing' : 'none' });
  if (!waiting) return;
  const isTicket = waiting.place === ticketPlace;
  try {
    const tokens = await (isTicket ? byTicket(client, waiting.secret) : byKey(client, waiting.secret));
    dropLink();
    // Who comes from another system has no other way in: after signing out, it is told there how to come back.
    if (isTicket) writeStored(afterSignOut, places.sso);
    const present = await personHere(client);
    const known = tokenStore.read();
    if (!present || !known) {
      enterByLink(store, tokens);
    } else if (tokens.token === known.token) {
      store.set(linkAtom, { status: 'none' });
    } else {
      const { userAccount, userName: name } = await personOf(client, tokens.token);
      if (userAccount === present.userAccount) await refuseLink(client, store, tokens);
      else store.set(linkAtom, { status: 'asking', tokens, name, present: present.userName });
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const isLost = error instanceof RequestError && error.code === 'network' && !tokenStore.read();
    store.set(linkAtom, { status: isLost ? 'failed' : 'refused', message });
    if (isLost) return;
    dropLink();
    say(message);
  }
}

const byKey = (client: Client, key: string) => client.request('getTokenByKey', { params: { key }, quiet: true });
const byTicket = (client: Client, ticket: string) => client.request('singleLogin', { body: { ticket }, quiet: true });

/** Begins the session of the link in place of any other. */
export function enterByLink(store: Parts['store'], tokens: Tokens): void {
  tokenStore.write(tokens);
  forgetSession(store);
  store.set(linkAtom, { status: 'none' });
}

/** Leaves everything as it was, and ends what the link has begun. */
export async function refuseLink(client: Client, store: Parts['store'], tokens: Tokens): Promise<void> {
  store.set(linkAtom, { status: 'none' });
  await fetch(client.address('logout', {}), { headers: client.headersWith(tokens.token) }).catch(() => {
    // It ends by itself.
  });
}

/** Who is signed in here; null where nobody is, or that session is over. */
async function personHere(client: Client): Promise<Person | null> {
  if (!tokenStore.read()) return null;
  try {
    return (await client.request('currentUser', { quiet: true })).userInfo;
  } catch (error) {
    // Over: the keeper of the session has thrown its tokens away.
    if (!tokenStore.read()) return null;
    throw error;
  }
}

/** Whose a token is that is not stored. */
async function personOf(client: Client, token: string): Promise<Person> {
  const response = await fetch(client.address('currentUser', {}), { headers: client.headersWith(token) });
  const { code, msg, data } = readAnswer(await response.json());
  if (!isSuccess(code)) throw new RequestError(code, msg);
  return (data as Info).userInfo; // by the call's shape
}
