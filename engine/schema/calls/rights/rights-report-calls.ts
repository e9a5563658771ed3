import { call, type Right } from '../../call-shapes/call.ts';
import { idParams, idShape, listOf, nullable, pageOf, pageQuery } from '../../call-shapes/common-shapes.ts';
import { grantKinds, holderKinds } from '../../grants/grant-kinds.ts';
import { roadStates } from '../../grants/right-roads.ts';
import { oneOf, type Shape, shape } from '../../shape.ts';
import { grantItemId } from './authority-calls.ts';

const right: Right = { kind: 'menu', menu: 'permission.user', button: 'btn_viewRights' };
const source = 'design 6; administration B1, P5';
const type = oneOf(grantKinds);
const item = shape.object({ type, item: grantItemId });

const lineShape = shape.object({
  id: shape.string(),
  parentId: shape.string({ description: "'0' at the top" }),
  fullName: shape.string(),
  enCode: shape.string(),
  icon: shape.string(),
  isHeld: shape.boolean({ description: 'false: it only leads to what is' }),
});
export type HeldLine = Shape<typeof lineShape>;

const roadShape = shape.object({
  kind: oneOf(holderKinds),
  id: shape.string(),
  fullName: shape.string(),
  isAbove: shape.boolean({ description: 'granted to a department or company above his' }),
  state: oneOf(roadStates),
  grantedBy: shape.string({ description: "'' where the installation brought it" }),
  grantedTime: shape.string(),
  validTo: nullable(shape.string()),
  reason: shape.string(),
});
export type Road = Shape<typeof roadShape>;

/** What somebody may do, and through what. */
export const rightsReportCalls = {
  personRights: call({
    method: 'GET',
    path: '/api/permission/Users/:id/Rights',
    right,
    reads: true,
    shapes: {
      params: idParams,
      query: shape.object({ type }),
      data: shape.object({
        ...listOf(lineShape).properties,
        name: shape.string(),
        isAdministrator: shape.boolean({ description: 'holds everything without grants' }),
        isOff: shape.boolean({ description: 'cannot sign in, whatever he holds' }),
      }),
    },
    source,
  }),
  explainRight: call({
    method: 'GET',
    path: '/api/permission/Users/:id/Explain',
    right,
    reads: true,
    shapes: {
      params: idParams,
      query: item,
      data: shape.object({
        isHeld: shape.boolean(),
        isAdministrator: shape.boolean(),
        isOutside: shape.boolean({ description: 'the tenant may not have it, whatever was granted' }),
        isUsual: shape.boolean({ description: 'own rows, where no other rows are granted' }),
        roads: shape.array(roadShape, { description: 'those that count first' }),
        rows: nullable(
          shape.object({
            text: shape.string({ description: 'which rows, in words' }),
            count: shape.integer({ description: 'of all that he sees of this model' }),
            isMore: shape.boolean({ description: 'counted no further' }),
          }),
        ),
      }),
    },
    source,
  }),
  rightHolders: call({
    method: 'GET',
    path: '/api/permission/Authority/Holders',
    right: { kind: 'menu', menu: 'permission.authorize' },
    reads: true,
    shapes: {
      query: shape.object({ ...item.properties, ...pageQuery, sidx: shape.optional(shape.string({ maxLength: 0 })) }),
      data: pageOf(
        shape.object({
          id: idShape,
          account: shape.string(),
          realName: shape.string(),
          organize: shape.string(),
          isAdministrator: shape.boolean(),
          through: shape.array(shape.object({ kind: oneOf(holderKinds), fullName: shape.string() })),
        }),
      ),
    },
    source: 'design 6; administration B1: who can open this page, press this button',
  }),
};
