import { oneOf, type Shape, shape } from '../shape.ts';
import { codeKinds } from './code-kinds.ts';

const code = shape.string({ description: 'permission code; without it the node is not there' });

/** Which right a node asks for. Source: shell specification 6. */
export const accessShape = shape.union([
  code,
  shape.object({
    code,
    kind: shape.optional(oneOf(codeKinds)),
    modelId: shape.optional(
      shape.string({
        description: 'model on which the code must be granted; that of the document where none is named',
      }),
    ),
    judge: shape.optional(
      shape.boolean({ description: 'btn_add, btn_edit and btn_remove are asked for only where this is on' }),
    ),
  }),
]);
export type StoredAccess = Shape<typeof accessShape>;
