import { idName } from '../../engine/schema/fields/field-name.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Access, accessTo, isHidden, shownColumns, tableShown } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { recordWords } from './parent-words.ts';
import { rowFilter } from './row-filter.ts';
import { rowsOf, type Values, valuesOf } from './row-values.ts';
import { type Handle, type Row, runStatement } from './run-statement.ts';
import { loadWords, type Words } from './value-words.ts';

/** A record as the calls answer it: values as JSON text. Source: design 9. */
export interface RecordAnswer {
  readonly id: string;
  readonly data: string;
  readonly revision: number;
}

/** A row with the rows of its sub-tables, as stored. */
export interface StoredRecord {
  readonly row: Row;
  readonly children: ReadonlyMap<string, readonly Row[]>;
}

/** @throws Refused notFound: absent, deleted, of another model or tenant, or out of the actor's rows, all alike */
export const recordNotFound = () => new Refused('notFound', 'record.notFound');

/** @param lock holds the row until the transaction ends */
export async function readRecord(
  handle: Handle,
  access: Access,
  dataId: string,
  keys: readonly string[],
  lock = false,
): Promise<StoredRecord> {
  const { model } = access;
  const filter = rowFilter(access, 3);
  const text = `${model.main.statements.selectOne}${filter.text}${lock ? ' for update' : ''}`;
  const [row] = await runStatement(handle, text, [model.tenantId, dataId, ...filter.parameters]);
  if (!row) throw recordNotFound();
  const children = new Map<string, readonly Row[]>();
  for (const key of keys) {
    const child = model.children.get(key);
    if (child) children.set(key, await runStatement(handle, child.statements.selectOf, [model.tenantId, dataId]));
  }
  return { row, children };
}

/** Every value of a record, for the server's own use. */
export function storedValues({ model }: Access, { row, children }: StoredRecord): Values {
  const values = valuesOf(model.main.columns, row);
  for (const [key, rows] of children) {
    const child = model.children.get(key);
    if (child) values[key] = rows.map((one) => ({ id: one.id, ...valuesOf(child.columns, one) }));
  }
  return values;
}

/** What the actor may see of a record's values; rows keep their id. */
function shownValues(access: Access, values: Readonly<Values>): Values {
  const shown: Values = {};
  for (const { name } of access.model.catalogue.fields) {
    const child = access.model.children.get(name);
    const column = access.model.main.byField.get(name);
    if (child && tableShown(access, name)) {
      const columns = shownColumns(access, child.columns);
      shown[name] = rowsOf(values[name]).map((row) => pick(row, columns));
    } else if (column && !isHidden(column) && access.shown(name)) shown[name] = values[name] ?? null;
  }
  return shown;
}

function pick(row: Readonly<Values>, columns: readonly ColumnShape[]): Values {
  const cells: Values = { id: row.id };
  for (const { field } of columns) cells[field.name] = row[field.name] ?? null;
  return cells;
}

export function answerOf(access: Access, dataId: string, values: Readonly<Values>, revision: number): RecordAnswer {
  return { id: dataId, data: JSON.stringify(shownValues(access, values)), revision };
}

/** GET OnlineDev/{id}/{dataId}: every permitted field, sub-tables in order. */
export async function loadRecord(
  context: AppContext,
  actor: Actor,
  modelId: string,
  dataId: string,
): Promise<RecordAnswer> {
  const access = await accessTo(context, actor, modelId);
  const record = await readRecord(context.database.kysely, access, dataId, shownTables(access));
  return answerOf(access, dataId, storedValues(access, record), Number(record.row.revision));
}

/** GET …/DataChange: the same as people read it; what is looked up keeps its value under `<name>_id`. */
export async function loadDisplayRecord(
  context: AppContext,
  actor: Actor,
  modelId: string,
  dataId: string,
  language: Language = 'zh',
): Promise<RecordAnswer> {
  const access = await accessTo(context, actor, modelId);
  const { model } = access;
  const record = await readRecord(context.database.kysely, access, dataId, shownTables(access));
  const columns = shownColumns(access, model.main.columns);
  const words = await recordWords(context, access, columns, [record.row], language);
  const values = displayed(columns, valuesOf(columns, record.row), words);
  for (const [key, rows] of record.children) {
    const child = model.children.get(key);
    if (!child) continue;
    const cells = shownColumns(access, child.columns);
    const cellWords = await loadWords(context, actor, cells, rows, language);
    values[key] = rows.map((row) => ({ id: row.id, ...displayed(cells, valuesOf(cells, row), cellWords) }));
  }
  return { id: dataId, data: JSON.stringify(values), revision: Number(record.row.revision) };
}

function shownTables(access: Access): string[] {
  return [...access.model.children.keys()].filter((key) => tableShown(access, key));
}

/** Files and shapes are shown by what they are, everything else by its words. No value is hidden by another, as in a list. */
function displayed(columns: readonly ColumnShape[], values: Readonly<Values>, words: Words): Values {
  const shown: Values = {};
  const own = new Set(columns.map(({ field }) => field.name));
  for (const column of columns) {
    const { name, kind } = column.field;
    const value = values[name];
    if (kind === 'files' || kind === 'geometry') shown[name] = value;
    else shown[name] = words.display(column, value);
    if (words.isLookup(column) && !own.has(idName(name))) shown[idName(name)] = value;
  }
  return shown;
}
