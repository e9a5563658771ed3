import { call, onModel } from '../call-shapes/call.ts';
import { anyRow, idParams, idShape, jsonText } from '../call-shapes/common-shapes.ts';
import { limits } from '../limits.ts';
import { shape } from '../shape.ts';

const base = '/api/visualdev/OnlineDev';
const source = 'library specification 7, Import; pickers 3.11';
const right = onModel('btn_upload');

export const fileName = shape.string({ minLength: 1, maxLength: 64, description: 'what Uploader answered' });
/** A record of the file: values as its form holds them; a text where a cell could not be read. */
export const importedRow = shape.object({
  line: shape.integer({ description: 'in the file, from 1' }),
  id: shape.optional(idShape),
  revision: shape.optional(shape.integer()),
  data: anyRow,
});
const head = { id: shape.string({ description: 'code of the field' }), fullName: shape.string() };
const headCell = shape.object({ ...head, required: shape.boolean(), kind: shape.string() });
export const preview = shape.object({
  headerRow: shape.array(shape.object({ ...headCell.properties, children: shape.optional(shape.array(headCell)) })),
  dataRow: shape.array(
    shape.object({
      ...importedRow.properties,
      texts: shape.record(shape.string(), shape.string(), { description: 'as people read it, by code of the field' }),
      children: shape.record(shape.string(), shape.array(shape.record(shape.string(), shape.string())), {
        description: 'rows of sub-tables, the same way, by name of the table',
      }),
    }),
  ),
  errors: shape.array(
    shape.object({
      row: shape.integer({ description: 'place in dataRow, from 0' }),
      field: shape.string({ description: "code of the field; '' for the whole row" }),
      child: shape.optional(shape.integer({ description: 'place in the sub-table, from 0' })),
      message: shape.string(),
    }),
  ),
  counts: shape.object({
    create: shape.integer(),
    update: shape.integer(),
    repeated: shape.integer(),
    wrong: shape.integer(),
  }),
});
export const landed = shape.object({
  url: shape.string({ description: 'where the file is landed, once and within a minute' }),
  name: shape.string(),
});
export const importResult = shape.object({
  resultType: shape.integer({ description: '0: all of them are in; 1: some are not' }),
  snum: shape.integer(),
  fnum: shape.integer(),
  failResult: shape.array(shape.object({ ...importedRow.properties, errorsInfo: shape.string() }), {
    maxItems: limits.importRows,
  }),
});
/** `dataRow` as JSON text: more of it than a body may have keys. */
export const list = jsonText();

/** Records out of a spreadsheet: sent in, looked through, and put in. */
export const importCalls = {
  importTemplate: call({
    method: 'GET',
    path: `${base}/:id/TemplateDownload`,
    right,
    shapes: { params: idParams, data: landed },
    source,
  }),
  importUpload: call({
    method: 'POST',
    path: `${base}/:id/Uploader`,
    right,
    encoding: 'multipart',
    shapes: {
      params: idParams,
      data: shape.object({ name: shape.string({ description: 'what the file is called from now on' }) }),
    },
    source,
  }),
  importPreviewOf: call({
    method: 'GET',
    path: `${base}/:id/ImportPreview`,
    right,
    whenSeeing: 'nobody',
    reads: true,
    shapes: { params: idParams, query: shape.object({ fileName }), data: preview },
    source,
  }),
  importPreview: call({
    method: 'POST',
    path: `${base}/:id/ImportPreview`,
    right,
    shapes: {
      params: idParams,
      body: shape.object({ fileName, list: shape.optional(list) }, { additionalProperties: false }),
      data: preview,
    },
    source,
  }),
  importData: call({
    method: 'POST',
    path: `${base}/:id/ImportData`,
    right,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object({ list, fileName: shape.optional(fileName) }, { additionalProperties: false }),
      data: importResult,
    },
    source,
  }),
  importExceptionData: call({
    method: 'POST',
    path: `${base}/:id/ImportExceptionData`,
    right,
    shapes: { params: idParams, body: shape.object({ list }, { additionalProperties: false }), data: landed },
    source,
  }),
};
