import { call, type Right, signedIn } from '../call-shapes/call.ts';
import { idParams, idShape, nothing, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const menu = 'system.feedback';
const right: Right = { kind: 'menu', menu };
const holding = (button: `btn_${string}`): Right => ({ kind: 'menu', menu, button });

const kindShape = oneOf(['fault', 'wish', 'question']);
const stateShape = oneOf(['open', 'doing', 'done']);
export type FeedbackKind = Shape<typeof kindShape>;
export type FeedbackState = Shape<typeof stateShape>;

const facts = {
  page: shape.string({ maxLength: limits.addressLength, description: 'path of the page that it is about' }),
  pageTitle: shape.string({ maxLength: limits.textLength }),
  build: shape.string({ maxLength: limits.fieldNameLength, description: 'of the page, as its sender had it' }),
  browser: shape.string({ maxLength: limits.textLength }),
};

const contentShape = shape.object(
  {
    key: shape.optional(idShape),
    kind: kindShape,
    content: shape.string({ minLength: 1, maxLength: limits.feedbackLength }),
    files: shape.optional(
      nullable(
        shape.array(
          shape.object({ fileId: idShape }, { description: 'the id alone counts; pictures alone are taken' }),
          {
            maxItems: limits.feedbackPictures,
          },
        ),
      ),
    ),
    page: shape.optional(facts.page),
    pageTitle: shape.optional(facts.pageTitle),
    build: shape.optional(facts.build),
    browser: shape.optional(facts.browser),
  },
  { additionalProperties: false, description: 'sent again under the same key it is one' },
);
export type FeedbackContent = Shape<typeof contentShape>;

const rowShape = {
  id: shape.string(),
  kind: kindShape,
  kindText: shape.string(),
  state: stateShape,
  stateText: shape.string(),
  content: shape.string(),
  ...facts,
  files: shape.array(shape.unknown(), { description: 'file entries' }),
  pictures: shape.integer({ description: 'how many files there are' }),
  answer: shape.string({ description: 'empty while there is none' }),
  answerUser: shape.string(),
  answerTime: nullable(shape.string()),
  creatorUser: shape.string(),
  creatorTime: shape.string(),
  revision: shape.integer(),
};
const feedbackShape = shape.object(rowShape);
export type Feedback = Shape<typeof feedbackShape>;

const revision = shape.integer({ minimum: 1, description: 'what was read' });
const filter = { kind: shape.optional(kindShape), state: shape.optional(stateShape) };
const base = '/api/system/Feedback';
const source = 'design 5: feedback; administration H2';

/** What people say of the product, and what they are told. */
export const feedbackCalls = {
  sendFeedback: call({
    method: 'POST',
    path: base,
    right: signedIn,
    documents: inShippedScreens,
    writes: true,
    shapes: { body: contentShape, data: shape.object({ id: shape.string() }) },
    source,
  }),
  ownFeedback: call({
    method: 'GET',
    path: `${base}/Own`,
    right: signedIn,
    whenSeeing: 'asker',
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({ currentPage: pageQuery.currentPage, pageSize: pageQuery.pageSize }),
      data: pageOf(feedbackShape),
    },
    source,
  }),
  feedbackList: call({
    method: 'GET',
    path: base,
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: { query: shape.object({ ...pageQuery, ...filter }), data: pageOf(feedbackShape) },
    source,
  }),
  loadFeedback: call({
    method: 'GET',
    path: `${base}/:id`,
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: feedbackShape },
    source,
  }),
  answerFeedback: call({
    method: 'POST',
    path: `${base}/:id/Actions/Answer`,
    right: holding('btn_answer'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        { answer: shape.string({ minLength: 1, maxLength: limits.feedbackLength }), state: stateShape, revision },
        { additionalProperties: false },
      ),
      data: nothing,
    },
    source,
  }),
  setFeedbackState: call({
    method: 'POST',
    path: `${base}/:id/Actions/State`,
    right: holding('btn_state'),
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object({ state: stateShape, revision }, { additionalProperties: false }),
      data: nothing,
    },
    source,
  }),
};
