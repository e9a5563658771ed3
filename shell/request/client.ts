// Here: the way to the server: requests, answers, renewal of the session.

import ky, { type KyInstance, type Options } from 'ky';
import { type CallInput, type RequestInput, requestsBy } from '../../engine/contract/requests.ts';
import {
  buildHeader,
  documentHeader,
  type Envelope,
  endsSession,
  isLocked,
  isSuccess,
  type Refusal,
} from '../../engine/schema/call-shapes/envelope.ts';
import { type CallWay, callWay, hasCallWay } from '../../engine/schema/calls/call-ways.ts';
import type { CallName } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { createKeeper, type SessionParts } from './keep-session.ts';
import { readAnswer } from './read-answer.ts';
import { RequestError } from './request-error.ts';

export interface ClientOptions extends SessionParts {
  /** Where the application stands, with a slash at the end. */
  readonly base: string;
  /** In which the server is to answer. */
  readonly language: Language;
  /** Tells the person of a failed call; not asked where the caller speaks for itself. */
  readonly say: (message: string) => void;
  /** The screen of the session is locked: its owner shows that. */
  readonly locked: () => void;
  /** The model of the page, for the header; the server never trusts it. */
  readonly modelId: () => string;
  /** What the build of the page is called that the server serves by now. Source: reliability B42. */
  readonly served: (build: string) => void;
}

/** Signing in has no session to renew. Source: shell specification 4.3. */
const exempt: ReadonlySet<CallName> = new Set<CallName>(['login', 'singleLogin', 'getTokenByKey', 'siteConfig']);

/** What the page says of itself with every call beside that. */
export const moreHeaders: Record<string, string> = {};

export type Client = ReturnType<typeof createClient>;

/** The one way to the server: headers, envelope, renewal, messages. Source: shell specification 7 and 8. */
export function createClient(options: ClientOptions) {
  const http: KyInstance = ky.create({ retry: 0, timeout: limits.requestTimeoutMs, throwHttpErrors: false });
  const said = new WeakSet<RequestError>();

  const headersWith = (token: string, modelId = options.modelId()): Record<string, string> => ({
    'adit-origin': 'pc',
    'adit-language': options.language,
    [documentHeader]: modelId,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...moreHeaders,
  });

  const send = async (entry: CallWay, input: RequestInput, token: string): Promise<Envelope> => {
    const headers = headersWith(token, input.modelId);
    if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
    const request: Options = { method: entry.method, headers, ...(input.signal ? { signal: input.signal } : {}) };
    if (entry.method === 'POST') putBody(request, entry, input.body);
    let answer: unknown;
    try {
      const response = await http(options.base + addressOf(entry, input), request);
      const build = response.headers.get(buildHeader);
      if (build) options.served(build);
      answer = await response.json();
    } catch (error) {
      if (input.signal?.aborted) throw error;
      throw new RequestError('network', options.text('request.failed'));
    }
    return readAnswer(answer);
  };

  const inSession = createKeeper(options, (key, signal) =>
    send(callWay('getTokenByKey'), { params: { key }, signal }, ''),
  );

  const ask = async (name: CallName, input: RequestInput): Promise<unknown> => {
    const entry = callWay(name);
    const answer = exempt.has(name)
      ? await send(entry, input, options.tokens.read()?.token ?? '')
      : await inSession((token) => send(entry, input, token), input.signal);
    if (isSuccess(answer.code)) return answer.data;
    if (isLocked(answer.code)) options.locked();
    const message = answer.msg || options.text('request.failed');
    throw new RequestError(answer.code, message, answer.data as Refusal | null); // refused
  };

  /** @throws RequestError; the person has been told unless `quiet` */
  const requestNamed = async (name: string, input: RequestInput): Promise<unknown> => {
    if (!hasCallWay(name)) throw new Error(options.text('request.failed'));
    try {
      return await ask(name, input);
    } catch (error) {
      // A session that has ended is said by its owner, a renewal that many wait for once for all of them.
      const isSaid = error instanceof RequestError && (endsSession(error.code) || isLocked(error.code));
      if (error instanceof RequestError && !input.quiet && !isSaid && !said.has(error)) {
        said.add(error);
        options.say(error.message);
      }
      throw error;
    }
  };

  return {
    ...requestsBy(requestNamed),
    /** Whether a call only answers, so that asking again changes nothing. */
    reads: (name: CallName): boolean => callWay(name).reads === true,
    /** For the roads that do not go through `request`: uploads with progress, files. */
    inSession,
    headersWith,
    address: <Name extends CallName>(name: Name, input: CallInput<Name>) =>
      options.base + addressOf(callWay(name), input),
  };
}

/** Path with its parameters, query, and the time stamp that keeps caches away. */
function addressOf({ path }: CallWay, { params = {}, query = {} }: RequestInput): string {
  const filled = path
    .slice(1)
    .replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  search.set('t', String(Date.now()));
  return `${filled}?${search}`;
}

function putBody(request: Options, { encoding, body: takesBody }: CallWay, body: unknown) {
  if (encoding === 'form') {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.set(name, String(value));
    request.body = form;
  } else if (encoding === 'multipart') {
    if (body instanceof FormData) request.body = body;
  } else if (takesBody) {
    request.json = body ?? {};
  }
}
