import { isRecord, type JsonRecord, sameJson } from '../common/json.ts';
import { type KeptEntry, orderedProperties, type Wrapper } from './schema-tree.ts';

/** A child as it is written, and what stands around it. */
export interface WrittenChild {
  readonly name: string;
  readonly schema: JsonRecord;
  readonly within: readonly Wrapper[];
}

/**
 * The properties of a schema: its children in their order, each in its wrappers, and between them what was kept of the
 * schema that it was read from. Where Formily would show them in another order, each is told its place.
 */
export function propertiesOf(children: readonly WrittenChild[], kept: readonly KeptEntry[] = []): JsonRecord {
  const entries = placed(grouped(children), kept);
  const properties: JsonRecord = {};
  for (const [name, schema] of entries) properties[name] = schema;
  const names = entries.map(([name]) => name);
  if (
    sameJson(
      names,
      orderedProperties(properties).map(([name]) => name),
    )
  )
    return properties;
  names.forEach((name, index) => {
    const entry = properties[name];
    if (isRecord(entry)) properties[name] = { ...entry, 'x-index': index };
  });
  return properties;
}

type Entry = [name: string, schema: unknown];

/** Neighbours in the same wrapper stand in it together. */
function grouped(children: readonly WrittenChild[]): Entry[] {
  const entries: Entry[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (!child) continue;
    const [wrapper] = child.within;
    if (!wrapper) {
      entries.push([freeName(child.name, taken), child.schema]);
      continue;
    }
    const run = children.slice(index).findIndex(({ within }) => within[0]?.name !== wrapper.name);
    const inside = children.slice(index, run < 0 ? undefined : index + run);
    const kept = inside.flatMap(({ within }) => within[0]?.kept ?? []);
    const below = inside.map((one) => ({ ...one, within: one.within.slice(1) }));
    const properties = propertiesOf(below, kept);
    entries.push([freeName(wrapper.name, taken), { ...wrapper.schema, properties }]);
    index += inside.length - 1;
  }
  return entries;
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
  taken.add(free);
  return free;
}

/** What was kept stands behind what it stood behind. */
function placed(entries: readonly Entry[], kept: readonly KeptEntry[]): Entry[] {
  const all = [...entries];
  for (const { name, after, entry } of kept) {
    if (all.some(([taken]) => taken === name)) continue;
    const before = all.findIndex(([other]) => other === after);
    all.splice(after === undefined ? 0 : before < 0 ? all.length : before + 1, 0, [name, entry]);
  }
  return all;
}
