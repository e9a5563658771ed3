import type { Call, CallData, CallName, Calls } from '../schema/calls/index.ts';
import type { Shape, TSchema } from '../schema/shape.ts';

/** How a call is made, whatever is sent with it. */
export interface RequestManner {
  /** One row however often the same entry is sent. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The caller shows a failure itself. */
  readonly quiet?: boolean;
  /** The model of the page that asks, for the header; that of the page that is seen where none is named. */
  readonly modelId?: string;
}

/** What is sent to a call whose name is data: the document's judge and the server know its shape. */
export interface RequestInput extends RequestManner {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What is sent is only read. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T;

/** A part that the call takes, or may be left out where nothing in it is needed; none where the call has no such part. */
type Part<S, Key extends string> = S extends TSchema
  ? Record<never, never> extends Shape<S>
    ? { readonly [K in Key]?: Sent<Shape<S>> }
    : { readonly [K in Key]: Sent<Shape<S>> }
  : { readonly [K in Key]?: undefined };

type PartsOf<C extends Call> = Part<C['shapes']['params'], 'params'> &
  Part<C['shapes']['query'], 'query'> &
  Part<C['shapes']['body'], 'body'>;

type InputsByName = { [Name in CallName]: RequestManner & PartsOf<Calls[Name]> };
/** As an interface: of a name that is not known yet, a mapped type would be spelt out and understood by nobody. */
interface CallInputs extends InputsByName {}

/** What a call of the call table is sent, by its shapes. */
export type CallInput<Name extends CallName> = CallInputs[Name];
/** What a call of the call table answers, by its shapes. */
export type CallAnswer<Name extends CallName> = CallData<Calls[Name]>;

/** The two ways of making a call; either rejects with an Error whose message is for people. */
export interface Requests {
  /** One that the code names: its input and its answer are typed by the call table. */
  request<Name extends CallName>(call: Name, input: CallInput<Name>): Promise<CallAnswer<Name>>;
  /** One that a document names. */
  requestNamed(call: string, input: RequestInput): Promise<unknown>;
}

/** Both ways by way of the one that takes any name. The server answers each call by its shape, which is the type here. */
export function requestsBy(requestNamed: Requests['requestNamed']): Requests {
  return {
    requestNamed,
    request: <Name extends CallName>(call: Name, input: CallInput<Name>) =>
      requestNamed(call, input) as Promise<CallAnswer<Name>>,
  };
}
