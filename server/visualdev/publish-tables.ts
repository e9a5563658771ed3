import type { Transaction } from 'kysely';
import type { CallFinding } from '../../engine/schema/calls/envelope.ts';
import { type FieldCatalogue, fieldCodesOf } from '../../engine/schema/fields.ts';
import { type Finding, finding } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isBound, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { ColumnLimits, StoredNames } from '../gateway/index.ts';
import { Refused } from '../refused.ts';
import type { ServerWords } from '../words.ts';
import { bindTable, refuseBinding, requireBindable, requireFitting } from './bind-table.ts';
import { carryNames, carryRights } from './carry-names.ts';
import { columnLimits } from './column-limits.ts';
import { isTaken, makeTable } from './make-tables.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import { type KnownTable, planTables, type Standing, type TablePlan } from './plan-tables.ts';
import { type RealColumn, realColumns } from './real-columns.ts';
import { renamedCodes, renamesOf } from './renames.ts';
import { settleIndexes } from './settle-indexes.ts';
import { settleTypes } from './settle-types.ts';
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
  { catalogue, before, tables }: Versions,
  { userId, now }: { readonly userId: string; readonly now: string },
): Promise<Published> {
  const renames = renamesOf(before, catalogue);
  const known = await carryNames(trx, model, await readCatalogue(trx, model), renames);
  if (before) await carryRights(trx, model, renamedCodes(before, renames), new Set(fieldCodesOf(before)));
  const bound = await boundTable(trx, tables, known.tables);
  const standing: Standing = bound
    ? { ...known, bound: { name: bound.name, columns: new Set(bound.real.keys()) } }
    : known;
  const plan = planTables(catalogue, tables, standing, {
    enCode: model.en_code,
    mark: tableMark(model.tenant_id, model.id),
  });
  refuseTooManyColumns(plan, bound?.real.size ?? 0);
  const steps: ServerWords[] = [];
  if (bound) {
    requireFitting(
      catalogue.fields,
      plan.columns.filter(({ key }) => key === ''),
      bound.real,
      bound.at,
    );
  }
  for (const table of plan.tables) {
    await makeTable(trx, model, table, plan, now).catch((error: unknown) => {
      if (bound && isTaken(error)) refuseBinding('bind.gone', bound.at, { name: bound.name });
      throw error;
    });
  }
  if (bound?.isNew) {
    // Taken by now: nobody else can be at it.
    const owner = { tenantId: model.tenant_id, userId };
    steps.push(...(await bindTable(trx, bound.name, [...bound.real.values()], owner, bound.at)));
  }
  await storeColumns(trx, model, plan);
  const types = await settleTypes(trx, plan);
  refuseErrors(types.findings);
  const indexes = await settleIndexes(trx, model, plan, known.columns);
  refuseErrors(indexes.findings);
  steps.push(...plan.steps, ...types.steps, ...indexes.steps);
  return {
    names: namesOf(plan, bound?.real),
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

interface BoundTable {
  readonly name: string;
  /** As it was before this publish. */
  readonly real: ReadonlyMap<string, RealColumn>;
  readonly isNew: boolean;
  /** Pointer of its name in the design. */
  readonly at: string;
}

/**
 * The table, made elsewhere, that the design binds the main form to. A model that has rows of its own keeps its table, and
 * one that is bound stays where it is.
 */
async function boundTable(
  trx: Transaction<DatabaseSchema>,
  tables: unknown,
  known: readonly (KnownTable & { readonly bound: boolean })[],
): Promise<BoundTable | undefined> {
  const main = mainTableOf(tables);
  const at = `/tables/${main?.index ?? 0}/table`;
  const before = known.find(({ key }) => key === '');
  if (!main || !isBound(main)) {
    if (before?.bound) refuseBinding('bind.unbound', '/form/nodes', { name: before.name });
    return undefined;
  }
  const name = String(main.entry.table);
  if (before && !before.bound) refuseBinding('bind.published', at, { name: before.name });
  if (before && before.name !== name) refuseBinding('bind.moved', at, { name: before.name });
  if (!before) await requireBindable(trx, name, at);
  const real = new Map((await realColumns(trx, name)).map((column) => [column.name, column]));
  if (real.size === 0) refuseBinding('bind.gone', at, { name });
  return { name, real, isNew: !before, at };
}

/** Columns that every table has beside those of its fields: who, when, revision, keys. */
const ownColumns = 10;

/**
 * @param theirs columns that a bound table has already
 * @throws Refused findings: a column that a field no longer uses counts as well, since it is kept
 */
function refuseTooManyColumns({ tables, columns, retired }: TablePlan, theirs: number): void {
  const limit = limits.tableColumns;
  const findings = tables.flatMap(({ key, name: table, isBound: bound }) => {
    const own = columns.filter((column) => column.key === key && (!bound || column.isNew)).length;
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
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'model_id', 'table_key', 'column_name'])
        .doUpdateSet((set) => ({ active: true, field: set.ref('excluded.field'), kind: set.ref('excluded.kind') })),
    )
    .execute();
}

function namesOf(plan: TablePlan, theirs: ReadonlyMap<string, RealColumn> = new Map()): StoredNames {
  interface Named {
    table: string;
    columns: Record<string, string>;
    limits: Record<string, ColumnLimits>;
  }
  const names: Record<string, Named> = {};
  for (const { key, name } of plan.tables) names[key] = { table: name, columns: {}, limits: {} };
  for (const column of plan.columns) {
    const table = names[column.key];
    if (!table) continue;
    table.columns[column.field] = column.name;
    const limited = columnLimits(column, column.isTheirs ? theirs.get(column.name) : undefined);
    if (limited) table.limits[column.field] = limited;
  }
  return names;
}
