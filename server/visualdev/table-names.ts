import { createHash, randomBytes } from 'node:crypto';
import { identifierBytes, ownColumnName, safePart } from '../../engine/schema/tables/column-name.ts';

/**
 * Ten hexadecimal digits that tell the tables of two models of one name apart, in whatever tenant. Always the same for a
 * model: what a dry run names is what a publish makes.
 */
export function tableMark(tenantId: string, modelId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tenantId, modelId]))
    .digest('hex')
    .slice(0, 10);
}

/** @returns ten hexadecimal digits: tells two indexes of one table apart */
export const newIndexMark = (): string => randomBytes(5).toString('hex');

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
