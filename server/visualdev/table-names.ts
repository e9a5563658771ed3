import { randomBytes } from 'node:crypto';
import { identifierBytes, ownColumnName, safePart } from '../../engine/schema/tables/column-name.ts';

/** @returns ten hexadecimal digits: tells the tables of two models of one name apart, in whatever tenant */
export const newTableMark = (): string => randomBytes(5).toString('hex');

/** @param word what the design calls the table, or the code of the model */
export function mainTableName(word: string, mark: string): string {
  return `m_${safePart(word, 28)}_${mark}`;
}

export function childTableName(mainName: string, key: string, taken: ReadonlySet<string>): string {
  return freeName(`${mainName}_${safePart(key, 14)}`, taken);
}

export function columnName(field: string, taken: ReadonlySet<string>): string {
  return freeName(ownColumnName(field), taken);
}

/** The wanted name, or with the first number behind it that makes it free. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `_${count}`;
    const name = `${wanted.slice(0, identifierBytes - suffix.length)}${suffix}`;
    if (!taken.has(name)) return name;
  }
}

/** Indexes share one space of names with tables; a table's name is short enough to leave room. */
export function indexName(tableName: string, suffix: string): string {
  return `${safePart(tableName, identifierBytes - suffix.length - 1)}_${suffix}`;
}
