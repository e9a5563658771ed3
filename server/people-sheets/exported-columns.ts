import type { CallBody, Calls } from '../../engine/schema/calls/index.ts';
import { calls } from '../../engine/schema/calls/index.ts';

type Column = CallBody<Calls['exportUsers']>['selectKey'][number];

const columns: ReadonlySet<string> = new Set(
  calls.exportUsers.shapes.body.properties.selectKey.items.anyOf.map(({ const: code }) => code),
);

/** Whether a column of the list of people can be taken out. */
export const isExported = (code: string): code is Column => columns.has(code);
