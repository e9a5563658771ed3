import type { Refusal } from '../../engine/schema/call-shapes/envelope.ts';

/** A call that was not answered with success. The message is for people; `data` says more to the program. */
export class RequestError extends Error {
  readonly code: number | string;
  readonly data: Refusal | null;

  /** @param code of the envelope, or 'network' when no answer came */
  constructor(code: number | string, message: string, data: Refusal | null = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
