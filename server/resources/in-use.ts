import { type Kysely, sql } from 'kysely';
import type { WordArg } from '../../engine/schema/findings/words.ts';
import { sayArg } from '../../engine/schema/findings/words.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { InUse, Resource } from '../../engine/schema/resources/resource.ts';
import { asTitle } from '../../engine/schema/resources/resource-words.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import type { Content, Deed, Served, UsedBy, Writing } from '../kernel/resource-hooks.ts';
import { translateTo } from '../kernel/words.ts';
import { settleDeed } from './changes.ts';
import { changeOf, keptOf, lockedRow, removalOf } from './kept-rows.ts';
import { oneRow } from './list.ts';
import { writeMarks } from './marks.ts';
import { writeMembers } from './members.ts';
import { requireReach } from './reach.ts';
import { inTurn } from './write.ts';

/** GET path/{id}/Uses: what needs a row, counted, with the first of them by name. @throws Refused notFound */
export async function usesOf(context: AppContext, actor: Actor, served: Served, id: string) {
  const row = await oneRow(context, actor, served, id);
  return inWords(await readUses(context.database.kysely, served, actor, row), actor);
}

/** POST path/{id}/Actions/Delete and path/Actions/BatchDelete: all or none. @throws Refused notFound, conflict in use */
export async function deleteRows(
  context: AppContext,
  actor: Actor,
  served: Served,
  ids: readonly string[],
): Promise<null> {
  return inTurn(context, actor, served, '', async (turn) => {
    // In one order, whoever deletes what: two never wait for each other.
    for (const id of [...new Set(ids)].sort()) await deleteIn(served, { ...turn, id });
    return null;
  });
}

/** One row, where the turn has been taken. @param deed what it is called in the audit. @throws Refused */
export async function deleteIn(served: Served, writing: Writing, deed: Deed = 'delete'): Promise<void> {
  const { resource, hooks } = served;
  const { context, trx, actor, id } = writing;
  const linksGone = emptied(resource);
  const row = await lockedRow(trx, resource, actor, id);
  await requireReach(served, writing, 'Delete');
  await refuseUsed(trx, served, actor, keptOf(resource, row, actor));
  await writeMembers(resource, writing, linksGone);
  await writeMarks(resource, writing, linksGone);
  if (resource.keepsDeleted)
    await changeOf(trx, resource, actor)
      .set({ delete_time: context.now().toISOString() })
      .where('id', '=', id)
      .execute();
  else await removalOf(trx, resource, actor).where('id', '=', id).execute();
  await hooks.remove?.(writing, row);
  await settleDeed(served, writing, deed, { before: row, after: null });
}

async function refuseUsed(handle: Kysely<DatabaseSchema>, served: Served, actor: Actor, row: Content): Promise<void> {
  const uses = await readUses(handle, served, actor, row);
  if (uses.length === 0) return;
  const says = { parts: uses.map(saysOf), between: 'resource.between' };
  const name = asTitle(served.resource.words.one);
  throw new Refused('conflict', 'resource.inUse', { name, says }, { current: inWords(uses, actor) });
}

/** Nobody belongs to what is gone. */
const emptied = ({ shape }: Resource): Content =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) =>
      field.kind === 'members' || field.kind === 'marks' ? [[name, []]] : [],
    ),
  );

const saysOf = ({ kind, count }: UsedBy): WordArg => ({ code: 'resource.uses', args: { kind, count } });

function inWords(uses: readonly UsedBy[], { language = 'zh' }: Actor) {
  const translate = translateTo(language);
  return {
    count: uses.reduce((sum, { count }) => sum + count, 0),
    says: uses.map((use) => ({ severity: 'info', message: String(sayArg(saysOf(use), translate)), fix: '' })),
    list: uses
      .flatMap(({ kind, list }) => list.map((row) => ({ kind: String(sayArg(kind, translate)), ...row })))
      .slice(0, limits.usesListed),
  };
}

/** Kinds of what uses a row: those of which there are any. Rows below one use it too. */
async function readUses(
  handle: Kysely<DatabaseSchema>,
  { resource, hooks }: Served,
  actor: Actor,
  row: Content,
): Promise<UsedBy[]> {
  const { words, table, tree } = resource;
  const below: InUse = { table, column: 'parent_id', name: 'full_name', kind: words.many };
  const found: UsedBy[] = [];
  for (const use of [...resource.inUseBy, ...(tree ? [below] : [])]) {
    const where = sql.join(
      Object.entries({ tenant_id: actor.tenantId, ...use.where }).map(
        ([column, value]) => sql`used.${sql.ref(column)} = ${value}`,
      ),
      sql` and `,
    );
    const { through, column } = use;
    const uses = through
      ? sql`used.id in (select ${sql.ref(through.of)} from ${sql.table(through.table)}
          where tenant_id = ${actor.tenantId} and ${sql.ref(column)} = ${row.id})`
      : sql`used.${sql.ref(column)} = ${row.id}`;
    const using = sql`from ${sql.table(use.table)} used where ${where} and ${uses}`;
    const counted = await sql<{ total: string }>`select count(*) as total ${using}`.execute(handle);
    const count = Number(counted.rows[0]?.total ?? 0);
    if (count > 0) found.push({ kind: use.kind, count, list: await readNames(handle, use, using, actor) });
  }
  const own = (await hooks.uses?.(handle, actor, row)) ?? [];
  return [...found, ...own.filter(({ count }) => count > 0)];
}

async function readNames(
  handle: Kysely<DatabaseSchema>,
  { name }: InUse,
  using: ReturnType<typeof sql>,
  { language }: Actor,
): Promise<UsedBy['list']> {
  if (name === undefined) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select used.id, ${localName('used', language, name)} as name ${using} order by used.id limit ${limits.usesListed}`.execute(
    handle,
  );
  return rows.map((row) => ({ id: row.id, fullName: row.name }));
}
