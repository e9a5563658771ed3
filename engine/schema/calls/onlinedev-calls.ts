import { actsParts } from '../call-shapes/acts-shapes.ts';
import { call, onModel, signedIn } from '../call-shapes/call.ts';
import {
  anyRow,
  idParams,
  idShape,
  jsonText,
  keyword,
  nothing,
  nullable,
  pageOf,
  recordRow,
} from '../call-shapes/common-shapes.ts';
import { inEveryDocument } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { exportFormats, exportScopes } from '../lists/export-scopes.ts';
import { oneOf, shape } from '../shape.ts';

const base = '/api/visualdev/OnlineDev';
const recordParams = shape.object({ id: idShape, dataId: idShape });
const listBody = {
  currentPage: shape.optional(shape.integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pageSizeMost })),
  sort: shape.optional(oneOf(['asc', 'desc'])),
  sidx: shape.optional(shape.string({ maxLength: 120 })),
  keyword,
  queryJson: shape.optional(jsonText(20_000)),
  superQueryJson: shape.optional(jsonText(20_000)),
  menuId: shape.optional(shape.string({ maxLength: 64 })),
  treeNode: shape.optional(shape.string({ maxLength: 200, description: 'a node of the tree beside the list' })),
};
const shared = shape.union([shape.string(), shape.number(), shape.boolean(), shape.null()]);
const treePlace = shape.object({
  id: shape.string(),
  level: shape.integer({ description: 'from 1' }),
  children: shape.integer({ description: 'rows right below it, whether they are in the answer or not' }),
  isMatch: shape.boolean({ description: 'is asked for; others lead to one that is' }),
  isOpen: shape.boolean(),
});
const record = shape.object({ id: shape.string(), data: shape.string(), revision: shape.integer() });

/** A value before and after; without them where none is kept. What has to be looked up is in words. */
const changedCell = shape.object({
  name: shape.string(),
  values: shape.optional(shape.object({ before: shape.unknown(), after: shape.unknown() })),
});
const recordChange = shape.object({
  id: shape.string(),
  action: oneOf(['create', 'update']),
  // Of an update: into the recycle bin, and back.
  move: shape.optional(oneOf(['remove', 'restore'])),
  time: shape.string(),
  userName: shape.string(),
  fields: shape.array(changedCell),
  tables: shape.array(
    shape.object({
      name: shape.string(),
      rows: shape.array(
        shape.object({
          kind: oneOf(['added', 'changed', 'removed']),
          place: shape.integer({ description: 'from 0' }),
          cells: shape.array(changedCell),
        }),
      ),
      left: shape.integer({ description: 'further rows, of which nothing is kept' }),
    }),
  ),
});
const binBody = shape.object(
  { ids: shape.array(idShape, { minItems: 1, maxItems: limits.batchIds }) },
  { additionalProperties: false },
);

export const exportedQueryShape = shape.object(
  {
    ...listBody,
    dataType: oneOf(Object.values(exportScopes)),
    selectKey: shape.optional(
      shape.array(shape.string({ minLength: 1, maxLength: 120 }), {
        minItems: 1,
        maxItems: limits.tableColumns,
        description: 'columns of the list in their order; all of them where nothing is said',
      }),
    ),
    selectIds: shape.optional(shape.array(idShape, { maxItems: limits.batchIds })),
    format: shape.optional(oneOf(exportFormats)),
  },
  { additionalProperties: false },
);
const exported = shape.union([
  shape.object({
    url: shape.string({ description: 'where the file is landed, once and within a minute' }),
    name: shape.string(),
  }),
  shape.object({ jobId: shape.string({ description: 'it takes longer: its result is the id of the file' }) }),
]);

const fieldCode = shape.string({ minLength: 1, maxLength: 120 });
/** Spans of a calendar that group dates. */
export const dateSpans = ['day', 'week', 'month', 'year'] as const;
export const measureKinds = ['count', 'sum', 'average', 'least', 'most'] as const;
/** Groups in the order of a chart's axis; each has one figure for each series, null where there is none. */
const statistics = shape.object({
  list: shape.array(
    shape.object({ value: shared, label: shape.string(), figures: shape.array(nullable(shape.number())) }),
  ),
  series: shape.array(shape.object({ value: shared, label: shape.string(), measure: shape.integer() })),
  rows: shape.integer({ description: 'rows that were counted, those of groups that are left out among them' }),
  left: shape.integer({ description: 'groups, and parts of the split, that are left out' }),
});

export const onlinedevCalls = {
  modelConfig: call({
    method: 'GET',
    path: `${base}/:id/Config`,
    right: onModel(),
    reads: true,
    shapes: {
      params: idParams,
      data: shape.object({
        id: shape.string(),
        fullName: shape.string(),
        enCode: shape.string(),
        type: shape.integer(),
        webType: shape.integer(),
        version: shape.integer(),
        formData: shape.string(),
        columnData: shape.string(),
        tables: shape.string(),
        ...actsParts,
      }),
    },
    source: 'library specification 7, OnlineDev; the published documents, less what the user may not see',
  }),
  recordList: call({
    method: 'POST',
    path: `${base}/:id/List`,
    right: onModel(),
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: idParams,
      body: shape.object({
        ...listBody,
        group: shape.optional(
          shape.union([shape.string({ maxLength: 1_000 }), shape.number(), shape.boolean(), shape.null()]),
        ),
        parent: shape.optional(
          shape.union([idShape, shape.literal('')], { description: 'rows right below this one; the topmost' }),
        ),
        // With `parent`: a row that is left out, and all that stands below it.
        except: shape.optional(idShape),
        whole: shape.optional(shape.boolean({ description: 'with parent: rows further below as well' })),
      }),
      data: shape.object({
        list: shape.array(recordRow),
        pagination: shape.object({
          ...pageOf(recordRow).properties.pagination.properties,
          isMore: shape.optional(
            shape.boolean({ description: 'there are more rows than `total`, which nobody counted' }),
          ),
        }),
        summary: shape.optional(anyRow),
        tree: shape.optional(shape.array(treePlace)),
      }),
    },
    source: 'design 9, list query',
  }),
  recordGroups: call({
    method: 'POST',
    path: `${base}/:id/Groups`,
    right: onModel(),
    whenSeeing: 'person',
    documents: inEveryDocument,
    shapes: {
      params: idParams,
      body: shape.object(listBody),
      data: shape.object({
        groups: shape.array(
          shape.object({ value: shared, label: shape.string(), count: shape.integer(), list: shape.array(recordRow) }),
        ),
        pagination: pageOf(recordRow).properties.pagination,
        rows: shape.integer(),
        summary: shape.optional(anyRow),
      }),
    },
    source: 'dialect facts 2, type 3: groups by pages, each with its first rows, where the dialect sends all rows',
  }),
  recordStatistics: call({
    method: 'POST',
    path: `${base}/:id/Statistics`,
    right: onModel(),
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: idParams,
      body: shape.object(
        {
          keyword,
          queryJson: listBody.queryJson,
          superQueryJson: listBody.superQueryJson,
          treeNode: listBody.treeNode,
          group: shape.object(
            {
              field: fieldCode,
              // Of a date: the span that is one group.
              by: shape.optional(oneOf(dateSpans)),
              // With `by`: this many spans up to today, those without rows among them.
              last: shape.optional(shape.integer({ minimum: 1, maximum: limits.statisticsGroups })),
            },
            { additionalProperties: false },
          ),
          split: shape.optional(shape.object({ field: fieldCode }, { additionalProperties: false })),
          measures: shape.array(
            shape.object(
              { kind: oneOf(measureKinds), field: shape.optional(fieldCode) },
              { additionalProperties: false },
            ),
            { minItems: 1, maxItems: limits.statisticsMeasures },
          ),
          most: shape.optional(shape.integer({ minimum: 1, maximum: limits.statisticsGroups })),
        },
        { additionalProperties: false },
      ),
      data: statistics,
    },
    source: 'design 9, list query: figures of a model for charts, with the rights of its lists',
  }),
  recordTree: call({
    method: 'POST',
    path: `${base}/:id/Tree`,
    right: onModel(),
    whenSeeing: 'person',
    documents: inEveryDocument,
    shapes: {
      params: idParams,
      body: shape.object({ parent: shape.optional(shape.string({ maxLength: 200 })), keyword }),
      data: shape.object({
        list: shape.array(
          shape.object({
            id: shape.string(),
            label: shape.string(),
            parentId: nullable(shape.string()),
            level: shape.integer(),
            children: shape.integer(),
          }),
        ),
        left: shape.integer(),
      }),
    },
    source: 'dialect facts 2, hasTreeQuery: the tree beside a list',
  }),
  newRecords: call({
    method: 'GET',
    path: '/api/visualdev/Statistics/NewRecords',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      query: shape.object({ days: shape.optional(shape.integer({ minimum: 1, maximum: limits.statisticsGroups })) }),
      data: statistics,
    },
    source: 'design 9, list query: new rows by day of the models that a person may open',
  }),
  myWork: call({
    method: 'GET',
    path: '/api/visualdev/Statistics/Work',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      data: shape.object({
        list: shape.array(
          shape.object({
            modelId: shape.string(),
            id: shape.string(),
            form: shape.string(),
            title: shape.string(),
            verb: shape.string(),
            number: shape.string(),
            text: shape.string(),
            deadline: nullable(shape.string()),
            overdue: shape.boolean(),
          }),
        ),
        rows: shape.integer(),
        overdue: shape.integer(),
        figures: shape.array(
          shape.object({
            label: shape.string(),
            value: shape.integer(),
            path: shape.string({ description: 'of the list whose rows are counted' }),
          }),
        ),
      }),
    },
    source: 'design 9, list query: what the states of records ask of a person, as models declare it',
  }),
  createRecord: call({
    method: 'POST',
    path: `${base}/:id`,
    right: onModel('btn_add'),
    documents: inEveryDocument,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object({ data: jsonText() }, { additionalProperties: false }),
      data: record,
    },
    source: 'design 9, create and update of a record',
  }),
  updateRecord: call({
    method: 'POST',
    path: `${base}/:id/:dataId`,
    right: onModel('btn_edit'),
    documents: inEveryDocument,
    writes: true,
    shapes: {
      params: recordParams,
      body: shape.object(
        { data: jsonText(), revision: shape.optional(shape.integer({ minimum: 1 })), id: shape.optional(idShape) },
        { additionalProperties: false },
      ),
      data: record,
    },
    source: 'design 9, create and update of a record',
  }),
  loadRecord: call({
    method: 'GET',
    path: `${base}/:id/:dataId`,
    right: onModel(),
    documents: inEveryDocument,
    reads: true,
    shapes: { params: recordParams, data: record },
    source: 'library specification 7, OnlineDev',
  }),
  recordDataChange: call({
    method: 'GET',
    path: `${base}/:id/:dataId/DataChange`,
    right: onModel(),
    documents: inEveryDocument,
    reads: true,
    shapes: { params: recordParams, data: record },
    source: 'library specification 7; dialect facts 2: the same with display values',
  }),
  recordHistory: call({
    method: 'GET',
    path: `${base}/:id/:dataId/History`,
    right: onModel(),
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: recordParams,
      query: shape.object({ currentPage: listBody.currentPage, pageSize: listBody.pageSize }),
      data: pageOf(recordChange),
    },
    source: 'shell specification 2.1, workFlowDetail: the history of what it shows; what the actor may see of it',
  }),
  recordUses: call({
    method: 'POST',
    path: `${base}/:id/Uses`,
    right: onModel('btn_remove'),
    reads: true,
    shapes: {
      params: idParams,
      body: shape.object(
        { ids: shape.array(idShape, { minItems: 1, maxItems: limits.batchIds }) },
        { additionalProperties: false },
      ),
      data: shape.object({ count: shape.integer({ description: 'records that point to these' }) }),
    },
    source: 'library specification 7, OnlineDev; pickers 3.4: a deletion asks with the count of users',
  }),
  deleteRecord: call({
    method: 'GET',
    path: `${base}/Delete/:id/:dataId`,
    right: onModel('btn_remove'),
    documents: inEveryDocument,
    shapes: { params: recordParams, data: nothing },
    source: 'library specification 7, OnlineDev',
  }),
  deleteRecords: call({
    method: 'POST',
    path: `${base}/batchDelete/:id`,
    right: onModel('btn_remove'),
    documents: inEveryDocument,
    shapes: {
      params: idParams,
      body: shape.object(
        {
          ids: shape.array(idShape, { minItems: 1, maxItems: limits.batchIds }),
          flowId: shape.optional(nullable(shape.string({ maxLength: 64 }))),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ deleted: shape.integer() }),
    },
    source: 'library specification 7, OnlineDev',
  }),
  updateRecords: call({
    method: 'POST',
    path: `${base}/batchUpdate/:id`,
    right: onModel('btn_edit'),
    documents: inEveryDocument,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        {
          rows: shape.array(
            shape.object(
              { id: idShape, revision: shape.optional(shape.integer({ minimum: 1 })) },
              { additionalProperties: false },
            ),
            { minItems: 1, maxItems: limits.batchIds, description: 'with the revision that a lock asks for' },
          ),
          data: jsonText(),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ updated: shape.integer() }),
    },
    source: 'design 9, create and update of a record: several at once',
  }),
  exportRecords: call({
    method: 'POST',
    path: `${base}/:id/Actions/ExportData`,
    right: onModel('btn_download'),
    documents: inEveryDocument,
    shapes: { params: idParams, body: exportedQueryShape, data: exported },
    source: 'library specification 7, OnlineDev; pickers 3.12: what the list shows, as a file',
  }),
  deletedRecords: call({
    method: 'GET',
    path: `${base}/:id/Deleted`,
    right: onModel('btn_remove'),
    reads: true,
    shapes: {
      params: idParams,
      query: shape.object({ currentPage: listBody.currentPage, pageSize: listBody.pageSize }),
      data: shape.object({
        ...pageOf(
          shape.object({
            id: shape.string(),
            label: shape.string(),
            userName: shape.string(),
            time: shape.string(),
            daysLeft: shape.integer(),
          }),
        ).properties,
        mayPurge: shape.boolean({ description: 'the actor may remove them for good' }),
      }),
    },
    source: 'design 9, deleting a record: the bin of a model',
  }),
  restoreRecords: call({
    method: 'POST',
    path: `${base}/:id/Restore`,
    right: onModel('btn_remove'),
    shapes: { params: idParams, body: binBody, data: shape.object({ restored: shape.integer() }) },
    source: 'design 9, deleting a record: administrators and whoever deleted bring it back',
  }),
  purgeRecords: call({
    method: 'POST',
    path: `${base}/:id/Purge`,
    right: onModel('btn_remove'),
    shapes: { params: idParams, body: binBody, data: shape.object({ deleted: shape.integer() }) },
    source: 'design 9, deleting a record: administrators empty a bin before its time',
  }),
};
