import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';
import { call, designer } from './call.ts';
import {
  anyRow,
  idParams,
  idShape,
  jsonText,
  keyword,
  listOf,
  nothing,
  nullable,
  pageOf,
  pageQuery,
  saidShape,
} from './common-shapes.ts';

const text = (maxLength: number) => shape.optional(shape.string({ maxLength }));
const documentText = jsonText(limits.documentBytes * 2);

export const findingShape = shape.object({
  code: shape.string(),
  severity: shape.string(),
  at: shape.string(),
  message: shape.string(),
  fix: shape.string(),
  args: shape.optional(shape.unknown({ description: 'for saying it in another language: findingText' })),
});

/** A row of the list of models. Names: dialect facts 2, GET Base. */
export const modelRowShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  state: shape.integer({ description: '0 unpublished, 1 published, 2 changed since' }),
  type: shape.integer(),
  webType: shape.integer(),
  category: shape.string(),
  description: shape.string(),
  creatorTime: shape.string(),
  creatorUser: shape.string(),
  lastModifyTime: nullable(shape.string()),
  lastModifyUser: shape.string(),
  isRelease: shape.integer(),
  releaseVersion: nullable(shape.integer()),
  revision: shape.integer(),
});
export type ModelRow = Shape<typeof modelRowShape>;

/** A whole model; the documents are JSON text. */
export const storedModelShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  type: shape.integer(),
  webType: shape.integer(),
  category: shape.string(),
  state: shape.integer(),
  description: shape.string(),
  tables: shape.string(),
  formData: shape.string(),
  columnData: shape.string(),
  revision: shape.integer(),
  releaseVersion: nullable(shape.integer()),
  /** Who saved it last and when; said to a save that comes too late. */
  lastModifyUser: shape.optional(shape.string()),
  lastModifyTime: shape.optional(nullable(shape.string())),
});
export type StoredModel = Shape<typeof storedModelShape>;

/** The documents of one version, as they went online; JSON text. */
export const storedVersionShape = shape.object({
  version: shape.integer(),
  fullName: shape.string(),
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

const databaseName = shape.string({ minLength: 1, maxLength: 63 });

/** A table of the database that was made elsewhere. */
const databaseTableShape = shape.object({
  table: shape.string(),
  tableName: shape.string({ description: 'its comment' }),
  rows: nullable(shape.integer({ description: 'as the database last counted them' })),
  columns: shape.integer(),
  reason: nullable(shape.string({ description: 'why no model can be bound to it' })),
  relations: shape.array(
    shape.object({
      tableField: shape.string(),
      relationField: shape.string({ description: 'column of the main table whose value it has' }),
    }),
    { description: 'foreign keys to the main table that was named' },
  ),
});
export type DatabaseTable = Shape<typeof databaseTableShape>;

/** A column of such a table. Names: dialect facts 2, tables. */
const databaseColumnShape = shape.object({
  field: shape.string(),
  fieldName: shape.string({ description: 'its comment' }),
  dataType: shape.string(),
  dataLength: nullable(shape.integer()),
  decimals: nullable(shape.integer()),
  primaryKey: shape.boolean(),
  allowNull: shape.boolean(),
  hasDefault: shape.boolean(),
  readable: shape.boolean({ description: 'a field can live in it' }),
  reason: nullable(shape.string({ description: 'why none can' })),
});
export type DatabaseColumn = Shape<typeof databaseColumnShape>;

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

const releasedShape = shape.object({
  version: nullable(shape.integer({ description: 'null where a dry run found errors' })),
  menuId: nullable(shape.string()),
  steps: shape.array(shape.string()),
  findings: shape.array(findingShape),
  consequences: shape.optional(shape.array(consequenceShape, { description: 'dry run only' })),
  tables: shape.optional(shape.array(tableOutlookShape, { description: 'dry run only' })),
  menus: shape.optional(shape.array(shape.string(), { description: 'dry run only: where it stands in the menu' })),
  rights: shape.optional(shape.array(shape.string(), { description: 'dry run only: who will see it' })),
  says: shape.optional(shape.array(saidShape, { description: 'dry run only: all of it in words' })),
});
export type ReleaseAnswer = Shape<typeof releasedShape>;

const modelBody = {
  fullName: shape.string({ minLength: 1, maxLength: 100 }),
  enCode: shape.string({ minLength: 1, maxLength: 50 }),
  type: shape.optional(shape.integer({ minimum: 1, maximum: 9 })),
  webType: shape.optional(shape.integer({ minimum: 1, maximum: 4 })),
  category: text(100),
  description: text(500),
  tables: shape.optional(documentText),
  formData: documentText,
  columnData: shape.optional(documentText),
};
const idData = shape.object({ id: shape.string() });
const savedData = shape.object({ id: shape.string(), revision: shape.integer(), findings: shape.array(findingShape) });
const updateBody = shape.object(
  { ...modelBody, revision: shape.integer({ minimum: 1 }) },
  { additionalProperties: false },
);
const option = shape.object({ vmodel: shape.string(), label: shape.string() });

const versionParams = shape.object({ id: idShape, version: shape.string({ maxLength: 9, pattern: '^[1-9][0-9]*$' }) });

const base = '/api/visualdev/Base';

export const visualdevCalls = {
  modelList: call({
    method: 'GET',
    path: base,
    right: designer,
    reads: true,
    shapes: {
      query: shape.object({
        ...pageQuery,
        state: shape.optional(shape.integer({ minimum: 0, maximum: 2 })),
        category: text(100),
        type: shape.optional(
          shape.integer({ minimum: 1, maximum: 9, description: '9 for screens, which are not there otherwise' }),
        ),
      }),
      data: pageOf(modelRowShape),
    },
    source: 'library specification 7, online development',
  }),
  modelSelector: call({
    method: 'GET',
    path: `${base}/Selector`,
    right: designer,
    reads: true,
    shapes: { data: listOf(anyRow) },
    source: 'library specification 7; dialect facts 2, Base/Selector',
  }),
  loadModel: call({
    method: 'GET',
    path: `${base}/:id`,
    right: designer,
    reads: true,
    shapes: { params: idParams, data: storedModelShape },
    source: 'library specification 7',
  }),
  createModel: call({
    method: 'POST',
    path: base,
    right: designer,
    writes: true,
    shapes: {
      body: shape.object(
        {
          ...modelBody,
          formData: shape.optional(documentText),
          fragment: shape.optional(shape.string({ maxLength: 64, description: 'whose nodes it begins with' })),
        },
        { additionalProperties: false },
      ),
      data: savedData,
    },
    source: 'library specification 7',
  }),
  replaceModel: call({
    method: 'POST',
    path: `${base}/:id`,
    right: designer,
    writes: true,
    shapes: { params: idParams, body: updateBody, data: savedData },
    source: 'library specification 7, GET and POST Base/{id}',
  }),
  updateModel: call({
    method: 'POST',
    path: `${base}/Update/:id`,
    right: designer,
    writes: true,
    shapes: { params: idParams, body: updateBody, data: savedData },
    source: 'library specification 7',
  }),
  deleteModel: call({
    method: 'GET',
    path: `${base}/Delete/:id`,
    right: designer,
    shapes: { params: idParams, data: nothing },
    source: 'library specification 7',
  }),
  copyModel: call({
    method: 'POST',
    path: `${base}/:id/Actions/Copy`,
    right: designer,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.optional(
        shape.object({ fullName: text(100), enCode: text(50), category: text(100) }, { additionalProperties: false }),
      ),
      data: idData,
    },
    source: 'library specification 7',
  }),
  exportModel: call({
    method: 'GET',
    path: `${base}/:id/Actions/Export`,
    right: designer,
    reads: true,
    shapes: { params: idParams, data: shape.object({ fileName: shape.string(), design: shape.string() }) },
    source: 'design 3: designs in a canonical form',
  }),
  importModel: call({
    method: 'POST',
    path: `${base}/Actions/Import`,
    right: designer,
    writes: true,
    shapes: {
      body: shape.object(
        {
          design: shape.unknown(),
          fullName: text(100),
          enCode: text(50),
          dryRun: shape.optional(shape.boolean({ description: 'read and report only; nothing is stored' })),
        },
        { additionalProperties: false },
      ),
      data: shape.object({
        id: nullable(shape.string()),
        findings: shape.array(findingShape),
        preview: shape.optional(
          shape.object({
            fullName: shape.string(),
            enCode: shape.string(),
            formData: shape.string(),
            fields: shape.integer(),
          }),
        ),
      }),
    },
    source: 'design 9, design import',
  }),
  formDataFields: call({
    method: 'GET',
    path: `${base}/:id/FormDataFields`,
    right: designer,
    reads: true,
    shapes: {
      params: idParams,
      query: shape.object({ filterType: shape.optional(shape.integer({ minimum: 0, maximum: 1 })) }),
      data: listOf(option),
    },
    source: 'library specification 7; dialect facts 2',
  }),
  fieldDataSelect: call({
    method: 'GET',
    path: `${base}/:id/FieldDataSelect`,
    right: { kind: 'model' },
    reads: true,
    shapes: {
      params: idParams,
      query: shape.object({
        currentPage: pageQuery.currentPage,
        pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pickerSizeMost })),
        keyword,
        relationField: text(120),
        columnOptions: text(2000),
        queryType: shape.optional(shape.integer({ minimum: 0, maximum: 1 })),
        propsValue: text(64),
      }),
      data: pageOf(anyRow),
    },
    source: 'library specification 7, relation forms; dialect facts 2',
  }),
  releaseModel: call({
    method: 'POST',
    path: `${base}/:id/Actions/Release`,
    right: designer,
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
            note: text(200),
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
  databaseTables: call({
    method: 'GET',
    path: `${base}/Actions/DatabaseTables`,
    right: designer,
    shapes: { query: shape.object({ main: shape.optional(databaseName) }), data: listOf(databaseTableShape) },
    source: 'dialect facts 2, tables: a model over a table of the database',
  }),
  databaseColumns: call({
    method: 'GET',
    path: `${base}/Actions/DatabaseColumns`,
    right: designer,
    shapes: {
      query: shape.object({ table: databaseName, main: shape.optional(databaseName) }),
      data: listOf(databaseColumnShape),
    },
    source: 'dialect facts 2, tables: the columns of a table of the database',
  }),
  modelVersions: call({
    method: 'GET',
    path: `${base}/:id/Versions`,
    right: designer,
    reads: true,
    shapes: {
      params: idParams,
      data: listOf(versionShape),
    },
    source: 'design 9, versions',
  }),
  modelVersion: call({
    method: 'GET',
    path: `${base}/:id/Versions/:version`,
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
    path: `${base}/:id/Versions/:version/Label`,
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
    path: `${base}/:id/Actions/RollbackTemplate`,
    right: designer,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object({ version: shape.integer({ minimum: 1 }) }, { additionalProperties: false }),
      data: shape.object({ revision: shape.integer() }),
    },
    source: 'design 9, versions',
  }),
  menuSelector: call({
    method: 'GET',
    path: `${base}/Actions/MenuSelector`,
    right: designer,
    reads: true,
    shapes: { data: listOf(anyRow) },
    source: 'design 9, publish: where a model can be put in the menu',
  }),
  previewSubjects: call({
    method: 'GET',
    path: `${base}/Actions/PreviewSubjects`,
    right: designer,
    shapes: { query: shape.object({ keyword }), data: listOf(previewSubjectShape) },
    source: 'library specification 6, permission codes; look, 07-list-designer: roles and people to look through',
  }),
  previewRights: call({
    method: 'GET',
    path: `${base}/:id/Actions/PreviewRights`,
    right: designer,
    shapes: {
      params: idParams,
      query: shape.object({ kind: oneOf(['role', 'user']), objectId: idShape }),
      data: previewRightsShape,
    },
    source: 'library specification 6, permission codes; look, 07-list-designer: what a right takes away',
  }),
};
