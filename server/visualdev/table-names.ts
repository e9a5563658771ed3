import { randomBytes } from 'node:crypto';

/** Bytes of an identifier. Source: PostgreSQL manual 4.1.1; reliability A44. */
const nameBytes = 63;

/**
 * Names of run-time tables and columns: our prefix, then what is left of a person's word in letters, digits and `_`, so
 * that no name can be a system table, a reserved word or more than an identifier holds.
 */
function safePart(word: string, length: number): string {
  const part = word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, length);
  return part === '' ? 'x' : part;
}

/** @returns ten hexadecimal digits: tells the tables of two models of one name apart, in whatever tenant */
export const newTableMark = (): string => randomBytes(5).toString('hex');

export function mainTableName(enCode: string, mark: string): string {
  return `m_${safePart(enCode, 28)}_${mark}`;
}

export function childTableName(mainName: string, key: string, taken: ReadonlySet<string>): string {
  return freeName(`${mainName}_${safePart(key, 14)}`, taken);
}

export function columnName(field: string, taken: ReadonlySet<string>): string {
  return freeName(`f_${safePart(field, 50)}`, taken);
}

/** The wanted name, or with the first number behind it that makes it free. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `_${count}`;
    const name = `${wanted.slice(0, nameBytes - suffix.length)}${suffix}`;
    if (!taken.has(name)) return name;
  }
}

/** Indexes share one space of names with tables; a table's name is short enough to leave room. */
export function indexName(tableName: string, suffix: string): string {
  return `${tableName.slice(0, nameBytes - suffix.length - 1)}_${suffix}`;
}
