import { call, signedIn } from '../call-shapes/call.ts';
import { idParams, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { jobStates } from '../live/live-messages.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const jobState = oneOf(jobStates);

const jobView = shape.object({
  id: shape.string(),
  kind: shape.string({ description: 'the name of the job' }),
  title: shape.string({ description: "what people call it, in the reader's language" }),
  person: nullable(shape.string({ description: 'whose it is' })),
  state: jobState,
  isStopping: shape.boolean({ description: 'somebody cancelled it, and it has not stopped yet' }),
  done: shape.integer(),
  total: nullable(shape.integer()),
  words: shape.string({ description: "how it ended, in the reader's language; empty where there is nothing to say" }),
  result: nullable(shape.string({ description: 'what came of it, such as the id of a file' })),
  dueTime: shape.string({ description: 'it does not begin before' }),
  creatorTime: shape.string(),
  startedTime: nullable(shape.string()),
  endedTime: nullable(shape.string()),
  revision: shape.integer({ description: 'rises with each change' }),
});
export type JobView = Shape<typeof jobView>;

const source = 'design 5: jobs behind one module, with progress and cancel; reliability A96';

/** Work that goes on after the call that asked for it. */
export const jobCalls = {
  jobList: call({
    method: 'GET',
    path: '/api/system/Job',
    right: signedIn,
    whenSeeing: 'asker',
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({
        currentPage: pageQuery.currentPage,
        pageSize: pageQuery.pageSize,
        state: shape.optional(jobState),
        kind: shape.optional(shape.string({ maxLength: 100 })),
        of: shape.optional(oneOf(['me', 'tenant'])),
      }),
      data: pageOf(jobView),
    },
    source: `${source}: the own ones, newest first; administrators see those of the tenant as well`,
  }),
  loadJob: call({
    method: 'GET',
    path: '/api/system/Job/:id',
    right: signedIn,
    whenSeeing: 'asker',
    documents: inShippedScreens,
    reads: true,
    shapes: { params: idParams, data: jobView },
    source,
  }),
  cancelJob: call({
    method: 'POST',
    path: '/api/system/Job/:id/Actions/Cancel',
    right: signedIn,
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: jobView },
    source,
  }),
};
