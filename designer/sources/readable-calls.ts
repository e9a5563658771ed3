import { type Call, calls } from '../../engine/schema/calls/index.ts';
import type { JsonObject } from '../document/json.ts';

/** A call whose answer a page may show, as plain data: who may make it, and what it takes and answers as JSON Schema. */
export interface ReadableCall {
  readonly right: Call['right']['kind'];
  readonly path: string;
  readonly params?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: JsonObject;
  readonly data: JsonObject;
}

/**
 * Every call that only answers, by name. Where the page is built this module holds the outcome alone: the call table of
 * the page has no shapes.
 */
export const readableCalls: Readonly<Record<string, ReadableCall>> = readable(calls);

function readable(table: Readonly<Record<string, Call>>): Record<string, ReadableCall> {
  const entries = Object.entries(table).flatMap(([name, { reads, answersFile, right, path, shapes }]) =>
    reads && !answersFile ? [[name, { right: right.kind, path, ...shapes }] as const] : [],
  );
  // Without the marks that the shape library keeps on its shapes.
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}
