import { sql } from 'kysely';
import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Access } from '../gateway/model-access.ts';
import { accessWithButton } from '../gateway/model-right.ts';
import type { ColumnShape } from '../gateway/model-shape.ts';
import type { Row } from '../gateway/run-statement.ts';
import { loadWords } from '../gateway/value-words.ts';
import { withinReach } from '../gateway/visible-rows.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { PageQuery } from '../kernel/paged-list.ts';
import { userNames } from '../permission/directory.ts';
import { daysLeft } from './record-bin.ts';

/**
 * GET OnlineDev/{id}/Deleted: what is in the bin of a model, latest first. Administrators find everything there, others what
 * they moved there themselves, as far as they may still see those rows.
 */
export async function deletedRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: Pick<PageQuery, 'currentPage' | 'pageSize'>,
  language: Language,
): Promise<CallData<typeof calls.deletedRecords>> {
  const access = await accessWithButton(context, actor, modelId, 'btn_remove');
  const { currentPage = 1, pageSize = limits.pageSize } = query;
  const { kysely } = context.database;
  const identity = identityOf(access);
  const from = binRows(access);
  const select = sql.raw(
    [`m.${access.model.main.id} as "id"`, ...(identity ? [`m.${identity.quoted}`] : [])].join(', '),
  );
  const [found, counted] = await Promise.all([
    sql<
      Row & { user_id: string; binned_time: string }
    >`select ${select}, b.user_id, b.delete_time as binned_time ${from}
      order by b.delete_time desc, b.data_id limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(kysely),
    sql<{ total: string }>`select count(*) as total ${from}`.execute(kysely),
  ]);
  const { rows } = found;
  const [people, words] = await Promise.all([
    userNames(context, actor.tenantId, [...new Set(rows.map(({ user_id }) => user_id))], language),
    loadWords(context, actor, identity ? [identity] : [], rows, language),
  ]);
  const now = context.now();
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      label: identity ? words.display(identity, valueIn(identity, row)) : '',
      userName: people.get(row.user_id) ?? '',
      time: new Date(row.binned_time).toISOString(),
      daysLeft: daysLeft(new Date(row.binned_time), now),
    })),
    pagination: { currentPage, pageSize, total: Number(counted.rows[0]?.total ?? 0) },
    mayPurge: actor.isAdministrator,
  };
}

/** `from … where …`: the rows in the bin that the actor may bring back. */
function binRows(access: Access) {
  const { model, actor } = access;
  const { quotedTable, id } = model.main;
  return sql`from base_deleted_record as b
    join ${sql.raw(quotedTable)} as m on m.tenant_id = b.tenant_id and m.${sql.raw(id)} = b.data_id
    where b.tenant_id = ${model.tenantId} and b.model_id = ${model.id} and m.delete_time is not null
    ${actor.isAdministrator ? sql`` : sql` and b.user_id = ${actor.userId}`}
    ${withinReach(access, 'm')}`;
}

/** The first column of the list, which tells records apart for people. */
function identityOf({ model, listed }: Access): ColumnShape | undefined {
  const prop = model.list.columnList.find(
    (column) => listed(column.prop) && model.main.listable.has(column.prop),
  )?.prop;
  return prop === undefined ? undefined : model.main.listable.get(prop);
}

function valueIn({ name, kind, field }: ColumnShape, row: Row): unknown {
  return kind.fromColumn ? kind.fromColumn(row[name], field) : row[name];
}
