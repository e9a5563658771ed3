import { call, designer } from '../call-shapes/call.ts';
import { idParams, idShape, listOf, nullable, saidShape } from '../call-shapes/common-shapes.ts';
import { documentText, findingShape, modelsPath, text } from '../call-shapes/model-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';
import { namesShape } from '../text/text-shape.ts';
import { menuItemParts } from './oauth-calls.ts';

/** The documents of one version, as they went online; JSON text. */
export const storedVersionShape = shape.object({
  version: shape.integer(),
  fullName: shape.string(),
  names: shape.optional(namesShape),
  enCode: shape.string(),
  type: shape.integer(),
  webType: shape.integer(),
  tables: shape.string(),
  formData: shape.string(),
  columnData: shape.string(),
  category: nullable(shape.string({ description: 'null in versions of before it was kept' })),
  description: nullable(shape.string({ description: 'null in versions of before it was kept' })),
  note: shape.string(),
  label: shape.string(),
  creatorTime: shape.string(),
  creatorUser: shape.string(),
});
export type StoredVersion = Shape<typeof storedVersionShape>;

/** What a publish does to rows that exist: no value in what becomes required, a value that is no longer shown. */
export const consequenceShape = shape.object({
  kind: oneOf(['required', 'removed', 'kind']),
  field: shape.string({ description: 'vModel, or table-child' }),
  label: shape.string(),
  at: shape.string({ description: 'JSON pointer of the node in the model; empty for one that is gone' }),
  rows: shape.integer({ description: 'rows there are' }),
  empty: shape.integer({ description: 'of them without a value' }),
});
export type Consequence = Shape<typeof consequenceShape>;

/** A table of a model as a publish leaves it. */
const tableOutlookShape = shape.object({
  key: shape.string({ description: 'vModel of the sub-table; empty for the main table' }),
  name: shape.string(),
  isNew: shape.boolean(),
  bound: shape.boolean({ description: 'made elsewhere' }),
  rows: shape.integer({ description: 'of this tenant, counted to 100,000' }),
  columns: shape.array(
    shape.object({ field: shape.string(), name: shape.string(), type: shape.string(), isNew: shape.boolean() }),
  ),
});
export type TableOutlook = Shape<typeof tableOutlookShape>;

const versionShape = shape.object({
  version: shape.integer(),
  creatorTime: shape.string(),
  creatorUser: shape.string(),
  note: shape.string(),
  label: shape.string({ description: 'given by people; empty: none' }),
  changes: shape.integer(),
  online: shape.boolean(),
});
export type ModelVersion = Shape<typeof versionShape>;

const releasedShape = shape.object({
  version: nullable(shape.integer({ description: 'null where a dry run found errors' })),
  menuId: nullable(shape.string()),
  path: shape.optional(nullable(shape.string({ description: 'address of the page; null where it is in no menu' }))),
  steps: shape.array(shape.string()),
  findings: shape.array(findingShape),
  consequences: shape.optional(shape.array(consequenceShape, { description: 'dry run only' })),
  tables: shape.optional(shape.array(tableOutlookShape, { description: 'dry run only' })),
  menus: shape.optional(shape.array(shape.string(), { description: 'dry run only: where it stands in the menu' })),
  rights: shape.optional(shape.array(shape.string(), { description: 'dry run only: who will see it' })),
  acts: shape.optional(
    shape.array(shape.object({ text: shape.string(), isNew: shape.boolean() }), {
      description: 'dry run only: what the version may do, what is new first',
    }),
  ),
  says: shape.optional(shape.array(saidShape, { description: 'dry run only: all of it in words' })),
});
export type ReleaseAnswer = Shape<typeof releasedShape>;

const versionParams = shape.object({ id: idShape, version: shape.string({ maxLength: 9, pattern: '^[1-9][0-9]*$' }) });

/** A directory of the menu in which a model or page can be put. */
const menuPlaceShape = shape.recursive(
  (place) =>
    shape.object({
      ...menuItemParts,
      proposed: shape.optional(shape.boolean({ description: 'where others of its kind stand' })),
      children: shape.array(place),
    }),
  { $id: 'menuPlace' },
);
export type MenuDirectory = Shape<typeof menuPlaceShape>;

export const releaseCalls = {
  releaseModel: call({
    method: 'POST',
    path: `${modelsPath}/:id/Actions/Release`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.optional(
        shape.object(
          {
            menu: shape.optional(
              shape.object({
                parentId: shape.optional(shape.string({ maxLength: 64 })),
                fullName: text(100),
                icon: text(100),
                /** Roles that may see it; every role that may see the parent when absent. */
                roleIds: shape.optional(shape.array(idShape, { maxItems: 200 })),
              }),
            ),
            note: text(limits.releaseNoteLength),
            revision: shape.optional(shape.integer({ minimum: 1, description: 'refused where the draft is another' })),
            dryRun: shape.optional(shape.boolean({ description: 'says what a publish would do; nothing is done' })),
            draft: shape.optional(
              shape.object(
                { formData: documentText, columnData: documentText, tables: documentText },
                {
                  additionalProperties: false,
                  description: 'dry run only: these documents in place of the saved ones',
                },
              ),
            ),
          },
          { additionalProperties: false },
        ),
      ),
      data: releasedShape,
    },
    source: 'design 9, publish',
  }),
  modelVersions: call({
    method: 'GET',
    path: `${modelsPath}/:id/Versions`,
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      params: idParams,
      data: listOf(versionShape),
    },
    source: 'design 9, versions',
  }),
  modelVersion: call({
    method: 'GET',
    path: `${modelsPath}/:id/Versions/:version`,
    right: designer,
    reads: true,
    shapes: {
      params: versionParams,
      data: storedVersionShape,
    },
    source: 'design 9, versions',
  }),
  labelVersion: call({
    method: 'POST',
    path: `${modelsPath}/:id/Versions/:version/Label`,
    right: designer,
    writes: true,
    shapes: {
      params: versionParams,
      body: shape.object(
        { label: shape.string({ maxLength: limits.versionLabelLength }) },
        { additionalProperties: false },
      ),
      data: shape.object({ label: shape.string() }),
    },
    source: 'design 1, version history',
  }),
  rollbackModel: call({
    method: 'POST',
    path: `${modelsPath}/:id/Actions/RollbackTemplate`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object({ version: shape.integer({ minimum: 1 }) }, { additionalProperties: false }),
      data: shape.object({ revision: shape.integer(), findings: shape.array(findingShape) }),
    },
    source: 'design 9, versions',
  }),
  menuSelector: call({
    method: 'GET',
    path: `${modelsPath}/Actions/MenuSelector`,
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object(
        { modelId: shape.optional(idShape) },
        { description: 'the model or page that is placed: one directory is proposed for it' },
      ),
      data: listOf(menuPlaceShape),
    },
    source: 'design 9, publish: where a model can be put in the menu',
  }),
};
