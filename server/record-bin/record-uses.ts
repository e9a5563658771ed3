import { sql } from 'kysely';
import { accessWithButton } from '../gateway/model-right.ts';
import type { Row } from '../gateway/run-statement.ts';
import { visibleRows } from '../gateway/visible-rows.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { countLinks, linkingFields } from './record-links.ts';

/** POST OnlineDev/{id}/Uses: how many records point to these, of those that the actor may see. @throws Refused */
export async function recordUses(context: AppContext, actor: Actor, modelId: string, ids: readonly string[]) {
  const access = await accessWithButton(context, actor, modelId, 'btn_remove');
  const fields = await linkingFields(context, actor, modelId);
  if (fields.length === 0) return { count: 0 };
  const { kysely } = context.database;
  const id = sql.raw(`m.${access.model.main.id}`);
  const seen =
    await sql<Row>`select ${id} as "id" ${visibleRows(access, 'm')} and ${id} = any(${[...ids]}::text[])`.execute(
      kysely,
    );
  return {
    count: await countLinks(
      kysely,
      fields,
      modelId,
      seen.rows.map((row) => String(row.id)),
    ),
  };
}
