import type { Node } from '../documents/node.ts';
import { type Descriptor, type DescriptorMap, valueKindOf } from '../fields/descriptor.ts';
import { pointer } from '../findings/finding.ts';
import { type LocalText, localText } from '../text/local-text.ts';
import type { ValueKindName } from '../values/index.ts';

/** A node where it stands, with what the checks ask of it. */
export interface Place {
  readonly node: Node;
  readonly at: string;
  readonly parent: Place | undefined;
  /** The sub-table around it; the outer one where one stands in another. */
  readonly table: Place | undefined;
  /** Undefined when no widget has the key. */
  readonly descriptor: Descriptor | undefined;
  /** Undefined for a node without a value, and for an unknown widget. */
  readonly kind: ValueKindName | undefined;
}

/** The names that carry a value; the first of two twins. */
export interface Scope {
  /** Of the main form, containers included; sub-tables among them. */
  readonly fields: ReadonlyMap<string, Place>;
  readonly columns: ReadonlyMap<Place, ReadonlyMap<string, Place>>;
  /** A name as the node at `place` sees it: columns of its own row first, then the main form. */
  find(name: string, place: Place | undefined): Place | undefined;
  /** A field's code: a name of the main form, or `table-child`. */
  byCode(code: string): Place | undefined;
}

/** Every node of a document, each before its children. */
export function placesOf(nodes: readonly Node[], at: string, descriptors: DescriptorMap): Place[] {
  const places: Place[] = [];
  const visit = (list: readonly Node[], listAt: string, parent: Place | undefined) => {
    list.forEach((node, index) => {
      const descriptor = descriptors.get(node.config.aditKey);
      const table = parent?.table ?? (parent?.kind === 'table' ? parent : undefined);
      const place = { node, at: pointer(listAt, index), parent, table, descriptor, kind: kindOf(node, descriptors) };
      places.push(place);
      visit(node.config.children ?? [], pointer(place.at, 'config', 'children'), place);
    });
  };
  visit(nodes, pointer(at, 'nodes'), undefined);
  return places;
}

/** A widget whose kind depends on the node may not expect what a broken one holds. */
function kindOf(node: Node, descriptors: DescriptorMap): ValueKindName | undefined {
  try {
    return valueKindOf(node, descriptors);
  } catch {
    return undefined;
  }
}

/** An unknown widget is a field as long as nobody knows better: its data is kept under its name. */
export function carriesValue({ descriptor, node, table, kind }: Place): boolean {
  if (table && kind === 'table') return false;
  return descriptor ? descriptor.kind === 'field' : Boolean(node.vModel);
}

export function scopeOf(places: readonly Place[]): Scope {
  const fields = new Map<string, Place>();
  const columns = new Map<Place, Map<string, Place>>();
  for (const place of places) {
    if (place.kind === 'table' && !place.table) columns.set(place, new Map());
    const names = place.table ? columns.get(place.table) : fields;
    const name = place.node.vModel;
    if (name && names && carriesValue(place) && !names.has(name)) names.set(name, place);
  }
  const columnOf = (table: Place | undefined, name: string) => table && columns.get(table)?.get(name);
  return {
    fields,
    columns,
    find: (name, place) => columnOf(place?.table, name) ?? fields.get(name),
    byCode: (code) => {
      const dash = code.indexOf('-');
      return (
        fields.get(code) ?? (dash < 0 ? undefined : columnOf(fields.get(code.slice(0, dash)), code.slice(dash + 1)))
      );
    },
  };
}

/** How a message names a node. */
export function labelOf({ id, vModel, config }: Node): LocalText {
  return (localText(config.label, 'zh') && config.label) || vModel || config.aditKey || id;
}
