import ky, { type KyInstance, type Options } from 'ky';
import type { RequestInput } from '../../engine/render/services.ts';
import { type Envelope, endsSession, isSuccess, type Refusal } from '../../engine/schema/calls/envelope.ts';
import { type Call, type CallName, calls } from '../../engine/schema/calls/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { createRenewal, type TokenStore, type Tokens } from './renewal.ts';
import { RequestError } from './request-error.ts';

export interface ClientOptions {
  /** Where the application stands, with a slash at the end. */
  readonly base: string;
  readonly tokens: TokenStore;
  /** In which the server is to answer. */
  readonly language: Language;
  /** Words for a call that got no message from the server. */
  readonly failureText: () => string;
  /** Tells the person of a failed call; not asked where the caller speaks for itself. */
  readonly say: (message: string) => void;
  /** The session is over: with a key it could not be renewed, or there is none. */
  readonly sessionEnded: (reason: { hadKey: boolean; message: string }) => void;
  /** The model of the page, for the header; the server never trusts it. */
  readonly modelId: () => string;
}

/** Time-out of the specification, section 7: about 1,000,000 ms; the server's own deadlines are far below. */
const timeoutMs = 1_000_000;

/** Sign-in calls are exempt from renewal. Source: shell specification 4.3. */
const exempt = new Set<CallName>(['login', 'getTokenByKey', 'siteConfig']);

export type Client = ReturnType<typeof createClient>;

/** The one way to the server: headers, envelope, renewal, messages. Source: shell specification 7 and 8. */
export function createClient(options: ClientOptions) {
  const http: KyInstance = ky.create({ retry: 0, timeout: timeoutMs, throwHttpErrors: false });

  const alwaysSent = (): Record<string, string> => {
    const token = options.tokens.read()?.token;
    return {
      'adit-origin': 'pc',
      'adit-language': options.language,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
  };

  const send = async (entry: Call, input: RequestInput): Promise<Envelope> => {
    const headers: Record<string, string> = { ...alwaysSent(), 'adit-model-id': options.modelId() };
    if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
    const request: Options = { method: entry.method, headers, ...(input.signal ? { signal: input.signal } : {}) };
    if (entry.method === 'POST') putBody(request, entry, input.body);
    let answer: unknown;
    try {
      const response = await http(options.base + addressOf(entry, input), request);
      answer = await response.json();
    } catch (error) {
      if (input.signal?.aborted) throw error;
      throw new RequestError('network', options.failureText());
    }
    if (!isEnvelope(answer)) throw new RequestError('body', describeBody(answer) || options.failureText());
    return answer;
  };

  const renewal = createRenewal(options.tokens, async (key) => {
    const answer = await send(calls.getTokenByKey, { params: { key } });
    if (!isSuccess(answer.code)) throw new RequestError(answer.code, answer.msg);
    return answer.data as Tokens; // by the call's own shape
  });

  const request = async (name: CallName, input: RequestInput = {}): Promise<unknown> => {
    const entry: Call = calls[name];
    const sentWith = options.tokens.read()?.token ?? '';
    let answer = await send(entry, input);
    if (endsSession(answer.code) && !exempt.has(name)) {
      const hadKey = Boolean(options.tokens.read()?.tokenKey);
      if (hadKey && (await renewal(sentWith))) answer = await send(entry, input);
      if (endsSession(answer.code)) {
        options.sessionEnded({ hadKey, message: answer.msg });
        throw new RequestError(answer.code, answer.msg || options.failureText());
      }
    }
    if (isSuccess(answer.code)) return answer.data;
    throw new RequestError(answer.code, answer.msg || options.failureText(), answer.data as Refusal | null); // refused
  };

  return {
    /** @throws RequestError; the person has been told unless `quiet` */
    async request(name: CallName, input: RequestInput = {}): Promise<unknown> {
      try {
        return await request(name, input);
      } catch (error) {
        const told = error instanceof RequestError && endsSession(error.code);
        if (error instanceof RequestError && !input.quiet && !told) options.say(error.message);
        throw error;
      }
    },
    /** Headers for the roads that do not go through `request`: uploads with progress, files. */
    authorization: alwaysSent,
    address: (name: CallName, input: RequestInput = {}) => options.base + addressOf(calls[name], input),
  };
}

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** Path with its parameters, query, and the time stamp that keeps caches away. */
function addressOf({ path }: Call, { params = {}, query = {} }: RequestInput): string {
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

function putBody(request: Options, { encoding, shapes }: Call, body: unknown) {
  if (encoding === 'form') {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.set(name, String(value));
    request.body = form;
  } else if (encoding === 'multipart') {
    if (body instanceof FormData) request.body = body;
  } else if (shapes.body !== undefined) {
    request.json = body ?? {};
  }
}

function isEnvelope(answer: unknown): answer is Envelope {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

/** Bodies of other services. Source: shell specification 8: a body that lacks success, an error_description. */
function describeBody(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const { codeDescription, message, data } = answer as Record<string, unknown>; // any JSON object
  if (typeof data === 'object' && data !== null && 'error_description' in data) return String(data.error_description);
  return typeof message === 'string'
    ? `${typeof codeDescription === 'string' ? `${codeDescription}-` : ''}${message}`
    : '';
}
