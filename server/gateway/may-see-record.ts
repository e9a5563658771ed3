import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { accessTo } from './model-access.ts';
import { rowFilter } from './row-filter.ts';
import { runStatement } from './run-statement.ts';
import { seesField } from './sees-field.ts';

/**
 * Whether a download of one of the record's files may go ahead: the right to the model, the row within reach, and the right
 * to a field that holds the file.
 * @param fields codes of these; null where that is not known
 */
export async function maySeeRecord(
  context: AppContext,
  actor: Actor,
  modelId: string,
  dataId: string,
  fields: readonly string[] | null = null,
): Promise<boolean> {
  try {
    const access = await accessTo(context, actor, modelId);
    if (fields !== null && !seesField(access, fields)) return false;
    const filter = rowFilter(access, 3);
    const text = `${access.model.main.statements.selectOne}${filter.text}`;
    const rows = await runStatement(context.database.kysely, text, [
      access.model.tenantId,
      dataId,
      ...filter.parameters,
    ]);
    return rows.length > 0;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
