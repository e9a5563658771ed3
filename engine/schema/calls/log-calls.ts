import { call, type Right } from '../call-shapes/call.ts';
import { idParams, idShape, keyword, nullable, pageQuery } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

/** Of lines of the log, by their number. Source: administration Y5 */
export const logCategories = { signIn: 1, refused: 2, operation: 3 } as const;
const category = shape.integer({
  minimum: 1,
  maximum: 3,
  description: '1 signing in, 2 a refused call, 3 an operation',
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
