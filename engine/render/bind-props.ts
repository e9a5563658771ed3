/** A prop that stands for data of a source: `{ "$source": "models", "path": "list.0.name" }`. */
interface Bound {
  readonly $source: string;
  readonly path?: string;
}

/** Props with every binding replaced by the data as it is now; undefined while the source has none. */
export function bindProps(
  props: Readonly<Record<string, unknown>>,
  sources: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!Object.values(props).some(isBound)) return props;
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isBound(value) ? readPath(sources[value.$source], value.path) : value,
    ]),
  );
}

/** Own properties only, step by step; nothing of a prototype is reachable. */
export function readPath(from: unknown, path: string | undefined): unknown {
  if (!path) return from;
  return path.split('.').reduce<unknown>((at, step) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    return (at as Record<string, unknown>)[step]; // an own property of an object
  }, from);
}

function isBound(value: unknown): value is Bound {
  return typeof value === 'object' && value !== null && '$source' in value && typeof value.$source === 'string';
}
