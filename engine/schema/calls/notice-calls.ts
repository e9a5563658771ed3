import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { type Shape, shape } from '../shape.ts';
import { administrator, call } from './call.ts';
import { idParams, idShape, nothing, nullable, pageOf, pageQuery } from './common-shapes.ts';

const ids = shape.optional(nullable(shape.array(idShape, { maxItems: limits.batchIds })));
const noticeAudienceShape = shape.object(
  { all: shape.optional(nullable(shape.boolean())), organizeIds: ids, roleIds: ids, userIds: ids },
  { additionalProperties: false, description: 'everybody, or whoever one of the lists names' },
);
export type NoticeAudience = Shape<typeof noticeAudienceShape>;

const stateShape = shape.integer({ minimum: 0, maximum: 2, description: '0 draft, 1 published, 2 withdrawn' });
const rowShape = {
  id: shape.string(),
  title: shape.string(),
  state: stateShape,
  audienceText: shape.string({ description: 'whom it is for, in words' }),
  receivers: shape.integer({ description: '0 while it is not published' }),
  readers: shape.integer(),
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
    roleIds: shape.array(shape.string()),
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
};
/** What a form sends of a notice. */
const noticeContentShape = shape.object(contentShape);
export type NoticeContent = Shape<typeof noticeContentShape>;

const base = '/api/message/Notice';
const source = 'shell specification 2.4 and 7.2: notices come from somewhere';

/** What administrators do with notices. */
export const noticeCalls = {
  adminNotices: call({
    method: 'GET',
    path: base,
    right: administrator,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({ ...pageQuery, state: shape.optional(stateShape) }),
      data: pageOf(noticeRowShape),
    },
    source,
  }),
  loadNotice: call({
    method: 'GET',
    path: `${base}/:id`,
    right: administrator,
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: noticeShape },
    source,
  }),
  createNotice: call({
    method: 'POST',
    path: base,
    right: administrator,
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
    right: administrator,
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
    right: administrator,
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: shape.object({ receivers: shape.integer() }) },
    source,
  }),
  withdrawNotice: call({
    method: 'POST',
    path: `${base}/:id/Actions/Withdraw`,
    right: administrator,
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: nothing },
    source,
  }),
  deleteNotice: call({
    method: 'POST',
    path: `${base}/:id/Actions/Delete`,
    right: administrator,
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: nothing },
    source,
  }),
};
