import { sql, type Transaction } from 'kysely';
import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import { type FieldCatalogue, fieldCodesOf } from '../../engine/schema/fields/fields.ts';
import { type Finding, finding } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { ColumnLimits, StoredNames } from '../gateway/index.ts';
import { Refused } from '../kernel/refused.ts';
import type { ServerWords } from '../kernel/words.ts';
import { renameInViews } from '../record-views/rename-in-views.ts';
import { idColumnOf } from './bind-keys.ts';
import { bindTable } from './bind-table.ts';
import { type BoundTable, boundTables } from './bound-tables.ts';
import { carrySchemes } from './carry-schemes.ts';
import { changeColumnTypes } from './change-column-types.ts';
import { checkBoundColumns } from './check-bound-columns.ts';
import { columnLimits } from './column-limits.ts';
import { isTaken, makeTable } from './make-tables.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import { openTablesOf } from './open-tables.ts';
import { planTables, type Standing, type TablePlan } from './plan-tables.ts';
import { refuseBinding } from './refuse-binding.ts';
import { renameInArrangements } from './rename-in-arrangements.ts';
import { carryRights, renameInCatalogue } from './rename-in-catalogue.ts';
import { renamedCodes, renamesOf } from './renames.ts';
import { settleIndexes } from './settle-indexes.ts';
import { tableMark } from './table-names.ts';

export interface Published {
  /** Where every field of this version lives: stored with it. */
  readonly names: StoredNames;
  readonly steps: readonly ServerWords[];
  readonly findings: readonly CallFinding[];
  readonly plan: TablePlan;
}

type Model = Pick<ModelRecord, 'tenant_id' | 'id' | 'en_code'>;

interface Versions {
  readonly catalogue: FieldCatalogue;
  /** Of the version that is online; null where none is. */
  readonly before: FieldCatalogue | null;
  /** Where the fields of that version live. */
  readonly namesBefore: StoredNames | null;
  /** Of the document. */
  readonly tables: unknown;
}

/**
 * Makes the tables and columns that a version needs, in the transaction of its publish.
 * @param userId who publishes: the creator of rows that a bound table brings
 * @throws Refused findings where the rows, or a table that was made elsewhere, do not allow it
 */
export async function publishTables(
  trx: Transaction<DatabaseSchema>,
  model: Model,
  { catalogue, before, namesBefore, tables }: Versions,
  { userId, now }: { readonly userId: string; readonly now: string },
): Promise<Published> {
  const renames = renamesOf(before, catalogue);
  const known = await renameInCatalogue(trx, model, await readCatalogue(trx, model), renames);
  const codes: ReadonlyMap<string, string> = before ? renamedCodes(before, renames) : new Map();
  await carrySchemes(trx, model, codes, catalogue);
  if (before) {
    await carryRights(trx, model, codes, new Set(fieldCodesOf(before)));
    await renameInArrangements(trx, model, codes);
    await renameInViews(trx, model, codes);
  }
  const open = await openTablesOf(trx, model.tenant_id);
  const bound = await boundTables(trx, catalogue, tables, { open, links: linksOf(namesBefore), ...known });
  const standing: Standing = {
    ...known,
    bound: new Map(bound.map(({ key, name, real, usable }) => [key, { name, columns: new Set(real.keys()), usable }])),
  };
  const plan = planTables(catalogue, tables, standing, {
    enCode: model.en_code,
    mark: tableMark(model.tenant_id, model.id),
  });
  refuseTooManyColumns(plan, bound);
  const steps: ServerWords[] = [];
  for (const one of bound) {
    const fields = one.key === '' ? catalogue.fields : (catalogue.tables.get(one.key)?.columns ?? []);
    const columns = plan.columns.filter(({ key }) => key === one.key);
    checkBoundColumns(fields, columns, one);
  }
  for (const table of plan.tables) {
    await makeTable(trx, model, table, plan, now).catch((error: unknown) => {
      const taken = bound.find(({ key }) => key === table.key);
      if (taken && isTaken(error)) refuseBinding('bind.gone', taken.at, { name: taken.name });
      throw error;
    });
  }
  // Taken by now: nobody else can be at them.
  const owner = { tenantId: model.tenant_id, userId };
  for (const one of bound) if (one.isNew) steps.push(...(await bindTable(trx, one, owner)));
  await storeColumns(trx, model, plan);
  const types = await changeColumnTypes(trx, plan);
  refuseErrors(types.findings);
  const indexes = await settleIndexes(trx, model, plan, known.columns);
  refuseErrors(indexes.findings);
  steps.push(...plan.steps, ...types.steps, ...indexes.steps);
  return {
    names: namesOf(plan, bound),
    steps: steps.length > 0 ? steps : [{ code: 'step.none' }],
    findings: [...types.findings, ...indexes.findings],
    plan,
  };
}

function refuseErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const code = errors.length === 1 ? 'record.finding' : 'record.findings';
  if (errors.length > 0) throw new Refused('findings', code, { count: errors.length }, { findings: errors });
}

/** Columns that every table has beside those of its fields: who, when, revision, keys, pieces. */
const ownColumns = 11;

/**
 * @throws Refused findings: a column that a field no longer uses counts as well, since it is kept
 */
function refuseTooManyColumns({ tables, columns, retired }: TablePlan, standing: readonly BoundTable[]): void {
  const limit = limits.tableColumns;
  const findings = tables.flatMap(({ key, name: table, isBound: bound }) => {
    const own = columns.filter((column) => column.key === key && (!bound || column.isNew)).length;
    const theirs = standing.find((one) => one.key === key)?.real.size ?? 0;
    const count = bound
      ? theirs + own + ownColumns
      : own + retired.filter((one) => one.key === key).length + ownColumns;
    return count > limit ? [finding('publish.columns', '/form/nodes', { table, count, limit })] : [];
  });
  if (findings.length > 0) throw new Refused('findings', 'record.finding', {}, { findings });
}

async function readCatalogue(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Pick<ModelRecord, 'tenant_id' | 'id'>,
) {
  const tables = await modelTables(trx)
    .selectFrom('base_visualdev_table')
    .select(['table_key as key', 'table_name as name', 'bound'])
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .execute();
  const columns = await modelTables(trx)
    .selectFrom('base_visualdev_column')
    .select(['table_key as key', 'field', 'kind', 'column_name as name', 'active', 'unique_index', 'plain_index'])
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .execute();
  return { tables, columns };
}

async function storeColumns(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Pick<ModelRecord, 'tenant_id' | 'id'>,
  plan: TablePlan,
): Promise<void> {
  await modelTables(trx)
    .updateTable('base_visualdev_column')
    .set({ active: false })
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .execute();
  if (plan.columns.length === 0) return;
  await modelTables(trx)
    .insertInto('base_visualdev_column')
    .values(
      plan.columns.map(({ key, field, kind, name }) => ({
        tenant_id,
        model_id: id,
        table_key: key,
        column_name: name,
        field,
        kind,
        active: true,
        unique_index: null,
        plain_index: null,
        search_key: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'model_id', 'table_key', 'column_name'])
        .doUpdateSet((set) => ({ active: true, field: set.ref('excluded.field'), kind: set.ref('excluded.kind') })),
    )
    .execute();
  await sql`
    update base_visualdev_column c set search_key = n.key from (
      select table_key, column_name, row_number() over (order by table_key, column_name) + (
        select coalesce(max(search_key), 0) from base_visualdev_column where tenant_id = ${tenant_id} and model_id = ${id}
      ) as key
      from base_visualdev_column where tenant_id = ${tenant_id} and model_id = ${id} and search_key is null
    ) as n
    where c.tenant_id = ${tenant_id} and c.model_id = ${id} and c.table_key = n.table_key
      and c.column_name = n.column_name`.execute(trx);
}

/** By table of a sub-table, the column by which its rows know theirs. */
function linksOf(names: StoredNames | null): ReadonlyMap<string, string> {
  return new Map(Object.values(names ?? {}).flatMap(({ table, link }) => (link ? [[table, link.column]] : [])));
}

function namesOf(plan: TablePlan, bound: readonly BoundTable[]): StoredNames {
  type Named = { -readonly [Key in keyof StoredNames[string]]: StoredNames[string][Key] } & {
    columns: Record<string, string>;
    limits: Record<string, ColumnLimits>;
  };
  const names: Record<string, Named> = {};
  const theirs = new Map(bound.map((one) => [one.key, one]));
  for (const { key, name } of plan.tables) {
    const { real, link } = theirs.get(key) ?? {};
    const id = real ? idColumnOf(real) : 'id';
    names[key] = { table: name, columns: {}, limits: {}, ...(id === 'id' ? {} : { id }), ...(link ? { link } : {}) };
  }
  for (const column of plan.columns) {
    const table = names[column.key];
    if (!table) continue;
    table.columns[column.field] = column.name;
    const real = theirs.get(column.key)?.real;
    const limited = columnLimits(column, column.isTheirs ? real?.get(column.name) : undefined);
    if (limited) table.limits[column.field] = limited;
  }
  return names;
}
