import type { Kysely } from 'kysely';
import type { DatabaseColumn, OpenTable } from '../../engine/schema/calls/index.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { keepSettings, readKeptSettings } from '../kernel/kept-settings.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { foreignTables, tableFault } from './bindable.ts';
import { columnAnswers } from './database-columns.ts';
import { holdsInstallationRight } from './installation-right.ts';
import { realColumns } from './real-columns.ts';

/** Name of the setting; migration 26 spells it too. */
const setting = 'openTables';

interface OpenedTable {
  readonly table: string;
  readonly columns: readonly string[];
}
interface Kept {
  readonly tables: readonly OpenedTable[];
  readonly revision: number;
}

/** By table, made elsewhere, the columns that designers of a tenant may bind; no other table is there for them. */
export type OpenTables = ReadonlyMap<string, ReadonlySet<string>>;

async function kept(handle: Kysely<DatabaseSchema>, tenantId: string): Promise<Kept> {
  const stored = await readKeptSettings(handle, tenantId, setting);
  // Written below and by migration 26 alone, with its whole shape.
  return { tables: [], revision: 0, ...(stored as Partial<Kept> | undefined) };
}

/** What designers of a tenant may bind. */
export async function openTablesOf(handle: Kysely<DatabaseSchema>, tenantId: string): Promise<OpenTables> {
  const { tables: opened } = await kept(handle, tenantId);
  return new Map(opened.map(({ table, columns }) => [table, new Set(columns)]));
}

/** Whether the person may open tables: they belong to the database and not to a tenant. */
export const mayOpenTables = (context: AppContext, actor: Actor) => holdsInstallationRight(context, actor, 'tables');

async function requireOpener(context: AppContext, actor: Actor, tenantId = actor.tenantId): Promise<string> {
  if (!(await mayOpenTables(context, actor))) throw new Refused('forbidden', 'tables.notYours');
  const someone = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  if (!someone) throw new Refused('notFound', 'tables.noTenant', { name: tenantId });
  return tenantId;
}

/**
 * GET SysConfig/OpenTables: every table that could be opened to a tenant, with what is open of it.
 * @param wished the tenant; one's own where nothing is said
 * @throws Refused forbidden for anybody without the right of the installation
 */
export async function openTables(
  context: AppContext,
  actor: Actor,
  wished: string | undefined,
  language: Language,
): Promise<{ list: OpenTable[]; revision: number }> {
  const tenantId = await requireOpener(context, actor, wished);
  const { kysely } = context.database;
  const { tables: opened, revision } = await kept(kysely, tenantId);
  const open = new Map(opened.map(({ table, columns }) => [table, columns]));
  const found = await foreignTables(kysely, { boundBy: tenantId });
  return {
    revision,
    list: found.map((table) => {
      const fault = tableFault(table);
      return {
        table: table.name,
        tableName: table.comment,
        rows: table.rows === null ? null : Number(table.rows),
        columns: Number(table.columns),
        reason: fault && findingText({ code: fault, args: { name: table.name } }, language).message,
        open: [...(open.get(table.name) ?? [])],
      };
    }),
  };
}

/**
 * GET SysConfig/OpenTables/Columns: all columns of such a table, open or not.
 * @throws Refused forbidden, notFound
 */
export async function columnsToOpen(
  context: AppContext,
  actor: Actor,
  asked: { readonly table: string; readonly tenantId?: string | undefined },
  language: Language,
): Promise<{ list: DatabaseColumn[] }> {
  const tenantId = await requireOpener(context, actor, asked.tenantId);
  const { kysely } = context.database;
  const [known] = await foreignTables(kysely, { boundBy: tenantId, name: asked.table });
  if (!known) throw new Refused('notFound', 'tables.notFound', { name: asked.table });
  return { list: await columnAnswers(kysely, known.name, 'child', language) };
}

/**
 * POST SysConfig/OpenTables: what is open from now on, whole. A model that is bound already keeps the columns that it has.
 * @throws Refused forbidden; notFound for a table or column that is not there and was not open before; conflict when
 * somebody else has saved since `revision`
 */
export async function saveOpenTables(
  context: AppContext,
  actor: Actor,
  given: { readonly tenantId?: string | undefined } & Kept,
): Promise<{ revision: number }> {
  const tenantId = await requireOpener(context, actor, given.tenantId);
  const { kysely } = context.database;
  const before = await openTablesOf(kysely, tenantId);
  const there = new Set((await foreignTables(kysely, { boundBy: tenantId })).map(({ name }) => name));
  const opened = new Map<string, Set<string>>();
  for (const { table, columns } of given.tables) {
    const was = before.get(table);
    if (!there.has(table) && !was) throw new Refused('notFound', 'tables.notFound', { name: table });
    const real = new Set((await realColumns(kysely, table)).map(({ name }) => name));
    const lost = columns.find((column) => !real.has(column) && !was?.has(column));
    if (lost !== undefined) throw new Refused('notFound', 'tables.noColumn', { name: lost, table });
    if (columns.length > 0) opened.set(table, new Set([...(opened.get(table) ?? []), ...columns]));
  }
  const content = { tables: [...opened].map(([table, columns]) => ({ table, columns: [...columns] })) };
  const revision = await keepSettings(kysely, tenantId, setting, content, given.revision);
  if (revision === null) throw new Refused('conflict', 'tables.stale');
  await context.audit({ actor, action: 'system.openTables', target: tenantId, outcome: 'done' });
  return { revision };
}
