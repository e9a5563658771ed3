import { call, type Right } from '../call-shapes/call.ts';
import {
  idParams,
  idShape,
  keyword,
  nothing,
  nullable,
  pageOf,
  pageQuery,
  typedPassword,
} from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, shape } from '../shape.ts';

const base = '/api/tenant/TenantUser/User/:id/:tenantId/Actions';
/** Code of the menu entry whose holders see who is signed in. */
const onlineMenu = 'permission.onlineUser';
/** Of the caller's own tenant; another is as unknown to all but the operator as one that is not there. */
const userParams = shape.object({ id: idShape, tenantId: idShape });
const source = 'shell specification 7.4';
const holding = (button: `btn_${string}`): Right => ({
  kind: 'menu',
  menu: 'permission.user',
  orMenu: 'tenant.user',
  button,
});

const onlineUserShape = shape.object({
  id: shape.string({ description: 'of the user' }),
  userName: shape.string(),
  userAccount: shape.string(),
  organizeName: shape.string(),
  loginTime: shape.string({ description: 'of the session that began last' }),
  loginIPAddress: shape.string({ description: 'of that session' }),
  sessions: shape.integer({ description: 'live ones' }),
  lastTime: nullable(shape.string({ description: 'of the latest call, to the minute' })),
  isLocked: shape.boolean({ description: 'the screens of all of them' }),
  isOwn: shape.boolean({ description: 'whoever asks: nobody signs himself out here' }),
});

/** What administrators do about the accounts and sessions of others. */
export const accountCalls = {
  switchUser: call({
    method: 'POST',
    path: `${base}/State`,
    right: holding('btn_state'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: userParams,
      body: shape.optional(
        shape.object(
          {
            enabledMark: shape.optional(
              shape.integer({ minimum: 0, maximum: 1, description: 'absent: the other one' }),
            ),
          },
          { additionalProperties: false },
        ),
      ),
      data: shape.object({ enabledMark: shape.integer() }),
    },
    source: `${source}; reliability A05: switched off, everything of the user is refused within a second`,
  }),
  unlockUser: call({
    method: 'POST',
    path: `${base}/unlock`,
    right: holding('btn_unlock'),
    documents: inShippedScreens,
    writes: true,
    shapes: { params: userParams, data: nothing },
    source: `${source}; reliability A11`,
  }),
  resetPassword: call({
    method: 'POST',
    path: `${base}/ResetPassword`,
    right: holding('btn_resetPassword'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: userParams,
      body: shape.object(
        {
          userPassword: shape.optional(typedPassword),
          mustChange: shape.optional(shape.boolean({ description: 'before anything else; absent: yes' })),
        },
        { additionalProperties: false, description: 'without a password one is made' },
      ),
      data: nullable(shape.object({ code: shape.string({ description: 'the password that was made, told once' }) })),
    },
    source: `${source}; reliability A06: ends all sessions of the user`,
  }),
  onlineUsers: call({
    method: 'GET',
    path: '/api/permission/OnlineUser',
    right: { kind: 'menu', menu: onlineMenu },
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({
        ...{ currentPage: pageQuery.currentPage, pageSize: pageQuery.pageSize, keyword },
        organizeId: shape.optional(idShape),
      }),
      data: pageOf(onlineUserShape),
    },
    source: 'shell specification 1, online users',
  }),
  forceOffline: call({
    method: 'POST',
    path: '/api/permission/OnlineUser/:id/Actions/Offline',
    right: { kind: 'menu', menu: onlineMenu, button: 'btn_offline' },
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      data: shape.object({ sessions: shape.integer({ description: 'how many were ended' }) }),
    },
    source: 'shell specification 6, administrators can force a user offline',
  }),
  onlineSessions: call({
    method: 'GET',
    path: '/api/permission/OnlineUser/:id/Sessions',
    right: { kind: 'menu', menu: onlineMenu },
    whenSeeing: 'asker',
    documents: inShippedScreens,
    reads: true,
    shapes: {
      params: idParams,
      data: pageOf(
        shape.object({
          id: shape.string(),
          loginTime: shape.string(),
          lastTime: nullable(shape.string()),
          address: shape.string(),
          state: oneOf(['active', 'locked']),
          isOwn: shape.boolean({ description: 'by which this is asked' }),
        }),
      ),
    },
    source: 'shell specification 1, online users; administration P9',
  }),
  endSession: call({
    method: 'POST',
    path: '/api/permission/OnlineUser/Session/:id/Actions/Offline',
    right: { kind: 'menu', menu: onlineMenu, button: 'btn_offline' },
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: nothing },
    source: 'shell specification 6; administration P9',
  }),
  forceManyOffline: call({
    method: 'POST',
    path: '/api/permission/OnlineUser/Actions/BatchOffline',
    right: { kind: 'menu', menu: onlineMenu, button: 'btn_offline' },
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        { ids: shape.array(idShape, { minItems: 1, maxItems: limits.batchIds }) },
        { additionalProperties: false, description: 'of users: all of them are known, or nothing is done' },
      ),
      data: shape.object({ sessions: shape.integer({ description: 'how many were ended' }) }),
    },
    source: 'shell specification 6; administration P9',
  }),
};
