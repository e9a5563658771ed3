import { call, designer } from '../call-shapes/call.ts';
import { idParams, idShape, keyword, listOf } from '../call-shapes/common-shapes.ts';
import { modelsPath } from '../call-shapes/model-shapes.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const previewSubjectShape = shape.object({
  kind: oneOf(['role', 'user']),
  id: shape.string(),
  name: shape.string(),
  account: shape.string(),
});
export type PreviewSubject = Shape<typeof previewSubjectShape>;

const previewRightsShape = shape.object({
  opens: shape.boolean({ description: 'has a menu entry of the model' }),
  isWhole: shape.boolean({ description: 'an administrator: codes are not asked for' }),
  button: shape.array(shape.string()),
  column: shape.array(shape.string()),
  form: shape.array(shape.string()),
});
export type PreviewRights = Shape<typeof previewRightsShape>;

export const previewCalls = {
  previewSubjects: call({
    method: 'GET',
    path: `${modelsPath}/Actions/PreviewSubjects`,
    right: designer,
    whenSeeing: 'person',
    shapes: { query: shape.object({ keyword }), data: listOf(previewSubjectShape) },
    source: 'library specification 6, permission codes; look, 07-list-designer: roles and people to look through',
  }),
  previewRights: call({
    method: 'GET',
    path: `${modelsPath}/:id/Actions/PreviewRights`,
    right: designer,
    whenSeeing: 'person',
    shapes: {
      params: idParams,
      query: shape.object({ kind: oneOf(['role', 'user']), objectId: idShape }),
      data: previewRightsShape,
    },
    source: 'library specification 6, permission codes; look, 07-list-designer: what a right takes away',
  }),
};
