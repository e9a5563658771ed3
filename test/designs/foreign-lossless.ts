import type { Node } from '../../engine/schema/documents/node.ts';
import { propName } from '../../engine/schema/foreign/index.ts';

type Bag = Record<string, unknown>;
type Path = readonly string[];

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const bagOf = (value: unknown): Bag => (isBag(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every value that holds no other, with the way to it; an empty list or object is such a value. */
function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries = Object.entries(value);
  if (entries.length === 0) return [{ path, value }];
  return entries.flatMap(([key, entry]) => leaves(entry, [...path, key]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
const holds = (value: unknown, path: Path, leaf: unknown) => JSON.stringify(at(value, path)) === JSON.stringify(leaf);

/** Old field names and new ones: what refers to a field may say either. */
export type Renamed = ReadonlyMap<string, string>;

function newWords(value: unknown, renamed: Renamed): unknown {
  if (typeof value !== 'string') return value;
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(from, to), value);
}

/** Leaves of `source` that stand in none of `holders` under their own way. */
export function lostLeaves(source: unknown, holders: readonly unknown[], renamed: Renamed): string[] {
  return leaves(source)
    .filter(({ path, value }) => {
      const words = newWords(value, renamed);
      return path.length > 0 && !holders.some((holder) => holds(holder, path, value) || holds(holder, path, words));
    })
    .map(({ path, value }) => `${path.join('.')} = ${JSON.stringify(value)}`);
}

export const childrenOf = (field: Bag): Bag[] =>
  [...listOf(bagOf(field.__config__).children), ...listOf(field.children)].map(bagOf);

/**
 * What of a foreign field is not to be found in our node: each value must stand in config, props or slot under its own or
 * its mapped name, or under its own name in `config.foreign`.
 */
export function lostOfField(field: Bag, node: Node, renamed: Renamed): string[] {
  const foreign = bagOf(Reflect.get(node.config, 'foreign'));
  const { __config__, __vModel__, __slot__, children, ...own } = field;
  const { children: _, ...config } = bagOf(__config__);
  const kept = [
    node.config,
    node.props,
    node.slot,
    foreign,
    foreign.config,
    foreign.props,
    foreign.slot,
    { vModel: node.vModel },
  ];
  const lost = [{ ...config }, { ...own, ...(__vModel__ === undefined ? {} : { vModel: __vModel__ }) }].flatMap(
    (part) =>
      Object.entries(part).flatMap(([name, value]) => {
        if (foreign.keyName === name && foreign.key === value) return [];
        const mapped = propName(node.config.aditKey, name);
        const holders = kept.flatMap((holder) => {
          const bag = bagOf(holder);
          const inner = name === 'props' ? [{ props: { props: bag.props } }] : [];
          return [bag, { [name]: bag[mapped] }, ...inner];
        });
        return lostLeaves({ [name]: value }, [...holders, { title: node.config.label }], renamed);
      }),
  );
  if (__slot__ !== undefined)
    lost.push(...lostLeaves({ slot: __slot__ }, [{ slot: node.slot }, { slot: foreign.slot }], renamed));
  return lost.map((one) => `${node.id} (${node.config.aditKey}): ${one}`);
}

/** Pairs foreign fields with our nodes by their places; throws when the trees differ in shape. */
export function pairs(fields: readonly Bag[], nodes: readonly Node[]): [Bag, Node][] {
  if (fields.length !== nodes.length) throw new Error(`${fields.length} fields became ${nodes.length} nodes`);
  return fields.flatMap((field, index) => {
    const node = nodes[index];
    if (!node) throw new Error('no node');
    return [[field, node] as [Bag, Node], ...pairs(childrenOf(field), node.config.children ?? [])];
  });
}
