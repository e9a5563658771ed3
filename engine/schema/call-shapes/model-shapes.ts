import type { WordArgs } from '../findings/words.ts';
import { limits } from '../limits.ts';
import { oneOf, shape, type TUnknown } from '../shape.ts';
import { jsonText } from './common-shapes.ts';

/** Where the calls of models are. */
export const modelsPath = '/api/visualdev/Base';

export const text = (maxLength: number) => shape.optional(shape.string({ maxLength }));
export const documentText = jsonText(limits.documentBytes * 2);

/** Words within words, which no validator has to know. */
const wordArgs = shape.unknown({ description: 'for saying it in another language: findingText' }) as TUnknown & {
  readonly static: WordArgs;
};

export const findingShape = shape.object({
  code: shape.string(),
  severity: oneOf(['error', 'warning', 'note']),
  at: shape.string(),
  message: shape.string(),
  fix: shape.string(),
  args: shape.optional(wordArgs),
});
