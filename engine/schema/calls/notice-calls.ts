import { call, type Right } from '../call-shapes/call.ts';
import { idParams, idShape, keyword, nothing, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const menu = 'system.notice';
const right: Right = { kind: 'menu', menu };
const holding = (button: `btn_${string}`): Right => ({ kind: 'menu', menu, button });

const ids = shape.optional(nullable(shape.array(idShape, { maxItems: limits.batchIds })));
const noticeAudienceShape = shape.object(
  {
    all: shape.optional(nullable(shape.boolean())),
    organizeIds: ids,
    positionIds: ids,
    roleIds: ids,
    groupIds: ids,
    userIds: ids,
  },
  { additionalProperties: false, description: 'everybody, or whoever one of the lists names' },
);
export type NoticeAudience = Shape<typeof noticeAudienceShape>;

const stateShape = shape.integer({ minimum: 0, maximum: 2, description: '0 draft, 1 published, 2 withdrawn' });
const stageShape = shape.integer({ minimum: 0, maximum: 3, description: 'as the state; 3 published and past its end' });
const rowShape = {
  id: shape.string(),
  title: shape.string(),
  state: stateShape,
  stage: stageShape,
  category: shape.string({ description: 'code of the dictionary noticeType; empty for none' }),
  categoryText: shape.string(),
  expirationTime: nullable(shape.string({ description: 'an instant; null for never' })),
  audienceText: shape.string({ description: 'whom it is for, in words' }),
  receivers: shape.integer({ description: '0 while it is not published' }),
  readers: shape.integer(),
  readText: shape.string({ description: 'readers of receivers; empty while it is not published' }),
  releaseTime: nullable(shape.string()),
  releaseUser: shape.string(),
  creatorUser: shape.string(),
  creatorTime: shape.string(),
  lastModifyTime: nullable(shape.string()),
  revision: shape.integer(),
};
const noticeRowShape = shape.object(rowShape);
export type NoticeRow = Shape<typeof noticeRowShape>;

const noticeShape = shape.object({
  ...rowShape,
  body: shape.string({ description: 'safe HTML' }),
  files: shape.array(shape.unknown(), { description: 'file entries' }),
  audience: shape.object({
    all: shape.boolean(),
    organizeIds: shape.array(shape.string()),
    positionIds: shape.array(shape.string()),
    roleIds: shape.array(shape.string()),
    groupIds: shape.array(shape.string()),
    userIds: shape.array(shape.string()),
  }),
});
export type Notice = Shape<typeof noticeShape>;

const contentShape = {
  title: shape.string({ minLength: 1, maxLength: limits.noticeTitleLength }),
  body: shape.string({ maxLength: limits.htmlLength }),
  files: shape.optional(
    nullable(
      shape.array(shape.object({ fileId: idShape }, { description: 'the id alone counts' }), {
        maxItems: limits.noticeFiles,
      }),
    ),
  ),
  audience: noticeAudienceShape,
  category: shape.optional(nullable(shape.string({ maxLength: 50 }))),
  expirationTime: shape.optional(
    nullable(shape.string({ maxLength: 40, description: 'an instant, from when on readers do not find it any more' })),
  ),
};
/** What a form sends of a notice. */
const noticeContentShape = shape.object(contentShape);
export type NoticeContent = Shape<typeof noticeContentShape>;

const base = '/api/message/Notice';
const source = 'shell specification 2.4 and 7.2: notices come from somewhere';

/** What those do with notices who hold their page. */
export const noticeCalls = {
  adminNotices: call({
    method: 'GET',
    path: base,
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({
        ...pageQuery,
        state: shape.optional(stateShape),
        stage: shape.optional(stageShape),
        category: shape.optional(shape.string({ maxLength: 50 })),
      }),
      data: pageOf(noticeRowShape),
    },
    source,
  }),
  loadNotice: call({
    method: 'GET',
    path: `${base}/:id`,
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: noticeShape },
    source,
  }),
  createNotice: call({
    method: 'POST',
    path: base,
    right: holding('btn_add'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(contentShape, { additionalProperties: false }),
      data: shape.object({ id: shape.string() }),
    },
    source,
  }),
  saveNotice: call({
    method: 'POST',
    path: `${base}/:id`,
    right: holding('btn_edit'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        { ...contentShape, revision: shape.integer({ minimum: 1, description: 'what was edited' }) },
        { additionalProperties: false },
      ),
      data: shape.object({ id: shape.string() }),
    },
    source,
  }),
  releaseNotice: call({
    method: 'POST',
    path: `${base}/:id/Actions/Release`,
    right: holding('btn_release'),
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: shape.object({ receivers: shape.integer() }) },
    source,
  }),
  noticeReach: call({
    method: 'GET',
    path: `${base}/:id/Reach`,
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: shape.object({ receivers: shape.integer() }) },
    source: 'shell specification 7.2: publishing asks with the number of people who would receive it now',
  }),
  noticeReaders: call({
    method: 'GET',
    path: `${base}/:id/Readers`,
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      params: idParams,
      query: shape.object({
        currentPage: pageQuery.currentPage,
        pageSize: pageQuery.pageSize,
        keyword,
        isRead: shape.optional(oneOf(['0', '1'])),
      }),
      data: pageOf(
        shape.object({
          id: shape.string({ description: 'of the user' }),
          realName: shape.string(),
          organizeName: shape.string(),
          isRead: oneOf(['0', '1']),
          readTime: nullable(shape.string()),
        }),
      ),
    },
    source: 'shell specification 7.2: who received it, and who of them has read it',
  }),
  withdrawNotice: call({
    method: 'POST',
    path: `${base}/:id/Actions/Withdraw`,
    right: holding('btn_release'),
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: nothing },
    source,
  }),
  deleteNotice: call({
    method: 'POST',
    path: `${base}/:id/Actions/Delete`,
    right: holding('btn_remove'),
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: nothing },
    source,
  }),
  deleteNotices: call({
    method: 'POST',
    path: `${base}/Actions/BatchDelete`,
    right: holding('btn_remove'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        { ids: shape.array(idShape, { minItems: 1, maxItems: limits.batchIds }) },
        { additionalProperties: false, description: 'none of them published, or nothing is done' },
      ),
      data: shape.object({ count: shape.integer() }),
    },
    source: 'shell specification 7.2: drafts are deleted several at a time',
  }),
};
