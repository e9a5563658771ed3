import { call } from '../call-shapes/call.ts';
import { idParams } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { resourceCalls } from './resource-calls.ts';

const { body, data } = resourceCalls.createTenant.shapes;

/** What the operator does about tenants beside the calls of the resource. */
export const tenantCalls = {
  openTenant: call({
    method: 'POST',
    path: '/api/oauth/SignUp/:id/Actions/Open',
    right: { kind: 'menu', menu: 'system.signUp', button: 'btn_add', operator: true },
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, body, data },
    source: 'shell specification 5; administration T0: sign-up requests get "open tenant"',
  }),
};
