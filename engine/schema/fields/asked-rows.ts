import type { Node } from '../documents/node.ts';
import type { Field } from './fields.ts';
import { type InterfaceParameter, readParameters } from './interface-parameters.ts';
import { optionKeys } from './option-keys.ts';
import type { RowSource } from './row-source.ts';

/** What a field asks of a data interface, wherever its document says it. */
export interface AskedRows {
  readonly interfaceId: string;
  /** Outputs that it is answered; none named: all that the interface declares. */
  readonly names: readonly string[];
  /** Outputs that its reader sees, and that a word is looked for in; none named: all that it is answered. */
  readonly columns: readonly string[];
  /** Which output identifies a row. */
  readonly key: string;
  /** Which output people read, where a row has a name. */
  readonly label?: string;
  /** Output that holds the rows below a row. */
  readonly below?: string;
  readonly parameters: readonly InterfaceParameter[];
}

/** Rows that people know by a name. */
export type NamedRows = AskedRows & { readonly label: string };

type Asking = Pick<Field, 'node' | 'descriptor' | 'through'>;

/** All that a field asks: rows to pick from, rows to fill its own rows with, options, suggestions. */
export function askedRows(field: Asking): AskedRows[] {
  const { node, descriptor } = field;
  const picked = askedPick(field);
  const options = descriptor.options ? askedOptions(node) : undefined;
  const others = descriptor.asksRows?.(node) ?? [];
  return [...(picked ? [picked] : []), ...(options ? [options] : []), ...others];
}

/** Rows that a field picks from, or shows something of. */
export function askedPick({ node, descriptor, through }: Asking): NamedRows | undefined {
  const source = descriptor.picksRow?.(node);
  if (!source) {
    const picked = through && askedPick(through.field);
    return picked && { ...picked, label: through.name, names: [picked.key, through.name], columns: [through.name] };
  }
  const { key, label } = source;
  const asked = askedSource(source);
  // Without columns the label alone is shown.
  const columns = asked.columns.length > 0 ? asked.columns : [label];
  return { ...asked, key, label, names: [...new Set([key, label, ...columns, ...filledIn(source)])], columns };
}

/** What identifies a row where nothing is said. */
const usualKey = 'id';

/** Rows that a design lists as columns; without any, all that there is is shown. */
export function askedSource(source: RowSource): AskedRows {
  const { interfaceId, parameters } = source;
  const columns = source.columns.map(({ value }) => value);
  const names = columns.length > 0 ? [...new Set([usualKey, ...columns, ...filledIn(source)])] : [];
  return { interfaceId, names, columns, key: usualKey, parameters };
}

/** Outputs that a choice puts into other fields. */
const filledIn = ({ relations }: RowSource): string[] =>
  relations.flatMap(({ constant, value }) => (!constant && typeof value === 'string' ? [value] : []));

/** An entry without the named keys is looked at for others: `toOptions`. */
const usualNames = ['value', 'id', 'label', 'fullName', 'disabled', 'status'];

function askedOptions(node: Node): AskedRows | undefined {
  const { dataType, propsUrl, templateJson } = node.config;
  if (dataType !== 'dynamic' || !propsUrl) return undefined;
  const { value, label, children } = optionKeys(node);
  const columns = [...new Set([value, label, ...usualNames])];
  return {
    ...{ interfaceId: propsUrl, names: columns, columns, key: value, label, below: children },
    parameters: readParameters(templateJson),
  };
}
