import { call, signedIn } from '../call-shapes/call.ts';
import { idParams, keyword, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { idLength } from '../helpers/ids.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const messageType = shape.integer({ minimum: 1, maximum: 2, description: '1 notice, 2 flow' });
const isRead = oneOf(['0', '1']);
const filter = { keyword, type: shape.optional(messageType), isRead: shape.optional(isRead) };

const messageShape = shape.object({
  id: shape.string(),
  type: messageType,
  title: shape.string(),
  isRead,
  releaseUser: shape.string(),
  releaseTime: shape.string(),
  readTime: nullable(shape.string()),
});
export type Message = Shape<typeof messageShape>;
const messagePageShape = pageOf(messageShape);
export type MessagePage = Shape<typeof messagePageShape>;

const openedMessageShape = shape.object({
  id: shape.string(),
  type: messageType,
  title: shape.string(),
  bodyText: shape.string({ description: 'safe HTML' }),
  files: shape.string({ description: 'JSON text of a list of file entries' }),
  releaseUser: shape.string(),
  releaseTime: shape.string(),
  config: shape.string({ description: 'of a flow message: base64 of JSON, URL-encoded, for its page; else empty' }),
});
export type OpenedMessage = Shape<typeof openedMessageShape>;

const listQuery = shape.object({
  currentPage: pageQuery.currentPage,
  pageSize: pageQuery.pageSize,
  sort: pageQuery.sort,
  ...filter,
  after: shape.optional(
    shape.string({
      minLength: idLength,
      maxLength: idLength,
      pattern: '^[A-Za-z0-9]+$',
      description: 'id of the last message that is known: only what comes after it in the order asked for',
    }),
  ),
});
const noticeBody = shape.object({
  currentPage: pageQuery.currentPage,
  pageSize: pageQuery.pageSize,
  keyword,
});
const source = 'shell specification 7.2';

/** What a person has received: everything here is the caller's own. */
export const messageCalls = {
  messageList: call({
    method: 'GET',
    path: '/api/message',
    right: signedIn,
    whenSeeing: 'asker',
    reads: true,
    shapes: { query: listQuery, data: messagePageShape },
    source,
  }),
  readAllMessages: call({
    method: 'POST',
    path: '/api/message/Actions/ReadAll',
    right: signedIn,
    documents: inShippedScreens,
    shapes: {
      body: shape.object(filter, { additionalProperties: false }),
      data: shape.object({ count: shape.integer({ description: 'that were unread' }) }),
    },
    source: 'shell specification 4.5 and 7.2',
  }),
  openMessage: call({
    method: 'GET',
    path: '/api/message/ReadInfo/:id',
    right: signedIn,
    documents: inShippedScreens,
    shapes: { params: idParams, data: openedMessageShape },
    source: 'shell specification 4.5 and 7.2: it is read from now on',
  }),
  messageRecord: call({
    method: 'GET',
    path: '/api/message/Record',
    right: signedIn,
    whenSeeing: 'asker',
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({ ...pageQuery, sidx: shape.optional(oneOf(['releaseTime'])), ...filter }),
      data: messagePageShape,
    },
    source,
  }),
  noticeCenter: call({
    method: 'POST',
    path: '/api/frame/notice/noticeCenter',
    right: signedIn,
    whenSeeing: 'asker',
    reads: true,
    shapes: {
      body: shape.object({
        pageSize: shape.optional(
          shape.integer({ minimum: 0, maximum: limits.messagePageSize, description: '0: the counts alone' }),
        ),
      }),
      data: shape.object({
        list: shape.array(messageShape),
        unreadMessageCount: shape.integer({ description: 'flow messages' }),
        unreadNoticeCount: shape.integer(),
      }),
    },
    source,
  }),
  noticeList: call({
    method: 'POST',
    path: '/api/frame/notice/noticeList',
    right: signedIn,
    whenSeeing: 'asker',
    reads: true,
    shapes: { body: noticeBody, data: messagePageShape },
    source,
  }),
};
