import { type Call, calls } from '../../engine/schema/calls/index.ts';
import type { JsonObject } from '../document/json.ts';

/** A call as plain data: who may make it, and what it takes as JSON Schema. */
export interface CallShape {
  readonly right: Call['right'];
  /** Kinds of documents that may name it. */
  readonly documents?: Call['documents'];
  readonly path: string;
  /** It only answers: a page may show it, and a preview may ask it. */
  readonly reads: boolean;
  readonly params?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: JsonObject;
}

/**
 * Every call of the call table, by name. Who designs pages alone is handed the table with its shapes.
 */
export const callShapes: Readonly<Record<string, CallShape>> = shapesOf(calls);

function shapesOf(table: Readonly<Record<string, Call>>): Record<string, CallShape> {
  const entries = Object.entries(table).map(([name, { reads, answersFile, right, documents, path, shapes }]) => {
    const { params, query, body } = shapes;
    return [name, { right, documents, path, reads: reads === true && !answersFile, params, query, body }] as const;
  });
  // Without the marks that the shape library keeps on its shapes.
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}
