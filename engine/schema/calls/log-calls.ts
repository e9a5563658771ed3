import { call, type Right } from '../call-shapes/call.ts';
import { idParams, idShape, keyword, nullable, pageQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

/** Of lines of the log, by their number. Source: administration Y5 */
export const logCategories = { signIn: 1, refused: 2, operation: 3, error: 4, request: 5 } as const;
const category = shape.integer({
  minimum: 1,
  maximum: 5,
  description: '1 signing in, 2 a refused call, 3 an operation, 4 what failed in the server, 5 what was asked of it',
});
const outcome = oneOf(['done', 'refused', 'failed']);
const time = shape.optional(
  shape.string({
    maxLength: 30,
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T[0-9:.]+Z)?$',
    description: 'a day, or a moment in UTC',
  }),
);

/** What is looked for; a range of time without a beginning is that of the last days. */
const conditions = {
  category,
  startTime: time,
  endTime: time,
  keyword,
  userId: shape.optional(idShape),
  ip: shape.optional(shape.string({ maxLength: 64 })),
  menu: shape.optional(shape.string({ maxLength: limits.fieldNameLength })),
  outcome: shape.optional(outcome),
};
const conditionsShape = shape.object(conditions);
export type LogConditions = Shape<typeof conditionsShape>;

const line = {
  id: shape.string(),
  time: shape.string(),
  userName: shape.string({ description: 'empty where nobody is known' }),
  account: shape.string({ description: 'of the person; of signing in as it was typed' }),
  address: shape.string(),
  device: shape.string({ description: 'browser and system' }),
  menuName: shape.string({ description: 'the page' }),
  action: shape.string(),
  actionText: shape.string({ description: "in the reader's language" }),
  target: shape.string({ description: 'what it was done to, by its name where it has one' }),
  changes: shape.integer({ description: 'fields that are others than before' }),
  outcome,
  way: shape.string({ description: 'how somebody signed in, in words' }),
  reason: shape.string({ description: 'why not, in words' }),
  method: shape.optional(shape.string()),
  route: shape.optional(shape.string({ description: 'as it is registered, never the address itself' })),
  status: shape.optional(shape.integer()),
  ms: shape.optional(shape.integer({ description: 'milliseconds until it was answered' })),
  code: shape.optional(shape.string({ description: "the program's own code of what failed" })),
  requestId: shape.optional(shape.string({ description: 'under which the output of the server has the rest' })),
  count: shape.optional(shape.integer({ description: 'how often the same failed in the hour before' })),
};
const lineShape = shape.object(line);
export type LogLine = Shape<typeof lineShape>;

const changeShape = shape.object({
  name: shape.string(),
  label: shape.string(),
  before: shape.string({ description: 'in words; empty where there was nothing' }),
  after: shape.string(),
});
export type LogChange = Shape<typeof changeShape>;

const base = '/api/system/Log';
const read: Right = { kind: 'menu', menu: 'system.log' };
const source = 'design 6: who did what; administration Y5, F9';

/** What was done, and tried, by whom. No call changes or deletes a line. */
export const logCalls = {
  logList: call({
    method: 'GET',
    path: base,
    right: read,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({
        ...conditions,
        pageSize: pageQuery.pageSize,
        after: shape.optional(idShape),
      }),
      data: shape.object({
        list: shape.array(lineShape),
        pagination: shape.object({
          pageSize: shape.integer(),
          total: shape.integer({ description: 'as far as it was counted' }),
          isMore: shape.boolean({ description: 'there are more than were counted' }),
          next: nullable(shape.string({ description: 'what the next page is asked for after; null on the last one' })),
        }),
      }),
    },
    source: `${source}: newest first, a page after a line rather than by its number`,
  }),
  loadLog: call({
    method: 'GET',
    path: `${base}/:id`,
    right: read,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      params: idParams,
      data: shape.object({
        ...line,
        detail: shape.string(),
        agent: shape.string(),
        requestId: shape.string(),
        list: shape.array(changeShape, { description: 'what it changed' }),
      }),
    },
    source,
  }),
  checkLog: call({
    method: 'GET',
    path: `${base}/Actions/Check`,
    right: read,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({ startTime: time, endTime: time }),
      data: shape.object({
        lines: shape.integer({ description: 'lines that were looked at' }),
        from: nullable(shape.string({ description: 'time of the first of them' })),
        until: nullable(shape.string({ description: 'time of the last of them' })),
        isWhole: shape.boolean({ description: 'false where there were more than are looked at in one call' }),
        state: oneOf(['fits', 'changed', 'added', 'missing', 'empty']),
        at: nullable(shape.string({ description: 'id of the first line that does not fit' })),
        atTime: nullable(shape.string()),
        words: shape.string({ description: "all of that in the reader's language" }),
      }),
    },
    source: `${source}, reliability A99: each line holds the one before it; the first that does not fit is named`,
  }),
  clearLog: call({
    method: 'POST',
    path: `${base}/Actions/Clear`,
    right: { kind: 'menu', menu: 'system.log', button: 'btn_clear' },
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          category: shape.integer({ minimum: 4, maximum: 5, description: '4 what failed, 5 what was asked' }),
          before: shape.string({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10, description: 'a day, which stays' }),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ count: shape.integer(), words: shape.string() }),
    },
    source: `${source}: of errors and requests alone; itself an operation in the log`,
  }),
  exportLog: call({
    method: 'POST',
    path: `${base}/Actions/Export`,
    right: { kind: 'menu', menu: 'system.log', button: 'btn_export' },
    documents: inShippedScreens,
    shapes: {
      body: shape.object(conditions, { additionalProperties: false }),
      data: shape.object({ url: shape.string(), name: shape.string() }),
    },
    source: `${source}: the newest lines that are looked for, as a file; itself an operation in the log`,
  }),
};
