// Here: calls about rights: who is granted what, which rows, why, and what is worth a look.

import { call } from '../../call-shapes/call.ts';
import { idShape, listOf } from '../../call-shapes/common-shapes.ts';
import { askedHolderKinds, grantKinds } from '../../grants/grant-kinds.ts';
import { limits } from '../../limits.ts';
import { oneOf, type Shape, shape } from '../../shape.ts';

const base = '/api/permission/Authority/Data';
const source = 'design 6; administration P8, F6';
const menu = 'permission.authorize';

const objectType = oneOf(askedHolderKinds);
/** A menu entry by its id; a code by model or page and code, a row scheme by entry and scheme, with a colon between. */
export const grantItemId = shape.string({ minLength: 1, maxLength: 400 });
const items = shape.optional(shape.array(grantItemId, { maxItems: limits.grantLines }));
const wanted = { module: items, button: items, column: items, form: items, resource: items };
const ids = shape.optional(shape.array(idShape, { maxItems: limits.batchIds }));
const closed = { additionalProperties: false };

export const grantLineShape = shape.object({
  id: shape.string(),
  parentId: shape.string({ description: "'0' at the top" }),
  fullName: shape.string(),
  enCode: shape.string({ description: 'code of the entry, or the code itself' }),
  icon: shape.string(),
  isGrantable: shape.boolean({ description: 'false: it only leads to what is' }),
  mayGrant: shape.boolean({ description: 'the caller holds it' }),
});
export type GrantLine = Shape<typeof grantLineShape>;

const changedLine = shape.object({ kind: oneOf(grantKinds), id: shape.string(), fullName: shape.string() });
const changeShape = shape.object({
  added: shape.array(changedLine, { description: 'the first of them' }),
  removed: shape.array(changedLine, { description: 'the first of them' }),
  counts: shape.object({ added: shape.integer(), removed: shape.integer() }),
  people: shape.integer({ description: 'who have what is granted here' }),
});
export type GrantChange = Shape<typeof changeShape>;

const params = shape.object({ id: idShape });
/** What is granted from now on, by step; of a step that is absent nothing changes. */
const grantsBody = shape.object(
  {
    objectType,
    ...wanted,
    below: shape.optional(shape.boolean({ description: 'of a department or company: for those below it as well' })),
    validTo: shape.optional(
      shape.string({
        maxLength: 10,
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        description: 'the last day of what is added, where the installation stands',
      }),
    ),
    reason: shape.optional(shape.string({ maxLength: limits.noteLength })),
    revision: shape.string({ maxLength: 64 }),
  },
  closed,
);

export const authorityCalls = {
  authorityValues: call({
    method: 'POST',
    path: `${base}/:id/Values`,
    right: { kind: 'menu', menu },
    reads: true,
    shapes: {
      params,
      body: shape.object(
        {
          objectType: shape.optional(objectType),
          type: oneOf(grantKinds),
          moduleIds: shape.optional(shape.array(idShape, { maxItems: limits.grantLines })),
        },
        closed,
      ),
      data: shape.object({
        ...listOf(grantLineShape).properties,
        all: shape.array(shape.string(), { description: 'ids of what can be granted' }),
        ids: shape.array(shape.string(), { description: 'of those, what is granted now' }),
        revision: shape.string({ description: "'' for the id 0, which is nobody" }),
        name: shape.string({ description: 'of whom it is granted to' }),
        below: shape.boolean(),
      }),
    },
    source,
  }),
  saveAuthority: call({
    method: 'POST',
    path: `${base}/:id`,
    right: { kind: 'menu', menu, button: 'btn_edit' },
    writes: true,
    shapes: {
      params,
      body: grantsBody,
      data: shape.object({ ...changeShape.properties, revision: shape.string() }),
    },
    source,
  }),
  compareAuthority: call({
    method: 'POST',
    path: `${base}/:id/Actions/Compare`,
    right: { kind: 'menu', menu },
    reads: true,
    shapes: { params, body: grantsBody, data: changeShape },
    source: 'design 6; administration P8, B4',
  }),
  batchAuthority: call({
    method: 'POST',
    path: `${base}/Batch`,
    right: { kind: 'menu', menu, button: 'btn_edit' },
    writes: true,
    shapes: {
      body: shape.object(
        {
          roleIds: ids,
          userIds: ids,
          positionIds: ids,
          groupIds: ids,
          organizeIds: ids,
          ...wanted,
          mode: shape.optional(oneOf(['add', 'replace', 'remove'])),
          check: shape.optional(shape.boolean({ description: 'only tells what would change' })),
          validTo: grantsBody.properties.validTo,
          reason: grantsBody.properties.reason,
        },
        closed,
      ),
      data: shape.object({ ...changeShape.properties, objects: shape.integer() }),
    },
    source,
  }),
};
