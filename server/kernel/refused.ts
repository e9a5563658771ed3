import type { AnswerCode, Refusal } from '../../engine/schema/call-shapes/envelope.ts';
import type { WordArgs } from '../../engine/schema/findings/words.ts';
import { type ServerTextKey, type ServerWords, say } from './words.ts';

/**
 * A call that is refused on purpose: becomes the envelope of its code, in the language of the request. Any other error is
 * a failure with a request id.
 */
export class Refused extends Error {
  readonly answer: AnswerCode;
  readonly words: ServerWords;
  readonly data: Refusal | null;

  /** @param code of a text for people, which has no inner detail */
  constructor(answer: AnswerCode, code: ServerTextKey, args: WordArgs = {}, data: Refusal | null = null) {
    const words = { code, args };
    super(say(words, 'zh'));
    this.answer = answer;
    this.words = words;
    this.data = data;
  }
}

/** A refusal, usually a `badInput`, that is about one part of the body. @param at JSON pointer into the body */
export function refusedAt(
  at: string,
  code: ServerTextKey,
  args: WordArgs = {},
  answer: AnswerCode = 'badInput',
): Refused {
  return new Refused(answer, code, args, { findings: [{ code, severity: 'error', at, message: '', fix: '' }] });
}
