import type { AppContext } from '../kernel/app-context.ts';
import { changedColumns } from './changed-columns.ts';
import type { Access } from './model-access.ts';
import type { ChildShape } from './model-shape.ts';
import { parametersOf, type Values } from './row-values.ts';
import { type Handle, type Row, runOnce, runStatement } from './run-statement.ts';
import { piecesOf } from './search-pieces.ts';

/** Most parameters of one statement are 65,535. Source: PostgreSQL protocol, Bind. */
const parametersMost = 60_000;

interface NewRow {
  /** Of the new record, where the database does not make its key. */
  readonly dataId: string;
  readonly values: Readonly<Values>;
  /** ISO */
  readonly now: string;
  readonly timeZone: string;
}

/** @returns its id */
export async function insertRecord(
  handle: Handle,
  { actor, model }: Access,
  { dataId, values, now, timeZone }: NewRow,
): Promise<string> {
  const { insert, keyed, written } = model.main.statements;
  const system = {
    creator_id: actor.userId,
    creator_time: now,
    organize_id: actor.organizeId,
    position_id: actor.positionId,
  };
  const [row] = await runStatement(handle, insert, [
    ...(keyed ? [] : [dataId]),
    model.tenantId,
    ...Object.values(system),
    ...parametersOf(written, values),
    ...(model.search.isKept ? [piecesOf(model, values, system, timeZone)] : []),
  ]);
  return String(row?.id);
}

interface RowChange {
  readonly values: Readonly<Values>;
  readonly stored: Readonly<Values>;
  /** Who and when, as the row has them until now. */
  readonly row: Readonly<Row>;
  readonly now: string;
  readonly timeZone: string;
}

/**
 * Writes the columns that have other values now. The others are left alone: a table that was made elsewhere may hold
 * there what is read less exactly than it is stored.
 * @returns the new revision
 */
export async function updateRow(
  handle: Handle,
  { actor, model }: Access,
  dataId: string,
  { values, stored, row, now, timeZone }: RowChange,
): Promise<number> {
  const { statements } = model.main;
  const columns = changedColumns(statements.written, values, stored);
  const cells = parametersOf(columns, values);
  const system = { ...row, modifier_id: actor.userId, modify_time: now };
  const pieces = model.search.isKept ? [piecesOf(model, values, system, timeZone)] : [];
  const parameters = [model.tenantId, dataId, actor.userId, now, ...cells, ...pieces];
  const [written] = await runOnce(handle, statements.update(columns), parameters);
  return Number(written?.revision);
}

interface RecordKey {
  readonly tenantId: string;
  readonly dataId: string;
}

/** Rows as they have to be, by what has to be done: their place among their siblings, and the parameters of their cells. */
interface Differences {
  readonly fresh: readonly PlacedRow[];
  readonly changed: readonly PlacedRow[];
  /** Ids of rows that are gone. */
  readonly dropped: readonly unknown[];
}

interface PlacedRow {
  readonly row: Values;
  readonly position: number;
  readonly cells: readonly unknown[];
  /** As it is stored; a new one has nothing. */
  readonly before: Readonly<Values>;
}

/**
 * Brings a sub-table to what the record now holds, by id: what did not change is not touched. Gives new rows their ids.
 * @param stored in their order
 */
export async function writeChildRows(
  context: AppContext,
  handle: Handle,
  child: ChildShape,
  record: RecordKey,
  rows: readonly Values[],
  stored: readonly Values[],
): Promise<void> {
  const differences = compare(child, rows, stored);
  await (child.statements.linked
    ? changeRows(context, handle, child, record, differences, rows)
    : replaceRows(context, handle, child, record, differences));
}

function compare(child: ChildShape, rows: readonly Values[], stored: readonly Values[]): Differences {
  const before = new Map(stored.map((row, position) => [row.id, { row, position, cells: cellsOf(child, row) }]));
  const fresh: PlacedRow[] = [];
  const changed: PlacedRow[] = [];
  const dropped = new Set<unknown>(before.keys());
  rows.forEach((row, position) => {
    const known = before.get(row.id);
    const cells = parametersOf(child.statements.written, row);
    dropped.delete(row.id);
    if (!known) fresh.push({ row, position, cells, before: {} });
    else if (known.position !== position || known.cells !== JSON.stringify(cells))
      changed.push({ row, position, cells, before: known.row });
  });
  return { fresh, changed, dropped: [...dropped] };
}

/** Rows that are gone are deleted, those that changed or moved are written anew under their id: two statements. */
async function replaceRows(
  context: AppContext,
  handle: Handle,
  child: ChildShape,
  { tenantId, dataId }: RecordKey,
  { fresh, changed, dropped }: Differences,
): Promise<void> {
  for (const { row } of fresh) row.id = context.newId();
  const gone = [...dropped, ...changed.map(({ row }) => row.id)];
  if (gone.length > 0) await runStatement(handle, child.statements.deleteSome, [tenantId, gone]);
  const rows = [...changed, ...fresh].map(({ row, position, cells }) => [row.id, tenantId, dataId, position, ...cells]);
  await insertRows(handle, child, rows);
}

/** In a table that was made elsewhere a row that changed stays where it is, with what no field of ours knows of it. */
async function changeRows(
  context: AppContext,
  handle: Handle,
  child: ChildShape,
  { tenantId, dataId }: RecordKey,
  { fresh, changed, dropped }: Differences,
  all: readonly Values[],
): Promise<void> {
  const { linked, deleteSome, written } = child.statements;
  if (!linked || fresh.length + changed.length + dropped.length === 0) return;
  if (dropped.length > 0) await runStatement(handle, deleteSome, [tenantId, dropped]);
  for (const { row, before } of changed) {
    const columns = changedColumns(written, row, before);
    if (columns.length === 0) continue;
    await runOnce(handle, linked.update(columns), [tenantId, row.id, ...parametersOf(columns, row)]);
  }
  const rows = fresh.map(({ position, cells }) => [
    ...(linked.keyed ? [] : [context.newId()]),
    tenantId,
    dataId,
    position,
    ...cells,
  ]);
  const made = await insertRows(handle, child, rows);
  // The rows of one statement are answered in its order.
  fresh.forEach(({ row }, index) => {
    row.id = made[index]?.id;
  });
  await runStatement(handle, linked.order, [tenantId, all.map(({ id }) => id)]);
}

/** New rows of several records, each with its place in its record. */
export async function insertChildRows(
  context: AppContext,
  handle: Handle,
  child: ChildShape,
  tenantId: string,
  rows: readonly { readonly dataId: string; readonly position: number; readonly row: Values }[],
): Promise<void> {
  const { written } = child.statements;
  await insertRows(
    handle,
    child,
    rows.map(({ dataId, position, row }) => [
      context.newId(),
      tenantId,
      dataId,
      position,
      ...parametersOf(written, row),
    ]),
  );
}

async function insertRows(handle: Handle, child: ChildShape, rows: readonly unknown[][]): Promise<Row[]> {
  const width = child.statements.written.length + 4;
  const most = Math.floor(parametersMost / width);
  const made: Row[] = [];
  for (let first = 0; first < rows.length; first += most) {
    const part = rows.slice(first, first + most);
    made.push(...(await runOnce(handle, child.statements.insert(part.length), part.flat())));
  }
  return made;
}

const cellsOf = (child: ChildShape, row: Values) => JSON.stringify(parametersOf(child.statements.written, row));
