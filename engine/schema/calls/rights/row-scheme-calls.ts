import { call } from '../../call-shapes/call.ts';
import { idShape, listOf, nothing } from '../../call-shapes/common-shapes.ts';
import { schemeSigns, schemeValueKinds } from '../../grants/row-scheme.ts';
import { limits } from '../../limits.ts';
import { oneOf, type Shape, shape } from '../../shape.ts';

const base = '/api/system/ModuleDataAuthorizeScheme';
const source = 'design 6; administration F7, Y9: which rows a menu entry shows';
const menu = 'permission.authorize';
const closed = { additionalProperties: false };

const conditionShape = shape.object(
  {
    field: shape.string({ minLength: 1, maxLength: 120, description: 'code of a field, or @creatorOrganize' }),
    op: oneOf(schemeSigns),
    kind: oneOf(schemeValueKinds),
    value: shape.optional(shape.unknown({ description: 'of its kind; none for what a person is or belongs to' })),
  },
  closed,
);
const groupShape = shape.object(
  {
    logic: oneOf(['and', 'or']),
    groups: shape.array(conditionShape, { minItems: 1, maxItems: limits.schemeConditions }),
  },
  closed,
);
const content = {
  fullName: shape.string({ minLength: 1, maxLength: 50 }),
  enCode: shape.string({ pattern: '^[A-Za-z][A-Za-z0-9_.-]*$', maxLength: 50 }),
  allData: shape.boolean(),
  matchLogic: oneOf(['and', 'or']),
  groups: shape.array(groupShape, { maxItems: limits.schemeGroups }),
  sortCode: shape.integer({ minimum: 0, maximum: 1_000_000 }),
};

const schemeShape = shape.object({
  id: shape.string({ description: 'with @ before it: there is such a one of every entry' }),
  fullName: shape.string(),
  enCode: shape.string(),
  allData: shape.boolean(),
  matchLogic: content.matchLogic,
  groups: shape.array(groupShape),
  conditionText: shape.string({ description: 'the rows in words' }),
  builtIn: shape.boolean(),
  sortCode: shape.integer(),
  revision: shape.integer(),
});
export type RowScheme = Shape<typeof schemeShape>;

const schemeFieldShape = shape.object({
  id: shape.string({ description: 'code of the field' }),
  fullName: shape.string({ description: 'empty for what every model has, which the page names' }),
  control: oneOf(['text', 'number', 'day', 'yesNo', 'choice', 'ids']),
  to: shape.string({ description: 'what ids are ids of; empty for other controls' }),
  signs: shape.array(oneOf(schemeSigns)),
  kinds: shape.array(oneOf(schemeValueKinds)),
  options: shape.array(shape.object({ value: shape.unknown(), label: shape.string() }), { description: 'of choices' }),
});
export type RowSchemeField = Shape<typeof schemeFieldShape>;

export const rowSchemeCalls = {
  rowSchemeList: call({
    method: 'GET',
    path: `${base}/:id/List`,
    right: { kind: 'menu', menu },
    reads: true,
    shapes: { params: shape.object({ id: idShape }), data: listOf(schemeShape) },
    source,
  }),
  rowSchemeFields: call({
    method: 'GET',
    path: `${base}/:id/Fields`,
    right: { kind: 'menu', menu },
    reads: true,
    shapes: { params: shape.object({ id: idShape }), data: listOf(schemeFieldShape) },
    source,
  }),
  createRowScheme: call({
    method: 'POST',
    path: base,
    right: { kind: 'menu', menu, button: 'btn_edit' },
    writes: true,
    shapes: {
      body: shape.object({ moduleId: idShape, ...content }, closed),
      data: shape.object({ id: shape.string() }),
    },
    source,
  }),
  saveRowScheme: call({
    method: 'POST',
    path: `${base}/:id`,
    right: { kind: 'menu', menu, button: 'btn_edit' },
    writes: true,
    shapes: {
      params: shape.object({ id: idShape }),
      body: shape.object({ ...content, revision: shape.integer({ minimum: 1 }) }, closed),
      data: shape.object({ revision: shape.integer() }),
    },
    source,
  }),
  deleteRowScheme: call({
    method: 'POST',
    path: `${base}/:id/Actions/Delete`,
    right: { kind: 'menu', menu, button: 'btn_edit' },
    writes: true,
    shapes: { params: shape.object({ id: idShape }), data: nothing },
    source,
  }),
};
