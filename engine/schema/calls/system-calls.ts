import { administrator, call, signedIn } from '../call-shapes/call.ts';
import {
  anyRow,
  askingField,
  idParams,
  idShape,
  jsonText,
  keyword,
  listOf,
  nothing,
  pageOf,
  pageQuery,
} from '../call-shapes/common-shapes.ts';
import { inEveryDocument, inShippedScreens } from '../documents/document-kinds.ts';
import { hostPattern } from '../helpers/listed-hosts.ts';
import { limits } from '../limits.ts';
import { oneOf, shape } from '../shape.ts';
import { namesShape } from '../text/text-shape.ts';

const paramList = shape.optional(shape.array(anyRow, { maxItems: 50 }));
const text = (maxLength: number) => shape.optional(shape.string({ maxLength }));
const picker = {
  propsValue: text(120),
  relationField: text(120),
  columnOptions: text(2000),
  paramList,
  field: askingField,
};

const dictionaryEntry = shape.recursive(
  (entry) =>
    shape.object({
      id: shape.string(),
      parentId: shape.string(),
      fullName: shape.string(),
      names: shape.optional(namesShape),
      enCode: shape.string(),
      status: shape.optional(shape.string({ description: 'how it is marked where it is shown' })),
      disabled: shape.optional(shape.boolean({ description: 'switched off: known and not offered' })),
      children: shape.optional(shape.array(entry)),
    }),
  { $id: 'dictionaryEntry' },
);

const dictionaryTypeParts = {
  id: shape.string(),
  parentId: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  isTree: shape.integer(),
};
const dictionaryTypeNode = shape.recursive(
  (node) => shape.object({ ...dictionaryTypeParts, hasChildren: shape.boolean(), children: shape.array(node) }),
  { $id: 'dictionaryTypeNode' },
);

const billRuleRow = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  prefix: shape.string(),
  dateFormat: shape.string(),
  digit: shape.integer(),
  startNumber: shape.integer(),
  category: shape.string(),
  example: shape.string(),
});

/** Names: dialect facts 3, Selector. */
const interfaceRow = shape.object({
  id: shape.string(),
  parentId: shape.string({ description: 'its category' }),
  categoryId: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  dataType: shape.integer(),
  templateJson: shape.string({ description: 'JSON of its parameters, each with field and fieldName' }),
  fieldJson: shape.string({ description: 'JSON of what it answers, the same way' }),
  hasChildren: shape.boolean(),
});
const interfaceCategory = shape.object({
  id: shape.string(),
  parentId: shape.string(),
  fullName: shape.string(),
  hasChildren: shape.boolean(),
  children: shape.array(interfaceRow),
});
/** A column as a person arranged it, under `prop`, with plain properties of the page's own. */
const columnPreference = shape.record(
  shape.string(),
  shape.union([shape.string(), shape.number(), shape.boolean(), shape.null()]),
);

/** A dictionary with its entries. */
export const allDictionariesShape = shape.object({
  id: shape.string(),
  enCode: shape.string(),
  fullName: shape.string(),
  isTree: shape.integer(),
  dictionaryList: shape.array(dictionaryEntry),
});

export const systemCalls = {
  dictionaryTypes: call({
    method: 'GET',
    path: '/api/system/DictionaryType',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: { data: listOf(shape.object(dictionaryTypeParts)) },
    source: 'shell specification 7.6',
  }),
  dictionaryTypeSelector: call({
    method: 'GET',
    path: '/api/system/DictionaryType/Selector/:id',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: { params: idParams, data: listOf(dictionaryTypeNode) },
    source: 'shell specification 7.6',
  }),
  dictionaries: call({
    method: 'GET',
    path: '/api/system/DictionaryData/All',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      data: listOf(allDictionariesShape),
    },
    source: 'shell specification 7.6; dialect facts 4',
  }),
  dictionaryEntries: call({
    method: 'GET',
    path: '/api/system/DictionaryData/:id/Data/Selector',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: { params: idParams, data: listOf(dictionaryEntry) },
    source: 'shell specification 7.6',
  }),
  billRules: call({
    method: 'GET',
    path: '/api/system/BillRule/Selector',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: { query: shape.object({ ...pageQuery, categoryId: text(64) }), data: pageOf(billRuleRow) },
    source: 'shell specification 7.6; library specification 7, bill rules',
  }),
  billNumber: call({
    method: 'GET',
    path: '/api/system/BillRule/BillNumber/:id',
    right: signedIn,
    documents: inEveryDocument,
    shapes: { params: idParams, data: shape.string() },
    source: 'shell specification 7.6; reliability 0.4: reserves a number, a save commits its own',
  }),
  interfaceSelector: call({
    method: 'GET',
    path: '/api/system/DataInterface/Selector',
    right: signedIn,
    reads: true,
    shapes: { data: listOf(interfaceCategory) },
    source: 'shell specification 7.6',
  }),
  interfaceList: call({
    method: 'GET',
    path: '/api/system/DataInterface/getList',
    right: signedIn,
    reads: true,
    shapes: { query: shape.object(pageQuery), data: pageOf(interfaceRow) },
    source: 'shell specification 7.6',
  }),
  interfacePreview: call({
    method: 'POST',
    path: '/api/system/DataInterface/:id/Actions/Preview',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: idParams,
      body: shape.object({ paramList, field: askingField }, { additionalProperties: false }),
      data: shape.array(shape.unknown()),
    },
    source: 'library specification 7, data interface; dialect facts 3',
  }),
  interfacePage: call({
    method: 'POST',
    path: '/api/system/DataInterface/:id/Action/List',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: idParams,
      body: shape.object({
        ...picker,
        keyword,
        currentPage: pageQuery.currentPage,
        pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pickerSizeMost })),
      }),
      data: pageOf(anyRow),
    },
    source: 'library specification 7, popup select list',
  }),
  interfaceByIds: call({
    method: 'POST',
    path: '/api/system/DataInterface/:id/Action/InfoByIds',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: idParams,
      body: shape.object({
        ...picker,
        ids: shape.array(shape.string({ maxLength: 200 }), { maxItems: limits.batchIds }),
        interfaceId: text(64),
      }),
      data: shape.array(anyRow),
    },
    source: 'library specification 7, popup select by ids',
  }),
  columnsOfModule: call({
    method: 'GET',
    path: '/api/permission/Authority/GetColumnsByModuleId/:id',
    right: signedIn,
    reads: true,
    shapes: { params: idParams, data: shape.array(columnPreference) },
    source: 'shell specification 7.3',
  }),
  saveColumnsOfModule: call({
    method: 'POST',
    path: '/api/permission/Authority/SetColumnsByModuleId',
    right: signedIn,
    shapes: {
      body: shape.object({ moduleId: idShape, fieldList: jsonText(100_000) }, { additionalProperties: false }),
      data: nothing,
    },
    source: 'shell specification 7.3: a preference that can only hide',
  }),
  upload: call({
    method: 'POST',
    path: '/api/file/Uploader/:type',
    right: signedIn,
    encoding: 'multipart',
    shapes: {
      params: shape.object({ type: oneOf(['annex', 'annexpic']) }),
      data: shape.object({
        name: shape.string(),
        url: shape.string(),
        fileId: shape.string(),
        fileSize: shape.integer(),
        fileExtension: shape.string(),
      }),
    },
    source: 'design 9; library specification 7, image upload',
  }),
  listedHosts: call({
    method: 'GET',
    path: '/api/system/SysConfig/Hosts',
    right: administrator,
    page: 'system.sysConfig',
    documents: inShippedScreens,
    reads: true,
    shapes: {
      data: shape.object({
        hosts: shape.array(shape.string()),
        operatorHosts: shape.array(shape.string(), {
          description: 'listed by who runs the server; nobody else can change them',
        }),
        revision: shape.integer(),
      }),
    },
    source: 'design 5: addresses lead only to hosts that an administrator listed',
  }),
  saveListedHosts: call({
    method: 'POST',
    path: '/api/system/SysConfig/Hosts',
    right: administrator,
    page: 'system.sysConfig',
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          hosts: shape.array(shape.string({ maxLength: 200, pattern: hostPattern }), { maxItems: 100 }),
          revision: shape.integer({ minimum: 0, description: 'of the list that was edited' }),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ revision: shape.integer() }),
    },
    source: 'design 5: addresses lead only to hosts that an administrator listed',
  }),
  downloadFile: call({
    method: 'GET',
    path: '/api/file/Download/:type/:fileId',
    right: signedIn,
    answersFile: true,
    shapes: {
      params: shape.object({ type: oneOf(['annex', 'annexpic']), fileId: idShape }),
      data: shape.unknown(),
    },
    source: 'shell specification 7.7; reliability A26: only to those who may see the record',
  }),
};
