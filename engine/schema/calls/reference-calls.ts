import { administrator, call, signedIn } from '../call-shapes/call.ts';
import { idParams, idShape, listOf } from '../call-shapes/common-shapes.ts';
import { inEveryDocument } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { type Shape, shape } from '../shape.ts';
import { allDictionariesShape } from './system-calls.ts';

const regionShape = shape.object({
  id: shape.string(),
  parentId: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  hasChildren: shape.boolean(),
  isLeaf: shape.boolean(),
  /** It leads to what may be chosen, and may not be chosen itself. */
  disabled: shape.optional(shape.boolean()),
  /** Of one that was searched for: codes and names of the way down to it, itself last. */
  way: shape.optional(shape.array(shape.string())),
  wayNames: shape.optional(shape.array(shape.string())),
});
export type Area = Shape<typeof regionShape>;

/** Reference data that is only read. */
export const referenceCalls = {
  regions: call({
    method: 'GET',
    path: '/api/system/Area/:parentId/Selector/:id',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      params: shape.object({ parentId: idShape, id: idShape }),
      query: shape.object({
        keyword: shape.optional(shape.string({ maxLength: limits.keywordLength })),
        level: shape.optional(shape.integer({ minimum: 0, maximum: 3, description: 'how far down; default: all' })),
        anyLevel: shape.optional(
          shape.boolean({ description: 'a keyword finds those that have others below them too' }),
        ),
        among: shape.optional(
          shape.string({ maxLength: 4000, description: 'codes, by commas: these and what lies in them' }),
        ),
      }),
      data: listOf(regionShape),
    },
    source:
      'shell specification 7.6: what stands directly below a region, `0` or `-1` for provinces, without the second; with a keyword those of its name wherever they stand, by the road of requirements/pickers 3.5',
  }),
  regionPaths: call({
    method: 'POST',
    path: '/api/system/Area/GetAreaByIds',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      body: shape.object(
        { idsList: shape.array(shape.array(idShape, { maxItems: 8 }), { maxItems: limits.batchIds }) },
        { additionalProperties: false },
      ),
      data: shape.array(shape.array(shape.string())),
    },
    source: 'shell specification 7.6; library specification 7: address path by id list',
  }),
  tenantDictionaries: call({
    method: 'GET',
    path: '/api/tenant/TenantUser/DictionaryData/All',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: {
      query: shape.object({ tenantId: shape.optional(shape.string({ maxLength: 64 })) }),
      data: listOf(allDictionariesShape),
    },
    source: 'shell specification 7.6; reliability A23: nobody has a tenant but his own',
  }),
  documentRoles: call({
    method: 'GET',
    path: '/api/frame/projectDataBag/documents/getRoleList/:id',
    right: administrator,
    page: 'permission.authorize',
    reads: true,
    shapes: {
      params: idParams,
      data: listOf(
        shape.object({
          id: shape.string(),
          fullName: shape.string(),
          enCode: shape.string(),
          isSelected: shape.boolean({ description: 'the role was granted what has the id' }),
        }),
      ),
    },
    source: 'shell specification 7.6, answer not shown: every role, and whether it was granted what has the id',
  }),
  weather: call({
    method: 'GET',
    path: '/api/frame/handoverDuty/weather',
    right: signedIn,
    documents: inEveryDocument,
    reads: true,
    shapes: { data: shape.object({ isConfigured: shape.boolean(), text: shape.string() }) },
    source: 'shell specification 7.6, answer not shown: no source of weather can be set up yet, and the answer says so',
  }),
};
