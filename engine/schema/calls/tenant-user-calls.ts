import { call, type Right } from '../call-shapes/call.ts';
import { idParams, idShape, listOf, nothing, nullable, pageOf, tenantQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { exportScopes } from '../lists/export-scopes.ts';
import { oneOf, shape } from '../shape.ts';
import { landed } from './import-calls.ts';
import { permissionCalls } from './permission-calls.ts';
import { resourceCalls } from './resource-calls.ts';

const base = '/api/tenant/TenantUser';
const source = 'shell specification 7.4; administration T1';
const holding = (button?: `btn_${string}`): Right => ({ kind: 'menu', menu: 'tenant.user', ...(button && { button }) });

const ofTenant = shape.object(tenantQuery);
const userParams = shape.object({ id: idShape, tenantId: idShape });
const { createUser, saveUser, loadUser, userList } = resourceCalls;
const rowShape = userList.shapes.data.properties.list.items;
const tree = permissionCalls.departmentTree.shapes.data;

/** Ways into the account that are kept elsewhere. */
export const socialTypes = ['enterpriseChat', 'officialAccount', 'groupChat'] as const;
export type SocialType = (typeof socialTypes)[number];
const socialShape = shape.object({
  type: oneOf(socialTypes),
  name: shape.string(),
  bound: shape.boolean(),
  account: shape.string(),
  boundTime: nullable(shape.string()),
  configured: shape.boolean({ description: 'whether it is set up on this installation' }),
});
const ofUser = shape.object({ userId: idShape, ...tenantQuery });

const get = { method: 'GET', documents: inShippedScreens, reads: true } as const;
const post = { method: 'POST', documents: inShippedScreens, writes: true } as const;

/** People of the tenant that is asked for: one’s own, or any of the operator’s choice. */
export const tenantUserCalls = {
  tenantChoices: call({
    ...get,
    path: `${base}/Tenant`,
    right: holding(),
    shapes: {
      data: listOf(shape.object({ id: shape.string(), fullName: shape.string(), enCode: shape.string() })),
    },
    source: `${source}: a choice of other tenants for the operator, none for others`,
  }),
  tenantUserList: call({
    ...get,
    path: `${base}/User`,
    right: holding(),
    shapes: {
      query: shape.object({
        ...userList.shapes.query.properties,
        ...tenantQuery,
        below: shape.optional(shape.integer({ minimum: 0, maximum: 1, description: '0: of the organisation alone' })),
      }),
      data: pageOf(shape.object({ ...rowShape.properties, tenantId: shape.string(), tenantName: shape.string() })),
    },
    source,
  }),
  loadTenantUser: call({
    ...get,
    path: `${base}/User/:id/:tenantId`,
    right: holding(),
    shapes: { params: userParams, data: loadUser.shapes.data },
    source,
  }),
  loadTenantUserOf: call({
    ...get,
    path: `${base}/User/:id`,
    right: holding(),
    shapes: { params: idParams, query: ofTenant, data: loadUser.shapes.data },
    source,
  }),
  createTenantUser: call({
    ...post,
    path: `${base}/User`,
    right: holding('btn_add'),
    shapes: {
      query: ofTenant,
      body: createUser.shapes.body,
      data: shape.object({
        id: shape.string(),
        oneTimeCode: shape.optional(shape.string({ description: 'told once, where no password was typed' })),
      }),
    },
    source,
  }),
  saveTenantUser: call({
    ...post,
    path: `${base}/User/:id/:tenantId`,
    right: holding('btn_edit'),
    shapes: {
      params: userParams,
      body: saveUser.shapes.body,
      data: saveUser.shapes.data,
    },
    source: `${source}; what is not sent stays as it is`,
  }),
  tenantDepartmentsByAuth: call({
    ...get,
    path: `${base}/Department/SelectorByAuth/:id`,
    right: holding(),
    shapes: { params: idParams, query: ofTenant, data: tree },
    source,
  }),
  tenantDepartments: call({
    ...get,
    path: `${base}/Organize/Department/Selector/0/:tenantId`,
    right: holding(),
    shapes: { params: shape.object({ tenantId: idShape }), data: tree },
    source,
  }),
  tenantGroups: call({
    ...get,
    path: `${base}/Group/Selector`,
    right: holding(),
    shapes: { query: ofTenant, data: tree },
    source,
  }),
  socials: call({
    ...get,
    path: `${base}/socials`,
    right: holding(),
    shapes: { query: ofUser, data: listOf(socialShape) },
    source,
  }),
  socialsOfType: call({
    ...get,
    path: '/api/permission/socials/:type',
    right: { kind: 'menu', menu: 'permission.user', orMenu: 'tenant.user' },
    shapes: { params: shape.object({ type: oneOf(socialTypes) }), query: ofUser, data: listOf(socialShape) },
    source,
  }),
  unbindSocial: call({
    ...post,
    path: '/api/permission/socials/:id/Actions/Unbind',
    right: { kind: 'menu', menu: 'permission.user', orMenu: 'tenant.user', button: 'btn_edit' },
    shapes: { params: idParams, query: ofTenant, data: nothing },
    source,
  }),
  exportTenantUsers: call({
    method: 'GET',
    documents: inShippedScreens,
    path: `${base}/User/ExportExcel`,
    right: holding('btn_export'),
    shapes: {
      query: shape.object({
        ...userList.shapes.query.properties,
        ...tenantQuery,
        dataType: oneOf([exportScopes.page, exportScopes.all]),
        selectKey: shape.string({ minLength: 1, maxLength: 500, description: 'codes of columns with commas between' }),
      }),
      data: landed,
    },
    source: `${source}; the page that is asked for, or all that is found`,
  }),
};
