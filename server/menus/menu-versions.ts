import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { menuEntry } from '../../engine/schema/resources/menu-entry.resource.ts';
import { type Database, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Changed, Content, Deed, Writing } from '../kernel/resource-hooks.ts';
import { contentOf, rowsOf } from '../resources/kept-rows.ts';

/** The entries of a menu by their ids: where each stands, and all that is kept of it. */
export type MenuTree = Readonly<Record<string, Content>>;

/** Of a version that was made by restoring, and of one whose tree stands for another version. */
const restoredNote = 'restore';

export async function menuTreeNow(handle: Database['kysely'], actor: Pick<Actor, 'tenantId'>): Promise<MenuTree> {
  const rows = await rowsOf(handle, menuEntry, actor).selectAll().orderBy('sort_code').orderBy('id').execute();
  return Object.fromEntries(rows.map((row) => [String(row.id), contentOf(menuEntry, row)]));
}

/**
 * To be called when an entry was changed and before anything follows from it. What one person does within a minute is one
 * version; the newest has no tree of its own, since it is the menu as it stands. Source: administration Y9
 */
export async function keepMenuVersion(writing: Writing, deed: Deed, changed: Changed): Promise<void> {
  const { context, trx, actor } = writing;
  const { tenantId, userId } = actor;
  const note = deed === 'restore' ? restoredNote : '';
  const { rows } = await sql<{ version: number; isGoingOn: boolean }>`
    select version, note = ${note} and coalesce(creator_id = ${userId}, false) and creator_time
      > ${context.now().toISOString()}::timestamptz - make_interval(mins => ${limits.menuVersionMinutes}) as "isGoingOn"
    from base_menu_version where tenant_id = ${tenantId} order by version desc limit 1`.execute(trx);
  const [last] = rows;
  if (last?.isGoingOn) return;
  const before = json(treeBefore(await menuTreeNow(trx, actor), writing.id, changed));
  // What stood there before the first change that was kept is a version as well.
  if (last)
    await sql`update base_menu_version set tree = ${before}
      where tenant_id = ${tenantId} and version = ${last.version}`.execute(trx);
  else await insertVersion(writing, 1, { tree: before, note: '', userId: null });
  await insertVersion(writing, (last?.version ?? 1) + 1, { tree: null, note, userId });
  await sql`delete from base_menu_version where tenant_id = ${tenantId} and version <= (
    select max(version) - ${limits.menuVersions}::integer from base_menu_version where tenant_id = ${tenantId})`.execute(
    trx,
  );
}

function treeBefore(tree: MenuTree, id: string, { before }: Changed): MenuTree {
  const { [id]: _, ...others } = tree;
  return before ? { ...others, [id]: contentOf(menuEntry, before) } : others;
}

async function insertVersion(
  { context, trx, actor: { tenantId } }: Writing,
  version: number,
  {
    tree,
    note,
    userId,
  }: { readonly tree: ReturnType<typeof json> | null; readonly note: string; readonly userId: string | null },
): Promise<void> {
  await sql`
    insert into base_menu_version (tenant_id, version, id, tree, note, creator_id, creator_time)
    values (${tenantId}, ${version}, ${context.newId()}, ${tree}, ${note}, ${userId},
      ${context.now().toISOString()})`.execute(trx);
}

/** Says of the version that restoring has made, which one it stands for. */
export async function noteRestored({ trx, actor: { tenantId } }: Pick<Writing, 'trx' | 'actor'>, version: number) {
  await sql`update base_menu_version set note = ${`${restoredNote} ${version}`} where tenant_id = ${tenantId}
    and version = (select max(version) from base_menu_version where tenant_id = ${tenantId})
    and note = ${restoredNote}`.execute(trx);
}

/** The version that another one stands for; undefined where it is none of those. */
export const restoredIn = (note: string): string | undefined => note.split(' ')[1];
