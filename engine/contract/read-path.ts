/** Own properties only, step by step; nothing of a prototype is reachable. */
export function readPath(from: unknown, path: string | undefined): unknown {
  if (!path) return from;
  return path.split('.').reduce<unknown>((at, step) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    return (at as Record<string, unknown>)[step]; // an own property of an object
  }, from);
}
