/** Values that stand where they do not belong. */
const mutationValues: readonly unknown[] = [
  ...[null, true, -1, 1e308, '', 'x', '𝒳', 'constructor', '__proto__', 'a.b', 'a'.repeat(300)],
  ...[[], {}, [null], { zh: 1 }, { toString: 1 }, { id: 'a', config: { aditKey: 'table' } }, [[[]]]],
];

/** Changes a copy of a document at one place: a value replaced, a key lost, an entry twice, a whole part put elsewhere. */
export function mutate(document: unknown, seed: readonly number[]): unknown {
  const copy: unknown = structuredClone(document);
  const holders: object[] = [];
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (Object.keys(value).length > 0) holders.push(value);
    Object.values(value).forEach(collect);
  };
  collect(copy);
  const pick = <Thing>(things: readonly Thing[], turn: number): Thing | undefined =>
    things.length === 0 ? undefined : things[(seed[turn] ?? 0) % things.length];
  const holder = pick(holders, 0);
  const key = pick(Object.keys(holder ?? {}), 1);
  if (!holder || key === undefined) return pick(mutationValues, 2);
  switch ((seed[2] ?? 0) % 6) {
    case 0:
      Reflect.deleteProperty(holder, key);
      break;
    case 1:
      if (Array.isArray(holder)) holder.push(structuredClone(Reflect.get(holder, key)));
      break;
    case 2:
      Object.defineProperty(holder, '__proto__', { value: {}, enumerable: true, configurable: true, writable: true });
      break;
    case 3:
      Reflect.set(holder, key, structuredClone(pick(holders, 3)));
      break;
    case 4: {
      const step = pick(
        holders.filter((one) => 'action' in one),
        0,
      );
      if (step) Reflect.set(step, 'action', 'fly');
      break;
    }
    default:
      Reflect.set(holder, key, structuredClone(pick(mutationValues, 3)));
  }
  // A hole in a list, or a key of one, is nothing that could be stored.
  return JSON.parse(JSON.stringify(copy));
}
