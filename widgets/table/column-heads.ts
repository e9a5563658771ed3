import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';

/** A name over neighbouring columns. */
export interface ColumnHead {
  readonly label: string;
  readonly align: 'left' | 'right' | 'center';
  /** Place of its first column, and how many there are. */
  readonly from: number;
  readonly count: number;
}

/**
 * The names over groups of columns. Columns keep their order: a group whose columns do not stand beside one another has its
 * name over each run of them; a column that two groups name belongs to the first.
 * @param stored `complexHeaderList` of a sub-table as it stands: `[{ fullName, align, childColumns }]`, columns with or
 *   without `table-` before them. What is none is left out. Source: control types 3, table
 */
export function columnHeads(
  stored: unknown,
  columns: readonly { readonly name: string }[],
  language: Language,
): ColumnHead[] {
  const groups = (Array.isArray(stored) ? stored : []).filter(isRecord).map((group) => ({
    label: isLocalText(group.fullName) ? localText(group.fullName, language) : text(group.fullName),
    align: alignOf(group.align),
    names: new Set((Array.isArray(group.childColumns) ? group.childColumns : []).map((name) => columnName(text(name)))),
  }));
  const heads: ColumnHead[] = [];
  let last: (typeof groups)[number] | undefined;
  columns.forEach(({ name }, index) => {
    const group = groups.find(({ names, label }) => label !== '' && names.has(name));
    const head = heads.at(-1);
    if (group && group === last && head) heads[heads.length - 1] = { ...head, count: head.count + 1 };
    else if (group) heads.push({ label: group.label, align: group.align, from: index, count: 1 });
    last = group;
  });
  return heads;
}

const columnName = (code: string) => code.slice(code.lastIndexOf('-') + 1);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const alignOf = (stored: unknown): ColumnHead['align'] => (stored === 'left' || stored === 'right' ? stored : 'center');
