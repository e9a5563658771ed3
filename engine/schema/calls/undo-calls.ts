import { call, signedIn } from '../call-shapes/call.ts';
import { idShape, pageOf, pageQuery, saidShape } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';
import { undoKinds } from '../undo/undo-kinds.ts';

const kind = oneOf(undoKinds);
const names = shape.array(shape.string(), { description: 'the first of them, by name' });
const partShape = shape.object({
  name: shape.string(),
  label: shape.string(),
  before: shape.string({ description: 'in words; empty where there was nothing, and for a list' }),
  after: shape.string(),
  added: names,
  removed: names,
  more: shape.integer({ description: 'further ones of both that are not named' }),
});
export type ChangedPart = Shape<typeof partShape>;

const changeShape = shape.object({
  id: shape.string(),
  time: shape.string(),
  userName: shape.string({ description: 'empty where nobody is known' }),
  deed: shape.string({ description: "what was done, in the reader's language" }),
  target: shape.string(),
  name: shape.string({ description: 'what it was called' }),
  isGone: shape.boolean({ description: 'it was deleted: going back brings it back' }),
  back: oneOf(['before', 'after', 'none']),
  parts: shape.array(partShape),
  unkept: shape.array(shape.string(), {
    description: 'labels of fields that were changed and of which nothing is kept',
  }),
});
export type AdminChange = Shape<typeof changeShape>;

const one = shape.object({ kind, id: idShape });
const side = oneOf(['before', 'after']);
const path = '/api/system/History';
const source = 'design 6: who did what; administration B9';
const which = 'whoever has the page of what it is about, and may edit there';

/** What administrators changed, and the way back. */
export const undoCalls = {
  changeHistory: call({
    method: 'GET',
    path: `${path}/:kind`,
    right: signedIn,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      params: shape.object({ kind }),
      query: shape.object({
        target: shape.optional(idShape),
        currentPage: pageQuery.currentPage,
        pageSize: pageQuery.pageSize,
      }),
      data: pageOf(changeShape),
    },
    source: `${source}: newest first; of one thing, or of all of its kind with what was deleted; for ${which}`,
  }),
  tryRestore: call({
    method: 'POST',
    path: `${path}/:kind/:id/Actions/Check`,
    right: signedIn,
    documents: inShippedScreens,
    shapes: {
      params: one,
      body: shape.object({ to: side }, { additionalProperties: false }),
      data: shape.object({
        name: shape.string(),
        revision: shape.string({ description: 'of what is there now: restoring is based on it' }),
        isPossible: shape.boolean(),
        parts: shape.array(partShape, { description: 'what would be other than it is' }),
        findings: shape.array(saidShape),
      }),
    },
    source: `${source}: the same work rolled back, so that it cannot say anything else; for ${which}`,
  }),
  restoreChange: call({
    method: 'POST',
    path: `${path}/:kind/:id/Actions/Restore`,
    right: signedIn,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      params: one,
      body: shape.object(
        { to: side, revision: shape.string({ maxLength: limits.fieldNameLength }) },
        { additionalProperties: false },
      ),
      data: shape.object({ parts: shape.array(partShape, { description: 'what is other than it was' }) }),
    },
    source: `${source}; for ${which}`,
  }),
};
