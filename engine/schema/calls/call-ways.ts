import type { Call } from '../call-shapes/call.ts';
import type { CallName } from './index.ts';
import open from './open-ways.generated.json' with { type: 'json' };

/** What a page has to know of a call to make it; what is sent and answered is the server's to check. */
export interface CallWay extends Pick<Call, 'method' | 'path' | 'encoding' | 'reads'> {
  /** It takes a body. */
  readonly body?: true;
}
type Ways = Readonly<Partial<Record<CallName, CallWay>>>;

/**
 * Ways of the calls that pages make, written from the table by `server/write-meta.ts`, so that no page carries shapes and what
 * makes them. At first those that anybody may make, and those that begin and end a session.
 */
const ways: { -readonly [Name in keyof Ways]: Ways[Name] } = { ...(open as Ways) }; // held to the table by meta-written.test.ts

/** Further ones, which come with the pages for who is signed in. */
export function addCallWays(more: Ways): void {
  Object.assign(ways, more);
}

export const hasCallWay = (name: string): name is CallName => Object.hasOwn(ways, name);

/** @throws Error for a call of the pages behind sign-in while they are not there */
export function callWay(name: CallName): CallWay {
  const way = ways[name];
  if (!way) throw new Error(`The call ${name} is made before sign-in.`);
  return way;
}

const ofSession: ReadonlySet<string> = new Set<CallName>(['currentUser', 'logout', 'unlock']);

export const isOpenCall = (name: string, { right }: Call): boolean => right.kind === 'anonymous' || ofSession.has(name);

export function wayOf({ method, path, encoding, reads, shapes }: Call): CallWay {
  return {
    method,
    path,
    ...(encoding ? { encoding } : {}),
    ...(reads ? { reads } : {}),
    ...(shapes.body === undefined ? {} : { body: true }),
  };
}
