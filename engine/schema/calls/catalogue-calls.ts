import { call, designer } from '../call-shapes/call.ts';
import { idParams, idShape, listOf, saidShape } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { type Shape, shape } from '../shape.ts';

const name = shape.string({ minLength: 1, maxLength: 100 });
const ids = shape.array(idShape, { minItems: 1, maxItems: limits.batchIds });
const base = '/api/visualdev/Base';

/** What models are filed under, and how many. `-` stands for those that are filed nowhere. */
export const categoryShape = shape.object({
  id: shape.string({ description: 'the name, which models hold; `-`: none' }),
  fullName: shape.string(),
  count: shape.integer(),
  fixed: shape.boolean({ description: 'cannot be renamed or deleted' }),
});
export type Category = Shape<typeof categoryShape>;

/** What a deletion takes along, and who has need of the model. */
export const modelUsesShape = shape.object({
  rows: shape.integer({ description: 'rows that people can open now' }),
  versions: shape.integer(),
  menus: shape.array(shape.object({ id: shape.string(), fullName: shape.string() })),
  usedBy: shape.array(shape.object({ id: shape.string(), fullName: shape.string(), enCode: shape.string() })),
  says: shape.array(saidShape, { description: 'the same in words' }),
});
export type ModelUses = Shape<typeof modelUsesShape>;

/** What was done with several, one by one: one that fails leaves the others as they went. */
const batchAnswer = {
  count: shape.integer({ description: 'with how many it went well' }),
  failed: shape.integer(),
  says: shape.array(saidShape, { description: 'a line for each, in words' }),
};

export const catalogueCalls = {
  modelCategories: call({
    method: 'GET',
    path: `${base}/Categories`,
    right: designer,
    whenSeeing: 'person',
    documents: inShippedScreens,
    shapes: { data: listOf(categoryShape) },
    source: 'dialect facts 2, Base/Selector: a tree of categories; dialect facts 4, entries of a dictionary',
  }),
  saveCategory: call({
    method: 'POST',
    path: `${base}/Categories`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        { fullName: name, from: shape.optional(shape.string({ maxLength: 100, description: 'the name until now' })) },
        { additionalProperties: false },
      ),
      data: shape.object({ id: shape.string(), moved: shape.integer({ description: 'models that follow' }) }),
    },
    source: 'dialect facts 4, entries of a dictionary',
  }),
  deleteCategory: call({
    method: 'POST',
    path: `${base}/Categories/Actions/Delete`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object({ id: name }, { additionalProperties: false }),
      data: shape.object({ moved: shape.integer() }),
    },
    source: 'dialect facts 4, entries of a dictionary',
  }),
  modelUses: call({
    method: 'GET',
    path: `${base}/:id/Uses`,
    right: designer,
    whenSeeing: 'person',
    documents: inShippedScreens,
    shapes: { params: idParams, data: modelUsesShape },
    source: 'design 5, published tables stay; dialect facts 2',
  }),
  proposeModelCode: call({
    method: 'POST',
    path: `${base}/Actions/ProposeCode`,
    right: designer,
    documents: inShippedScreens,
    shapes: {
      body: shape.object({ fullName: shape.string({ maxLength: 100 }) }, { additionalProperties: false }),
      data: shape.object({ enCode: shape.string() }),
    },
    source: 'design 9, visualdev Base body: codes are unique in a tenant',
  }),
  checkModelCode: call({
    method: 'POST',
    path: `${base}/Actions/CheckCode`,
    right: designer,
    documents: inShippedScreens,
    shapes: {
      body: shape.object({ enCode: shape.string({ maxLength: 50 }) }, { additionalProperties: false }),
      data: shape.object({ enCode: shape.string() }),
    },
    source: 'design 9, visualdev Base body: codes are unique in a tenant',
  }),
  deleteModels: call({
    method: 'POST',
    path: `${base}/Actions/BatchDelete`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object({ ids }, { additionalProperties: false }),
      data: shape.object({ count: shape.integer() }),
    },
    source: 'dialect facts 2, batchDelete',
  }),
  releaseModels: call({
    method: 'POST',
    path: `${base}/Actions/BatchRelease`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        { ids, note: shape.optional(shape.string({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      data: shape.object(batchAnswer),
    },
    source: 'design 9, publish; dialect facts 2, batchDelete: several at a time',
  }),
  exportModels: call({
    method: 'POST',
    path: `${base}/Actions/BatchExport`,
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      body: shape.object({ ids }, { additionalProperties: false }),
      data: shape.object({
        ...batchAnswer,
        fileName: shape.string(),
        files: shape.array(shape.object({ fileName: shape.string(), design: shape.string() })),
      }),
    },
    source: 'design 3: designs in a canonical form',
  }),
  moveModels: call({
    method: 'POST',
    path: `${base}/Actions/Move`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object({ ids, category: shape.string({ maxLength: 100 }) }, { additionalProperties: false }),
      data: shape.object({ count: shape.integer() }),
    },
    source: 'dialect facts 2, category',
  }),
};
