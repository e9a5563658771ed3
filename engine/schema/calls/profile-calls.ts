import { call, signedIn } from '../call-shapes/call.ts';
import { idShape, listOf, nothing, nullable, pageOf, pageQuery, typedPassword } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, shape } from '../shape.ts';
import { languages } from '../text/text.ts';

const base = '/api/permission/Users/Current';
const source = 'dialect facts 1, own profile calls';
const closed = { additionalProperties: false };
const named = listOf(shape.object({ id: shape.string(), fullName: shape.string(), enCode: shape.string() }));
/** An uploaded picture of the caller's; `0` takes the one that is there away. */
const picture = shape.object({ fileId: idShape }, closed);
const address = shape.object({ url: shape.string() });

const profileShape = shape.object({
  id: shape.string(),
  account: shape.string(),
  realName: shape.string(),
  gender: shape.integer({ description: '1 man, 2 woman, 0 not said' }),
  mobile: shape.string(),
  email: shape.string(),
  headIcon: shape.string(),
  signImg: shape.string(),
  organize: shape.string({ description: 'from the company down' }),
  position: shape.string(),
  manager: shape.string(),
  roles: shape.string(),
  creatorTime: shape.string(),
});

const signInShape = shape.object({
  id: shape.string(),
  time: shape.string(),
  address: shape.string(),
  outcome: oneOf(['done', 'refused', 'failed']),
});

const write = { right: signedIn, writes: true } as const;
/** What is his alone is shown to nobody who only sees the program as he does. */
const read = { right: signedIn, reads: true, whenSeeing: 'nobody' } as const;

/** What people see and change of themselves; never of anybody else, whatever they send. */
export const profileCalls = {
  profile: call({
    ...read,
    documents: inShippedScreens,
    method: 'GET',
    path: `${base}/BaseInfo`,
    shapes: { data: profileShape },
    source,
  }),
  saveProfile: call({
    ...write,
    documents: inShippedScreens,
    method: 'POST',
    path: `${base}/BaseInfo`,
    shapes: {
      body: shape.object(
        {
          gender: shape.integer({ minimum: 0, maximum: 2 }),
          email: nullable(shape.string({ maxLength: limits.textLength })),
        },
        closed,
      ),
      data: nothing,
    },
    source: `${source}; name, department and mobile number are the administrators' to change: people sign in by them`,
  }),
  saveTheme: call({
    ...write,
    documents: inShippedScreens,
    method: 'POST',
    path: `${base}/SystemTheme`,
    shapes: {
      body: shape.object({ mode: oneOf(['light', 'dark', 'system']), colour: shape.string({ maxLength: 20 }) }, closed),
      data: nothing,
    },
    source,
  }),
  saveLanguage: call({
    ...write,
    documents: inShippedScreens,
    method: 'POST',
    path: `${base}/SystemLanguage`,
    shapes: { body: shape.object({ language: oneOf(languages) }, closed), data: nothing },
    source,
  }),
  saveShortcuts: call({
    ...write,
    documents: inShippedScreens,
    method: 'POST',
    path: `${base}/Shortcuts`,
    shapes: {
      body: shape.object({ ids: shape.array(idShape, { maxItems: limits.shortcutsMost, uniqueItems: true }) }, closed),
      data: nothing,
    },
    source: `${source}; ids of menu entries that the home page offers first, none: those used most`,
  }),
  signInLog: call({
    ...read,
    documents: inShippedScreens,
    method: 'GET',
    path: `${base}/SystemLog`,
    shapes: {
      query: shape.object({ currentPage: pageQuery.currentPage, pageSize: pageQuery.pageSize }),
      data: pageOf(signInShape),
    },
    source,
  }),
  signImage: call({ ...read, method: 'GET', path: `${base}/SignImg`, shapes: { data: address }, source }),
  saveSignImage: call({
    ...write,
    documents: inShippedScreens,
    method: 'POST',
    path: `${base}/SignImg`,
    shapes: { body: picture, data: address },
    source,
  }),
  saveAvatar: call({
    ...write,
    documents: inShippedScreens,
    method: 'POST',
    path: `${base}/Avatar/:fileId`,
    shapes: { params: picture, data: address },
    source,
  }),
  changePassword: call({
    ...write,
    method: 'POST',
    whenMustChange: true,
    path: `${base}/Actions/ModifyPassword`,
    shapes: {
      body: shape.object({ oldPassword: typedPassword, password: typedPassword }, closed),
      data: shape.object({ ended: shape.integer({ description: 'other sessions that were live' }) }),
    },
    source: `${source}; reliability A06`,
  }),
  ownOrganizes: call({ ...read, method: 'GET', path: `${base}/getUserOrganizes`, shapes: { data: named }, source }),
  ownPositions: call({ ...read, method: 'GET', path: `${base}/getUserPositions`, shapes: { data: named }, source }),
  ownRoles: call({ ...read, method: 'GET', path: `${base}/getUserRoles`, shapes: { data: named }, source }),
};
