import type { Call } from './call.ts';
import written from './call-ways.generated.json' with { type: 'json' };
import type { CallName } from './index.ts';

/** What a page has to know of a call to make it; what is sent and answered is the server's to check. */
export interface CallWay extends Pick<Call, 'method' | 'path' | 'encoding' | 'reads'> {
  /** It takes a body. */
  readonly body?: true;
}

/** Of every call of the table: written from it by `server/write-meta.ts`, so that pages carry no shapes and not what makes them. */
export const callWays = written as Readonly<Record<CallName, CallWay>>; // held to the table by meta-written.test.ts

export function wayOf({ method, path, encoding, reads, shapes }: Call): CallWay {
  return {
    method,
    path,
    ...(encoding ? { encoding } : {}),
    ...(reads ? { reads } : {}),
    ...(shapes.body === undefined ? {} : { body: true }),
  };
}
