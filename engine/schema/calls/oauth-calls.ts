import { anonymous, call, designer, signedIn } from '../call-shapes/call.ts';
import { anyRow, nothing, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inDoors, inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

/** A menu entry without those below it. Names: shell specification 2.2. */
export const menuItemParts = {
  id: shape.string(),
  parentId: shape.string(),
  enCode: shape.string(),
  fullName: shape.string(),
  /** The name in the other two languages, where the menu has one. */
  names: shape.optional(shape.record(shape.string(), shape.string())),
  icon: shape.string(),
  key: shape.string(),
  type: shape.integer({ description: '0 directory, 1 category, 2 page, 3 model, 6 data view, 7 external link' }),
  urlAddress: shape.string(),
  linkTarget: shape.string(),
  visibleMark: shape.integer(),
  propertyJson: shape.string(),
  hasChildren: shape.boolean(),
};
const menuItemShape = shape.recursive((item) => shape.object({ ...menuItemParts, children: shape.array(item) }), {
  $id: 'menuItem',
});
export type MenuItem = Shape<typeof menuItemShape>;

/** Names: shell specification 3, user info. */
const userInfoShape = shape.object({
  /** The same as `userId`: the specification's tenant user has it. */
  id: shape.string(),
  tenantId: shape.string(),
  userId: shape.string(),
  userName: shape.string(),
  userAccount: shape.string(),
  headIcon: shape.string(),
  portalId: shape.string({ description: 'the screen that the person begins at' }),
  signImg: shape.string({ description: 'address of the own signature, which nobody else is told or shown' }),
  departmentName: shape.string(),
  organizeName: shape.string(),
  positionName: shape.string(),
  organizeId: shape.string(),
  organizeIds: shape.array(shape.string(), { description: 'from the top down to the own department' }),
  positionId: shape.string(),
  systemId: shape.optional(shape.string({ description: 'the application that the person works in' })),
  preferences: shape.record(shape.string(), shape.string(), { description: 'what the person chose for the pages' }),
  isAdministrator: shape.boolean(),
  hasNamedButtons: shape.optional(
    shape.boolean({
      description: 'of an administrator: only the buttons in permissionList, as the tenant may have them',
    }),
  ),
  mustAgree: shape.optional(
    shape.boolean({ description: 'to the statement as it is now; pages show it before anything else' }),
  ),
  mustChangePassword: shape.optional(shape.boolean({ description: 'nothing else is answered before' })),
  /** May draw models. The server asks again on each call. */
  isDesigner: shape.boolean(),
});
export type UserInfo = Shape<typeof userInfoShape>;

const codes = shape.array(shape.object({ enCode: shape.string() }));
/** What a user may see and press in one model. Source: shell specification 3 and 6. */
const permissionShape = shape.object({ modelId: shape.string(), button: codes, column: codes, form: codes });
export type Permission = Shape<typeof permissionShape>;

export const systemConfigShape = shape.object({
  sysName: shape.string(),
  title: shape.optional(shape.string({ description: 'of the window, in place of the name; empty for the name' })),
  sysDescription: shape.optional(shape.string()),
  sysVersion: shape.string(),
  copyright: shape.string(),
  companyName: shape.string(),
  companyAddress: shape.optional(shape.string()),
  companyContacts: shape.optional(shape.string()),
  companyTelePhone: shape.optional(shape.string()),
  companyEmail: shape.optional(shape.string()),
  navigationIcon: shape.string(),
  logoIcon: shape.string(),
  loginIcon: shape.string(),
  timeAgoRule: oneOf(['long', 'short']),
  lockScreen: shape.optional(
    shape.integer({ description: 'minutes without a touch until the page locks itself; 0 never' }),
  ),
  passwordRule: shape.optional(shape.string({ description: 'what a password has to be; empty for the usual rule' })),
  timeZone: shape.string({ description: 'IANA name of the zone in which all moments are written and entered' }),
});

/** The characters of a picture, and which picture: `timestamp` is its id. Names: shell specification 7.1. */
const captchaBody = {
  code: shape.optional(
    shape.string({ maxLength: 80, description: 'without a timestamp, the id and a dot stand before' }),
  ),
  timestamp: shape.optional(shape.string({ maxLength: 30 })),
};

const { currentPage, pageSize, keyword } = pageQuery;
const listQuery = shape.object({ currentPage, pageSize, keyword });

const qrPart = shape.string({ minLength: 1, maxLength: 100 });
const tokens = shape.object({ token: shape.string(), tokenKey: shape.string() });

export const oauthCalls = {
  login: call({
    method: 'POST',
    path: '/api/oauth/Login',
    right: anonymous,
    encoding: 'form',
    shapes: {
      body: shape.object({
        account: shape.string({ minLength: 1, maxLength: 100 }),
        password: shape.string({ minLength: 1, maxLength: 128, description: 'lower-case hex SHA-256 of the password' }),
        ...captchaBody,
        adit_ticket: shape.optional(shape.string({ maxLength: 200 })),
        origin: shape.optional(shape.string({ maxLength: 50 })),
        client_id: shape.optional(shape.string({ maxLength: 100 })),
        client_secret: shape.optional(shape.string({ maxLength: 200 })),
        scope: shape.optional(shape.string({ maxLength: 50 })),
        grant_type: shape.optional(shape.string({ maxLength: 50 })),
      }),
      data: tokens,
    },
    source: 'shell specification 7.1; design 9, sign-in answer',
  }),
  singleLogin: call({
    method: 'POST',
    path: '/api/oauth/Login/singleLogin',
    right: anonymous,
    encoding: 'form',
    shapes: {
      body: shape.object({
        // Somewhat more than counts: what is too long is refused as any other that does not hold.
        ticket: shape.string({ maxLength: 2 * limits.ssoTicketLength, description: 'signed by a configured issuer' }),
      }),
      data: tokens,
    },
    source: 'shell specification 7.1; reliability A16',
  }),
  logout: call({
    method: 'GET',
    path: '/api/oauth/Logout',
    right: signedIn,
    whenLocked: true,
    shapes: { data: nothing },
    source: 'shell specification 7.1',
  }),
  lock: call({
    method: 'POST',
    path: '/api/oauth/Lock',
    right: signedIn,
    whenLocked: true,
    shapes: { data: nothing },
    source: 'shell specification 2.3, lock screen',
  }),
  unlock: call({
    method: 'POST',
    path: '/api/oauth/Unlock',
    right: signedIn,
    whenLocked: true,
    shapes: {
      body: shape.object({
        password: shape.string({ minLength: 1, maxLength: 128, description: 'lower-case hex SHA-256 of the password' }),
      }),
      data: nothing,
    },
    source: 'shell specification 2.3, lock screen',
  }),
  currentUser: call({
    method: 'GET',
    whenMustChange: true,
    path: '/api/oauth/CurrentUser',
    right: signedIn,
    reads: true,
    shapes: {
      data: shape.object({
        menuList: shape.array(menuItemShape, { description: 'of the application that the person works in' }),
        systemIds: shape.optional(
          shape.array(
            shape.object({
              id: shape.string(),
              name: shape.string(),
              icon: shape.string(),
              currentSystem: shape.boolean(),
            }),
            { description: 'applications in which the person may open something' },
          ),
        ),
        userInfo: userInfoShape,
        permissionList: shape.array(permissionShape),
        sysConfigInfo: systemConfigShape,
        notices: shape.optional(shape.array(shape.string(), { description: 'to be told once after signing in' })),
        screens: shape.record(shape.string(), shape.integer(), {
          description: 'screens of the tenant that are not the shipped ones: id and online version',
        }),
        hosts: shape.optional(
          shape.array(shape.string(), { description: 'that documents may embed, and lead to by themselves' }),
        ),
      }),
    },
    source: 'design 9, info after sign-in',
  }),
  frameCurrentUser: call({
    method: 'GET',
    whenMustChange: true,
    path: '/api/frame/Login/CurrentUser',
    right: signedIn,
    reads: true,
    shapes: { data: userInfoShape },
    source: 'shell specification 7.1',
  }),
  getTokenByKey: call({
    method: 'GET',
    path: '/api/frame/Login/getTokenByKey/:key',
    right: anonymous,
    shapes: { params: shape.object({ key: shape.string({ minLength: 16, maxLength: 200 }) }), data: tokens },
    source: 'shell specification 7.1, renewal',
  }),
  imageCode: call({
    method: 'GET',
    path: '/api/oauth/ImageCode',
    right: anonymous,
    shapes: {
      data: shape.object({
        id: shape.string(),
        picture: shape.object({ width: shape.number(), height: shape.number(), path: shape.string() }),
        characters: shape.integer(),
        workBits: shape.integer(),
      }),
    },
    source: 'shell specification 7.1, code and timestamp of the sign-in',
  }),
  mobileCode: call({
    method: 'POST',
    path: '/api/oauth/MobileCode',
    right: anonymous,
    shapes: {
      body: shape.object({ mobile: shape.string({ minLength: 1, maxLength: 30 }), purpose: oneOf(['signIn']) }),
      data: shape.object({ seconds: shape.integer({ description: 'until another code may be asked for' }) }),
    },
    source: 'shell specification 2.3, mobile verification code; reliability A12, A14',
  }),
  mobileLogin: call({
    method: 'POST',
    path: '/api/oauth/Login/mobile',
    right: anonymous,
    shapes: {
      body: shape.object({
        mobile: shape.string({ minLength: 1, maxLength: 30 }),
        code: shape.string({ minLength: 1, maxLength: 10 }),
      }),
      data: tokens,
    },
    source: 'shell specification 2.3, mobile verification code; reliability A14',
  }),
  outbox: call({
    method: 'GET',
    path: '/api/oauth/Outbox',
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: listQuery,
      data: pageOf(
        shape.object({
          id: shape.string(),
          recipient: shape.string(),
          body: shape.string(),
          creatorTime: shape.string(),
        }),
      ),
    },
    source: 'shell specification 2.3, mobile verification code: what the outbox holds, for developers',
  }),
  qrCode: call({
    method: 'POST',
    path: '/api/oauth/QrCode',
    right: anonymous,
    shapes: {
      body: shape.object({}),
      data: shape.object({
        code: shape.string({ description: 'what is scanned' }),
        secret: shape.string({ description: 'stays with the page that asked' }),
        seconds: shape.integer(),
        publicUrl: shape.string({ description: 'where people reach the application; empty where nobody says' }),
      }),
    },
    source: 'shell specification 2.3, QR-code scan',
  }),
  qrState: call({
    method: 'POST',
    path: '/api/oauth/QrCode/State',
    right: anonymous,
    shapes: {
      body: shape.object({ secret: qrPart }),
      data: shape.object({ state: oneOf(['waiting', 'scanned', 'confirmed', 'expired']), tokens: nullable(tokens) }),
    },
    source: 'shell specification 2.3, QR-code scan',
  }),
  qrScan: call({
    method: 'POST',
    path: '/api/oauth/QrCode/Scan',
    right: signedIn,
    documents: inShippedScreens,
    shapes: {
      body: shape.object({
        code: shape.optional(
          shape.string({ maxLength: 100, description: 'left out where a page was opened without one: it is unknown' }),
        ),
      }),
      data: shape.object({ known: shape.boolean(), address: shape.string(), agent: shape.string() }),
    },
    source: 'shell specification 2.3, QR-code scan',
  }),
  qrConfirm: call({
    method: 'POST',
    path: '/api/oauth/QrCode/Confirm',
    right: signedIn,
    documents: inShippedScreens,
    shapes: { body: shape.object({ code: qrPart, allow: shape.boolean() }), data: nothing },
    source: 'shell specification 2.3, QR-code scan',
  }),
  signUp: call({
    method: 'POST',
    path: '/api/oauth/SignUp',
    right: anonymous,
    documents: inDoors,
    shapes: {
      body: shape.object({
        company: shape.string({ minLength: 1, maxLength: limits.nameLength }),
        contact: shape.string({ minLength: 1, maxLength: limits.nameLength }),
        mobile: shape.string({ minLength: 1, maxLength: 30 }),
        ...captchaBody,
      }),
      data: nothing,
    },
    source: 'shell specification 5, company name and contact person',
  }),
  signUps: call({
    method: 'GET',
    path: '/api/oauth/SignUp',
    right: { kind: 'menu', menu: 'system.signUp', operator: true },
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: listQuery,
      data: pageOf(
        shape.object({
          id: shape.string(),
          company: shape.string(),
          contact: shape.string(),
          mobile: shape.string(),
          creatorTime: shape.string(),
          isOpened: shape.boolean({ description: 'a tenant was made of it' }),
        }),
      ),
    },
    source: 'shell specification 5, company name and contact person',
  }),
  siteConfig: call({
    method: 'GET',
    path: '/api/oauth/getConfig/:account',
    right: anonymous,
    documents: inDoors,
    reads: true,
    shapes: {
      params: shape.object({ account: shape.string({ maxLength: 100 }) }),
      data: shape.object({
        sysConfigInfo: systemConfigShape,
        loginNeedCode: shape.boolean(),
        /** The same, as pages of the version before know it. */
        needCode: shape.boolean(),
        extra: shape.optional(anyRow),
      }),
    },
    source: 'shell specification 7.1, getConfig: what the sign-in page shows before anybody is signed in',
  }),
};
