import type { Node } from '../../documents/node.ts';
import { isRecord } from '../common/json.ts';
import type { NamedValue } from './named-value.ts';
import { type FormilySource, isSource, schemaOf } from './schema-tree.ts';

/** What a node was read from; undefined for one that was made here. */
export function sourceOf(node: Node): FormilySource | undefined {
  const foreign: unknown = Reflect.get(node.config, 'foreign');
  const source = isRecord(foreign) ? foreign.formily : undefined;
  return isSource(source) ? source : undefined;
}

/** The key of its property: the one that it was read with, unless its field has been given another name. */
export function propertyNameOf(node: Node): string {
  const source = sourceOf(node);
  if (source && (node.vModel === undefined || node.vModel === (source.as ?? source.name))) return source.name;
  return node.vModel ?? node.id;
}

export interface FieldPlace {
  readonly node: Node;
  /** Names from the form to its value: what only arranges has none. */
  readonly path: readonly string[];
  /** The sub-table that it is a column of. */
  readonly table: Node | undefined;
}

type TypeOf = (node: Node) => NamedValue['type'];

/** Where every field of a form stands in the names of Formily, and back. */
export class FieldPaths {
  readonly #places = new Map<Node, FieldPlace>();
  readonly #byPath = new Map<string, FieldPlace>();
  readonly #byName = new Map<Node | undefined, Map<string, FieldPlace>>();
  readonly #typeOf: TypeOf;

  constructor(nodes: readonly Node[], typeOf: TypeOf) {
    this.#typeOf = typeOf;
    const addresses: [string, FieldPlace][] = [];
    this.#visit(nodes, { path: [], address: [], table: undefined }, addresses);
    // Layouts may be named on the way as well; a value's own path comes first.
    for (const [address, place] of addresses) this.#keep(address, place);
  }

  placeOf(node: Node): FieldPlace | undefined {
    return this.#places.get(node);
  }

  /** @param pattern `a`, `a.b`, or `.b` for what stands beside */
  find(pattern: string, from: FieldPlace): FieldPlace | undefined {
    const [name = '', property = 'value'] = pattern.split(/\s*#\s*/);
    if (property !== 'value' || name.startsWith('..')) return undefined;
    const path = name.startsWith('.') ? [...from.path.slice(0, -1), name.slice(1)].join('.') : name;
    const found = this.#byPath.get(path);
    return found && (found.table === undefined || found.table === from.table) ? found : undefined;
  }

  /** How a field is named in `dependencies`; of a row its column comes before a field of the form. */
  patternOf(vModel: string, from: FieldPlace): string | undefined {
    const column = from.table && this.#byName.get(from.table)?.get(vModel);
    if (!column) return this.#byName.get(undefined)?.get(vModel)?.path.join('.');
    const beside = column.path.slice(0, -1).join('.') === from.path.slice(0, -1).join('.');
    return beside ? `.${column.path.at(-1)}` : undefined;
  }

  namedValue({ node }: FieldPlace): NamedValue | undefined {
    return node.vModel === undefined ? undefined : { vModel: node.vModel, type: this.#typeOf(node) };
  }

  typeOfField(vModel: string, from: FieldPlace): NamedValue['type'] {
    const place = this.#byName.get(from.table)?.get(vModel) ?? this.#byName.get(undefined)?.get(vModel);
    return place ? this.#typeOf(place.node) : 'string';
  }

  #visit(nodes: readonly Node[], around: Around, addresses: [string, FieldPlace][]): void {
    for (const node of nodes) {
      const { path, address } = within(node, around);
      const name = propertyNameOf(node);
      const isValue = node.vModel !== undefined || schemaOf(sourceOf(node)?.schema).type === 'object';
      const place = { node, path: isValue ? [...path, name] : path, table: around.table };
      this.#places.set(node, place);
      if (node.vModel !== undefined) {
        this.#keep(place.path.join('.'), place);
        addresses.push([[...address, name].join('.'), place]);
        const names = this.#byName.get(around.table) ?? new Map<string, FieldPlace>();
        this.#byName.set(around.table, names);
        if (!names.has(node.vModel)) names.set(node.vModel, place);
      }
      const table = node.config.aditKey === 'table' ? node : around.table;
      this.#visit(node.config.children ?? [], { path: place.path, address: [...address, name], table }, addresses);
    }
  }

  #keep(path: string, place: FieldPlace): void {
    if (!this.#byPath.has(path)) this.#byPath.set(path, place);
  }
}

interface Around {
  readonly path: readonly string[];
  readonly address: readonly string[];
  readonly table: Node | undefined;
}

function within(node: Node, around: Around): Pick<Around, 'path' | 'address'> {
  const wrappers = sourceOf(node)?.within ?? [];
  const objects = wrappers.filter(({ schema }) => schemaOf(schema).type === 'object');
  return {
    path: [...around.path, ...objects.map(({ name }) => name)],
    address: [...around.address, ...wrappers.map(({ name }) => name)],
  };
}
