import { call } from '../call-shapes/call.ts';
import { idShape } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { type GradeCell, gradeCells } from '../grants/grade.ts';
import { oneOf, type Shape, shape, type TInteger } from '../shape.ts';

const state = shape.integer({
  minimum: 0,
  maximum: 3,
  description: '0 no, 1 yes, 2 yes and 3 no where the caller cannot change it',
});
const cells = Object.fromEntries(gradeCells.map((cell) => [cell, state])) as Record<GradeCell, TInteger>; // one for each

const placeShape = shape.object({
  id: shape.string(),
  parentId: shape.string({ description: "'0' at the top, and where the caller does not see what is above" }),
  fullName: shape.string(),
  enCode: shape.string(),
  category: oneOf(['company', 'department']),
  ...cells,
});
export type GradePlace = Shape<typeof placeShape>;

const itemShape = shape.object({
  id: shape.string(),
  parentId: shape.string(),
  fullName: shape.string(),
  note: shape.string(),
  isGrantable: shape.boolean({ description: 'false: it only leads to what is' }),
  mayGrant: shape.boolean({ description: 'the caller may hand it out' }),
});
export type GradeItem = Shape<typeof itemShape>;

export const gradeCalls = {
  gradeSelector: call({
    method: 'GET',
    path: '/api/permission/organizeAdminIsTrator/Selector',
    right: { kind: 'menu', menu: 'permission.grade' },
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({ userId: shape.optional(idShape) }),
      data: shape.object({
        list: shape.array(placeShape),
        menus: shape.array(itemShape),
        roles: shape.array(itemShape),
      }),
    },
    source: 'design 6; administration P1',
  }),
};
