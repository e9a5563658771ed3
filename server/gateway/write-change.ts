import type { AppContext } from '../kernel/app-context.ts';
import type { Access } from './model-access.ts';
import type { PublishedModel } from './model-shape.ts';
import { findChange } from './record-change.ts';
import type { Values } from './row-values.ts';
import { type Handle, runStatement } from './run-statement.ts';

/** A save whose change is to be told. */
interface Save {
  readonly dataId: string;
  /** Of the row after it. */
  readonly revision: number;
  readonly values: Readonly<Values>;
  readonly stored: Readonly<Values>;
  /** ISO */
  readonly now: string;
}

const insertChange = `
  insert into base_record_change
    (tenant_id, model_id, data_id, revision, id, action, creator_id, creator_time, touched, changes)
  values ($1, $2, $3, $4, $5, 'update', $6, $7, $8::text[], cast($9 as jsonb))`;

/** Writes down what a save changed, in its transaction; a save that changed nothing is not told. */
export async function writeChange(
  context: AppContext,
  handle: Handle,
  { actor, model }: Access,
  { dataId, revision, values, stored, now }: Save,
): Promise<void> {
  const found = findChange(model, values, stored);
  if (!found) return;
  const { change, touched } = found;
  const place = [model.tenantId, model.id, dataId, revision, context.newId()];
  await runStatement(handle, insertChange, [...place, actor.userId, now, touched, JSON.stringify(change)]);
}

/** Writes down that records were put away or taken back, in the transaction that does so. */
export async function writeMoves(
  context: AppContext,
  handle: Handle,
  { actor, model }: Access,
  ids: readonly string[],
  action: 'remove' | 'restore',
  now: string,
): Promise<void> {
  const { quotedTable, id } = model.main;
  const text = `
    insert into base_record_change
      (tenant_id, model_id, data_id, revision, id, action, creator_id, creator_time, touched, changes)
    select m."tenant_id", $2, moved.data_id, m."revision", moved.id, $3, $4, $5, '{}', '{}'
    from unnest($6::text[], $7::text[]) as moved(data_id, id)
    join ${quotedTable} as m on m."tenant_id" = $1 and m.${id} = moved.data_id`;
  const changeIds = ids.map(() => context.newId());
  await runStatement(handle, text, [model.tenantId, model.id, action, actor.userId, now, ids, changeIds]);
}

/** What was changed in records goes with them. */
export async function removeChanges(
  handle: Handle,
  model: Pick<PublishedModel, 'tenantId' | 'id'>,
  ids: readonly string[],
): Promise<void> {
  await runStatement(
    handle,
    'delete from base_record_change where tenant_id = $1 and model_id = $2 and data_id = any($3)',
    [model.tenantId, model.id, ids],
  );
}
