import type { AnswerCode, Refusal } from '../engine/schema/calls/envelope.ts';

/** A call that is refused on purpose: becomes the envelope of its code. Any other error is a failure with a request id. */
export class Refused extends Error {
  readonly answer: AnswerCode;
  readonly data: Refusal | null;

  /** @param message text for people in Chinese, without inner detail */
  constructor(answer: AnswerCode, message: string, data: Refusal | null = null) {
    super(message);
    this.answer = answer;
    this.data = data;
  }
}
