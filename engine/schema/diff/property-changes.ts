import { pointer } from '../findings/pointer.ts';
import { isRecord } from './node-index.ts';

export interface PropertyChange {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Parts of a node and of a document that are there or not without a meaning of their own. */
const containers = new Set(['/config', '/slot', '/props', '/on', '/form', '/list', '/sources']);

/**
 * Where two values differ: key by key in objects, place by place in lists of one length, whole otherwise. The order of
 * keys does not count.
 * @param skip pointers that somebody else compares
 */
export function propertyChanges(
  before: unknown,
  after: unknown,
  skip: ReadonlySet<string>,
  path = '',
): PropertyChange[] {
  if (before === after || skip.has(path)) return [];
  const [left, right] = containers.has(path)
    ? [before ?? filledOnly(after), after ?? filledOnly(before)]
    : [before, after];
  if (isRecord(left) && isRecord(right)) {
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].flatMap((key) => propertyChanges(own(left, key), own(right, key), skip, pointer(path, key)));
  }
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length)
    return left.flatMap((entry: unknown, index) => propertyChanges(entry, right[index], skip, pointer(path, index)));
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

/** What an absent container is compared as: an empty one, unless the other is empty too and that is the difference. */
function filledOnly(other: unknown): unknown {
  return isRecord(other) && Object.keys(other).length > 0 ? {} : undefined;
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
