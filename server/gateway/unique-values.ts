import { sql } from 'kysely';
import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { ColumnShape, PublishedModel } from './model-shape.ts';
import { parametersOf, type Values } from './row-values.ts';
import type { Handle } from './run-statement.ts';

export function uniqueColumns(model: PublishedModel): readonly ColumnShape[] {
  return model.main.statements.written.filter(({ isUnique }) => isUnique);
}

/** Fields that take a value once: those whose value another record holds. The unique index decides between two at once. */
export async function takenValues(
  handle: Handle,
  model: PublishedModel,
  values: Readonly<Values>,
  dataId: string,
): Promise<RecordProblem[]> {
  const problems: RecordProblem[] = [];
  for (const column of uniqueColumns(model)) {
    const value = values[column.field.name];
    if (isEmptyValue(value)) continue;
    const [stored] = parametersOf([column], values);
    const found = await sql`
      select 1 from ${sql.raw(model.main.quotedTable)}
      where tenant_id = ${model.tenantId} and ${sql.raw(column.quoted)} = ${stored} and ${sql.raw(model.main.id)} <> ${dataId}
        and delete_time is null limit 1
    `.execute(handle);
    if (found.rows.length > 0) {
      problems.push({
        at: pointer('', column.field.name),
        field: column.field,
        problem: { code: 'field.unique', params: { value: String(value) } },
      });
    }
  }
  return problems;
}
