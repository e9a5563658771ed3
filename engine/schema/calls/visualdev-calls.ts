import { call, designer } from '../call-shapes/call.ts';
import {
  askingField,
  idParams,
  listOf,
  nothing,
  nullable,
  pageOf,
  pageQuery,
  recordRow,
} from '../call-shapes/common-shapes.ts';
import { documentText, findingShape, modelsPath, text } from '../call-shapes/model-shapes.ts';
import { inEveryDocument, inShippedScreens } from '../documents/document-kinds.ts';
import { modelTemplates } from '../documents/model-templates.ts';
import { idLength } from '../helpers/ids.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';
import { namesShape } from '../text/text-shape.ts';

/** A row of the list of models. Names: dialect facts 2, GET Base. */
export const modelRowShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  state: shape.integer({ description: '0 unpublished, 1 published, 2 changed since' }),
  type: shape.integer(),
  webType: shape.integer(),
  category: shape.string({ description: 'the name, which models hold' }),
  categoryName: shape.string({ description: 'as the reader calls it' }),
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
  names: shape.optional(namesShape),
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

const otherName = shape.optional(shape.string({ maxLength: 100 }));
const modelBody = {
  fullName: shape.string({ minLength: 1, maxLength: 100 }),
  names: shape.optional(
    nullable(
      shape.object(
        { en: otherName, zhtw: otherName },
        { additionalProperties: false, description: 'the name in the other two languages; null for none' },
      ),
    ),
  ),
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
/** A category with its models, as selectors show them. Names: dialect facts 2, Base/Selector. */
const modelCategoryShape = shape.object({
  id: shape.string(),
  parentId: shape.string(),
  fullName: shape.string(),
  sortCode: shape.integer(),
  hasChildren: shape.boolean(),
  children: shape.array(
    shape.object({
      id: shape.string(),
      parentId: shape.string(),
      fullName: shape.string(),
      enCode: shape.string(),
      hasChildren: shape.boolean(),
    }),
  ),
});
const option = shape.object({ vmodel: shape.string(), label: shape.string() });

export const visualdevCalls = {
  modelList: call({
    method: 'GET',
    path: modelsPath,
    right: designer,
    documents: inShippedScreens,
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
    path: `${modelsPath}/Selector`,
    right: designer,
    reads: true,
    shapes: { data: listOf(modelCategoryShape) },
    source: 'library specification 7; dialect facts 2, Base/Selector',
  }),
  loadModel: call({
    method: 'GET',
    path: `${modelsPath}/:id`,
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: storedModelShape },
    source: 'library specification 7',
  }),
  createModel: call({
    method: 'POST',
    path: modelsPath,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          ...modelBody,
          formData: shape.optional(documentText),
          fragment: shape.optional(shape.string({ maxLength: 64, description: 'whose nodes it begins with' })),
          template: shape.optional(oneOf(modelTemplates)),
          billRule: shape.optional(
            shape.string({ maxLength: 64, description: 'numbers its records; empty: none does' }),
          ),
        },
        { additionalProperties: false },
      ),
      data: savedData,
    },
    source: 'library specification 7',
  }),
  replaceModel: call({
    method: 'POST',
    path: `${modelsPath}/:id`,
    right: designer,
    writes: true,
    shapes: { params: idParams, body: updateBody, data: savedData },
    source: 'library specification 7, GET and POST Base/{id}',
  }),
  updateModel: call({
    method: 'POST',
    path: `${modelsPath}/Update/:id`,
    right: designer,
    writes: true,
    shapes: { params: idParams, body: updateBody, data: savedData },
    source: 'library specification 7',
  }),
  deleteModel: call({
    method: 'GET',
    path: `${modelsPath}/Delete/:id`,
    right: designer,
    documents: inShippedScreens,
    shapes: { params: idParams, data: nothing },
    source: 'library specification 7',
  }),
  copyModel: call({
    method: 'POST',
    path: `${modelsPath}/:id/Actions/Copy`,
    right: designer,
    documents: inShippedScreens,
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
    path: `${modelsPath}/:id/Actions/Export`,
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: shape.object({ fileName: shape.string(), design: shape.string() }) },
    source: 'design 3: designs in a canonical form',
  }),
  importModel: call({
    method: 'POST',
    path: `${modelsPath}/Actions/Import`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          design: shape.unknown(),
          fullName: text(100),
          enCode: text(50),
          fileName: shape.optional(
            shape.string({
              maxLength: 255,
              description: 'of the design: where that has no name of its own, it gives one',
            }),
          ),
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
            codeFrom: oneOf(['design', 'name']),
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
    path: `${modelsPath}/:id/FormDataFields`,
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
    path: `${modelsPath}/:id/FieldDataSelect`,
    right: { kind: 'model', orField: true },
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: idParams,
      query: shape.object({
        ...pageQuery,
        pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pickerSizeMost })),
        field: askingField,
        ids: text(limits.batchIds * (idLength + 1)),
        relationField: text(120),
        columnOptions: text(2000),
        queryType: shape.optional(shape.integer({ minimum: 0, maximum: 1 })),
        propsValue: text(64),
      }),
      data: shape.object({
        ...pageOf(recordRow).properties,
        hidden: shape.optional(
          shape.array(shape.string(), { description: 'of the ids, those of records that are not for the reader' }),
        ),
        opens: shape.optional(shape.boolean({ description: 'asked by ids: the reader may open the records' })),
      }),
    },
    source: 'library specification 7, relation forms; dialect facts 2; pickers 3.0.3',
  }),
};
