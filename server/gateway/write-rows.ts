import type { AppContext } from '../app-context.ts';
import type { Access } from './access.ts';
import type { ChildShape } from './model-shape.ts';
import { parametersOf, type Values } from './row-values.ts';
import { type Handle, runOnce, runStatement } from './run-statement.ts';

/** Most parameters of one statement are 65,535. Source: PostgreSQL protocol, Bind. */
const parametersMost = 60_000;

export async function insertRecord(
  handle: Handle,
  { actor, model }: Access,
  dataId: string,
  values: Readonly<Values>,
  now: string,
): Promise<void> {
  const { insert, written } = model.main.statements;
  await runStatement(handle, insert, [
    dataId,
    model.tenantId,
    actor.userId,
    now,
    actor.organizeId,
    actor.positionId,
    ...parametersOf(written, values),
  ]);
}

/** @returns the new revision */
export async function updateRow(
  handle: Handle,
  { actor, model }: Access,
  dataId: string,
  values: Readonly<Values>,
  now: string,
): Promise<number> {
  const { update, written } = model.main.statements;
  const parameters = [model.tenantId, dataId, actor.userId, now, ...parametersOf(written, values)];
  const [row] = await runStatement(handle, update, parameters);
  return Number(row?.revision);
}

/**
 * Brings a sub-table to what the record now holds, by id: rows that are gone are deleted, rows that changed (or moved) are
 * written anew under their id, the rest is not touched. Two statements, however many rows. Gives new rows their ids.
 */
export async function writeChildRows(
  context: AppContext,
  handle: Handle,
  child: ChildShape,
  record: { tenantId: string; dataId: string },
  rows: readonly Values[],
  stored: readonly Values[],
): Promise<void> {
  const before = new Map(stored.map((row, position) => [row.id, { position, cells: cellsOf(child, row) }]));
  const fresh: unknown[][] = [];
  const dropped = new Set<unknown>(before.keys());
  rows.forEach((row, position) => {
    const known = before.get(row.id);
    const cells = parametersOf(child.statements.written, row);
    if (!known) row.id = context.newId();
    else if (known.position === position && known.cells === JSON.stringify(cells)) {
      dropped.delete(row.id);
      return;
    }
    fresh.push([row.id, record.tenantId, record.dataId, position, ...cells]);
  });
  if (dropped.size > 0) await runStatement(handle, child.statements.deleteSome, [record.tenantId, [...dropped]]);
  const width = child.statements.written.length + 4;
  const most = Math.floor(parametersMost / width);
  for (let first = 0; first < fresh.length; first += most) {
    const part = fresh.slice(first, first + most);
    await runOnce(handle, child.statements.insert(part.length), part.flat());
  }
}

const cellsOf = (child: ChildShape, row: Values) => JSON.stringify(parametersOf(child.statements.written, row));
