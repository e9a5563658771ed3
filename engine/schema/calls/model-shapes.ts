import { limits } from '../limits.ts';
import { shape } from '../shape.ts';
import { jsonText } from './common-shapes.ts';

/** Where the calls of models are. */
export const modelsPath = '/api/visualdev/Base';

export const text = (maxLength: number) => shape.optional(shape.string({ maxLength }));
export const documentText = jsonText(limits.documentBytes * 2);

export const findingShape = shape.object({
  code: shape.string(),
  severity: shape.string(),
  at: shape.string(),
  message: shape.string(),
  fix: shape.string(),
  args: shape.optional(shape.unknown({ description: 'for saying it in another language: findingText' })),
});
