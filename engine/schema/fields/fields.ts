// Here: what a widget says of itself, and the fields that a form has.

import type { FormDocument } from '../documents/form-document.ts';
import type { Node } from '../documents/node.ts';
import type { RuleGroup } from '../documents/rule-group.ts';
import { pointer } from '../findings/pointer.ts';
import { type Descriptor, type DescriptorMap, propsOf, valueKindOf } from './descriptor.ts';
import { fieldNameFault } from './field-name.ts';
import type { ShownAttribute } from './shown-attribute.ts';
import type { ValueKindName } from './value-kind.ts';

/** A node that carries a value, with all that rules, storage and display ask of it. */
export interface Field {
  readonly name: string;
  /** Name of the sub-table that it is a column of; null in the main form. */
  readonly table: string | null;
  readonly kind: ValueKindName;
  readonly node: Node;
  readonly descriptor: Descriptor;
  /** The widget's props, defaults under what the document stores. */
  readonly props: Readonly<Record<string, unknown>>;
  /** JSON pointer of the node. */
  readonly at: string;
  /** Rules of the node and of the containers around it: the field is there while all of them hold. */
  readonly shownBy: readonly RuleGroup[];
  readonly enabledBy: readonly RuleGroup[];
  /** Never on the page (`noShow`, or not for this device), itself or a container around it: keeps its value, asks nothing. */
  readonly hidden: boolean;
  /** Of a field that shows something of a chosen row: which, and the field beside it that chooses. */
  readonly through?: ShownThrough;
}

export interface ShownThrough extends ShownAttribute {
  readonly field: Field;
}

/** A sub-table field and its columns. */
export interface TableField extends Field {
  readonly kind: 'table';
  readonly columns: readonly Field[];
}

export interface FieldCatalogue {
  /** Fields of the main form in document order, sub-tables among them. */
  readonly fields: readonly Field[];
  readonly byName: ReadonlyMap<string, Field>;
  /** By name of the sub-table. */
  readonly tables: ReadonlyMap<string, TableField>;
}

export function isTableField(field: Field): field is TableField {
  return field.kind === 'table';
}

/** The code under which rights and lists name a field: `vModel`, or `table-child`. Source: library specification 6. */
export function fieldCode(field: Field): string {
  return field.table === null ? field.name : `${field.table}-${field.name}`;
}

/** Every field of a form, columns of sub-tables too. */
export function allFields({ fields, tables }: FieldCatalogue): Field[] {
  return [...fields, ...[...tables.values()].flatMap(({ columns }) => columns)];
}

/** Their codes. */
export const fieldCodesOf = (catalogue: FieldCatalogue): string[] => allFields(catalogue).map(fieldCode);

/**
 * Every field of a form. Nodes of unknown widgets, nodes without a name that can be used, and twins of a name carry no value here: the
 * validator reports them, and the first of two twins stays.
 */
export function catalogueOf(form: Pick<FormDocument, 'nodes'>, descriptors: DescriptorMap): FieldCatalogue {
  const fields: Field[] = [];
  const byName = new Map<string, Field>();
  const tables = new Map<string, TableField>();

  const visit = (
    nodes: readonly Node[],
    at: string,
    table: string | null,
    into: Field[],
    names: Map<string, Field>,
    around: Around,
  ) => {
    nodes.forEach((node, index) => {
      const here = pointer(at, index);
      const within = inside(around, node);
      const children = node.config?.children ?? [];
      const childrenAt = pointer(here, 'config', 'children');
      const field = fieldOf(node, here, table, descriptors, within);
      if (field && !names.has(field.name)) {
        names.set(field.name, field);
        if (field.kind === 'table') {
          const columns: Field[] = [];
          visit(children, childrenAt, field.name, columns, new Map(), nothingAround);
          const tableField: TableField = { ...field, kind: 'table', columns: columns.map(throughAmong(columns)) };
          names.set(field.name, tableField);
          tables.set(field.name, tableField);
          into.push(tableField);
          return;
        }
        into.push(field);
      }
      const ownScope = descriptors.get(node.config?.aditKey)?.ownScope === true;
      // The columns of a sub-table that is none (in another one, a twin, without a name) are columns of nothing.
      const isTable = valueKindOf(node, descriptors) === 'table';
      if (!isTable && !ownScope) visit(children, childrenAt, table, into, names, within);
    });
  };
  visit(form.nodes, '/nodes', null, fields, byName, nothingAround);
  const led = fields.map(throughAmong(fields));
  return { fields: led, byName: new Map(led.map((field) => [field.name, field])), tables };
}

/** Leads a field that shows something of a chosen row to the one that chooses; what is not stored is looked up by its value. */
function throughAmong(siblings: readonly Field[]): (field: Field) => Field {
  return (field) => {
    const shown = field.descriptor.shows?.(field.node);
    const picker = shown && siblings.find(({ name }) => name === shown.picker);
    if (!shown || !picker || !isPicker(picker)) return field;
    return { ...field, kind: shown.isStored ? field.kind : picker.kind, through: { ...shown, field: picker } };
  };
}

const isPicker = ({ descriptor, node }: Pick<Field, 'descriptor' | 'node'>): boolean =>
  descriptor.picksRecord?.(node) !== undefined || descriptor.picksRow?.(node) !== undefined;

type Around = Pick<Field, 'shownBy' | 'enabledBy' | 'hidden'>;
const nothingAround: Around = { shownBy: [], enabledBy: [], hidden: false };

function inside(around: Around, node: Node): Around {
  const { showWhen, enableWhen } = node;
  const visibility = node.config?.visibility;
  return {
    shownBy: showWhen ? [...around.shownBy, showWhen] : around.shownBy,
    enabledBy: enableWhen ? [...around.enabledBy, enableWhen] : around.enabledBy,
    hidden:
      around.hidden ||
      node.config?.noShow === true ||
      (Array.isArray(visibility) && visibility.length > 0 && !visibility.includes('pc')),
  };
}

function fieldOf(
  node: Node,
  at: string,
  table: string | null,
  descriptors: DescriptorMap,
  around: Around,
): Field | undefined {
  const descriptor = descriptors.get(node.config?.aditKey);
  const kind = valueKindOf(node, descriptors);
  if (!descriptor || !kind || !node.vModel || fieldNameFault(node.vModel)) return undefined;
  if (table !== null && kind === 'table') return undefined;
  return { name: node.vModel, table, kind, node, descriptor, props: propsOf(node, descriptor), at, ...around };
}

/** Finds a field by its code; `table-child` names a column of a sub-table. */
export function fieldByCode(catalogue: FieldCatalogue, code: string): Field | undefined {
  const own = catalogue.byName.get(code);
  if (own) return own;
  const dash = code.indexOf('-');
  if (dash < 0) return undefined;
  return catalogue.tables.get(code.slice(0, dash))?.columns.find((column) => column.name === code.slice(dash + 1));
}
