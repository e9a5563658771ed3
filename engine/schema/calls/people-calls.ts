import { call, type Right } from '../call-shapes/call.ts';
import { idParams, idShape, nullable, pageQuery, saidShape, tenantQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { exportScopes } from '../lists/export-scopes.ts';
import { oneOf, shape } from '../shape.ts';
import { fileName, importResult, landed, list, preview } from './import-calls.ts';
import { resourceCalls } from './resource-calls.ts';

const base = '/api/tenant/TenantUser';
const right: Right = { kind: 'menu', menu: 'permission.user', orMenu: 'tenant.user', button: 'btn_import' };
const query = shape.object(tenantQuery);
const source =
  'shell specification 7.4; administration P5, T1: people of one’s own tenant, or of the one that the operator names';

/** Whether people who are there already are changed. */
const mode = oneOf(['new', 'change']);
/** What was looked through, and how: nothing else is imported by it. */
const token = shape.string({ minLength: 1, maxLength: 128 });
const previewed = shape.object({ ...preview.properties, token });

/** Columns of the list that can be taken out. */
const exported = [
  ...(['account', 'realName', 'gender', 'mobile', 'email', 'organizeId', 'positionId', 'roles', 'lastSignIn'] as const),
  ...(['sortCode', 'state', 'description'] as const),
] as const;
const { keyword: _, ...place } = pageQuery;
const {
  currentPage: __,
  pageSize: ___,
  sort: ____,
  sidx: _____,
  ...filters
} = resourceCalls.userList.shapes.query.properties;

const handedOver = shape.array(shape.object({ id: shape.string(), fullName: shape.string() }));
const some = shape.optional(shape.array(idShape, { maxItems: limits.membersMost, description: 'absent: all' }));
const none = shape.optional(shape.array(idShape, { maxItems: 0, description: 'nobody has any yet' }));
const check = shape.optional(shape.boolean({ description: 'says what would be done; nothing is' }));
const says = shape.array(saidShape, { description: 'a line for each, in words' });

/** What of somebody is chosen in a form. */
const chosen = (most: number) => shape.optional(nullable(shape.array(idShape, { maxItems: most })));

/** People out of a spreadsheet: sent in, looked through, and put in; and what their form asks beside. */
export const peopleCalls = {
  workHandover: call({
    method: 'POST',
    path: '/api/permission/Users/workHandover',
    right: { kind: 'menu', menu: 'permission.user', button: 'btn_handover' },
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          fromId: idShape,
          toId: shape.optional(
            nullable(shape.string({ maxLength: limits.fieldNameLength, description: 'left out of a check' })),
          ),
          ...{ tasks: none, flows: none, reports: some, groups: some, leads: some, check },
        },
        { additionalProperties: false },
      ),
      data: shape.object({
        ...{ tasks: handedOver, flows: handedOver, reports: handedOver, groups: handedOver, leads: handedOver, says },
      }),
    },
    source: 'shell specification 7.4; administration P5: hand over, dry run first, then one transaction',
  }),
  userLeaves: call({
    method: 'POST',
    path: '/api/permission/Users/:id/Actions/Leave',
    right: { kind: 'menu', menu: 'permission.user', button: 'btn_handover' },
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        { toId: shape.optional(nullable(shape.string({ maxLength: limits.fieldNameLength }))), check },
        { additionalProperties: false },
      ),
      data: shape.object({ says }),
    },
    source: 'shell specification 7.4; administration B12: leaver, one transaction',
  }),
  userMoves: call({
    method: 'POST',
    path: '/api/permission/Users/:id/Actions/Transfer',
    right: { kind: 'menu', menu: 'permission.user', button: 'btn_edit' },
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        {
          organizeIds: shape.array(idShape, { maxItems: limits.placesOfPerson }),
          positionIds: chosen(limits.placesOfPerson),
          check,
        },
        { additionalProperties: false },
      ),
      data: shape.object({ says: shape.array(saidShape, { description: 'rights that go' }) }),
    },
    source: 'shell specification 7.4; administration B12: mover, old grants shown to be dropped, one transaction',
  }),
  userFits: call({
    method: 'POST',
    path: '/api/permission/Users/Actions/Fit',
    right: { kind: 'menu', menu: 'permission.user' },
    reads: true,
    documents: inShippedScreens,
    shapes: {
      body: shape.object(
        {
          organizeIds: chosen(limits.placesOfPerson),
          positionIds: chosen(limits.placesOfPerson),
          roleIds: chosen(limits.rolesOfPerson),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ says: shape.array(saidShape, { description: 'what is chosen and belongs elsewhere' }) }),
    },
    source:
      'shell specification 7.4; administration P5: choosing an organisation says which positions and roles no longer fit',
  }),
  userTemplate: call({
    method: 'GET',
    path: '/api/permission/Users/TemplateDownload',
    right,
    shapes: { data: landed },
    source,
  }),
  userUpload: call({
    method: 'POST',
    path: `${base}/Uploader`,
    right,
    encoding: 'multipart',
    shapes: { query, data: shape.object({ name: fileName }) },
    source,
  }),
  userPreviewOf: call({
    method: 'GET',
    path: `${base}/ImportPreview`,
    right,
    whenSeeing: 'nobody',
    reads: true,
    shapes: { query: shape.object({ fileName, ...tenantQuery }), data: previewed },
    source: `${source}; only new ones are looked for`,
  }),
  userPreview: call({
    method: 'POST',
    path: `${base}/ImportPreview`,
    right,
    shapes: {
      query,
      body: shape.object({ fileName, mode, list: shape.optional(list) }, { additionalProperties: false }),
      data: previewed,
    },
    source: `${source}; rows that were put right are looked through again`,
  }),
  importUsers: call({
    method: 'POST',
    path: `${base}/User/ImportData`,
    right,
    writes: true,
    shapes: {
      query,
      body: shape.object({ token, list, mode }, { additionalProperties: false }),
      data: shape.object({
        ...importResult.properties,
        codes: shape.array(shape.object({ account: shape.string(), realName: shape.string(), code: shape.string() }), {
          maxItems: limits.importRows,
          description: 'one-time passwords of new people, told once',
        }),
      }),
    },
    source: `${source}; all of it or nothing where the server fails in the middle`,
  }),
  exportUsers: call({
    method: 'POST',
    path: '/api/permission/Users/Actions/Export',
    right: { kind: 'menu', menu: 'permission.user', button: 'btn_export' },
    documents: inShippedScreens,
    shapes: {
      body: shape.object(
        {
          dataType: oneOf([exportScopes.page, exportScopes.all]),
          selectKey: shape.array(oneOf(exported), { minItems: 1, maxItems: exported.length }),
          filters: shape.optional(shape.object(filters, { additionalProperties: false })),
          page: shape.optional(shape.object(place, { additionalProperties: false })),
        },
        { additionalProperties: false, description: 'the columns, of the people that a list was asked for' },
      ),
      data: landed,
    },
    source: `${source}; this page of the list, or all that it finds`,
  }),
  failedUsers: call({
    method: 'POST',
    path: `${base}/User/ExportExceptionData`,
    right,
    shapes: { query, body: shape.object({ token }, { additionalProperties: false }), data: landed },
    source: `${source}; rows that were refused, with the reason, to be put right`,
  }),
};
