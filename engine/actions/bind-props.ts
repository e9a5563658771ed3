import { fillPlaces } from '../contract/fill-places.ts';
import { readPath } from '../contract/read-path.ts';
import { isBinding, isSourceBinding, isTextBinding } from '../schema/bindings.ts';
import { ownValue } from '../schema/calc/index.ts';

type Sources = Readonly<Record<string, unknown>>;

/** Props with every binding replaced, at any depth, by the data as it is now; undefined while the source has none. */
export function bindProps(props: Sources, sources: Sources): Sources {
  return holdsBinding(props) ? (bind(props, sources) as Sources) : props; // a record stays a record
}

function bind(value: unknown, sources: Sources): unknown {
  if (typeof value !== 'object' || value === null || !holdsBinding(value)) return value;
  if (isSourceBinding(value)) return readPath(ownValue(sources, value.$source), value.path);
  if (isTextBinding(value)) return typeof value.$text === 'string' ? fillPlaces(value.$text, sources) : undefined;
  if (Array.isArray(value)) return value.map((entry) => bind(entry, sources));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bind(entry, sources)]));
}

const known = new WeakMap<object, boolean>();

/** Stored props never change, so each is looked through once. */
function holdsBinding(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const before = known.get(value);
  if (before !== undefined) return before;
  const holds = isBinding(value) || Object.values(value).some(holdsBinding);
  known.set(value, holds);
  return holds;
}
