import type { FieldNames } from './field-names.ts';
import type { Style } from './reference-places.ts';

/** What a code means: a field or node by key, and how the code was written. */
export interface Meaning {
  readonly key: string;
  /** What stands between the sub-table's name and the column's; '' where the column was written alone. */
  readonly sign: '' | '-' | '.';
  /** What follows the name: a mark that imported designs put behind it. */
  readonly rest: string;
}

/** Where a code is written. */
export interface Writer {
  readonly names: FieldNames;
  /** Key of the node that names; null for the document. */
  readonly key: string | null;
  /** Whether a node has this id. */
  hasNode(id: string): boolean;
}

/** `<field>_…Table_<table>0|1`, under any brand. Source: dialect facts 2. */
const marker = /^(.+?)(_[A-Za-z]+Table_.*)$/;

/** The field or node that a code means where it is written; undefined when it means none. */
export function resolveCode(style: Style, code: string, writer: Writer): Meaning | undefined {
  const { names, key } = writer;
  const bare = (found: string | undefined): Meaning | undefined =>
    found === undefined ? undefined : { key: found, sign: '', rest: '' };
  const column = (name: string) => names.columns.get(tableHere(style, writer) ?? '')?.get(name);
  const field = (name: string) => names.fields.get(name);
  switch (style) {
    case 'node':
      return writer.hasNode(code) ? bare(code) : undefined;
    case 'form':
      return bare(field(code));
    case 'row':
      return bare(column(code) ?? field(code)) ?? marked(style, code, writer);
    case 'parameter':
      return bare(column(code) ?? field(code)) ?? columnOf(code, '-', names) ?? marked(style, code, writer);
    case 'code':
      return bare(field(code)) ?? columnOf(code, '-', names);
    case 'column': {
      const cut = code.lastIndexOf('-');
      const found = column(code.slice(cut + 1));
      return found === undefined || key === null ? undefined : { key: found, sign: cut < 0 ? '' : '-', rest: '' };
    }
    case 'formula': {
      const text = code.trim();
      const [sign] = /[-.]/.exec(text) ?? [];
      return bare(field(text)) ?? (sign === '-' || sign === '.' ? columnOf(text, sign, names) : bare(column(text)));
    }
  }
}

/**
 * A code that means a field at another place.
 * @param writer where the code stands now
 * @returns undefined where no code there can mean it: a condition of the form cannot name a column
 */
export function codeFor(
  style: Style,
  { sign, rest }: Meaning,
  target: { readonly key: string; readonly name: string },
  writer: Writer & { nameOf(key: string): string },
): string | undefined {
  if (style === 'node') return target.name;
  const table = writer.names.tableOf.get(target.key);
  const isOwn = table !== undefined && table === tableHere(style, writer) && style !== 'code';
  if (table === undefined || (isOwn && sign === '')) return `${target.name}${rest}`;
  if (style === 'row' || style === 'form') return undefined;
  return `${writer.nameOf(table)}${sign || '-'}${target.name}${rest}`;
}

/** The sub-table whose columns a node can name alone; settings of a sub-table name its own. */
function tableHere(style: Style, { names, key }: Writer): string | undefined {
  if (key === null) return undefined;
  return style === 'column' && names.columns.has(key) ? key : names.tableOf.get(key);
}

function columnOf(code: string, sign: '-' | '.', names: FieldNames): Meaning | undefined {
  const cut = code.indexOf(sign);
  const table = cut < 0 ? undefined : names.fields.get(code.slice(0, cut));
  const found = table === undefined ? undefined : names.columns.get(table)?.get(code.slice(cut + 1));
  return found === undefined ? undefined : { key: found, sign, rest: '' };
}

function marked(style: Style, code: string, writer: Writer): Meaning | undefined {
  const [, base, rest = ''] = marker.exec(code) ?? [];
  const found = base === undefined ? undefined : resolveCode(style, base, writer);
  return found && { ...found, rest };
}
