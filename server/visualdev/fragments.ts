import type { Kysely } from 'kysely';
import type { Fragment } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { userNames } from '../permission/directory.ts';
import { fragmentContent } from './fragment-content.ts';
import { type FragmentRecord, modelTables } from './model-tables.ts';

const hourMs = 3_600_000;

/** GET Fragment: the caller's own and those that others of the tenant share, newest first. */
export async function listFragments(context: AppContext, actor: Actor): Promise<{ list: Fragment[] }> {
  const rows = await alive(context.database.kysely, actor)
    .selectAll()
    .where((is) => is.or([is('owner_id', '=', actor.userId), is('shared', '=', true)]))
    .orderBy('creator_time', 'desc')
    .orderBy('id')
    .execute();
  return { list: await inAnswer(context, actor, rows) };
}

/**
 * POST Fragment: keeps a piece of a design.
 * @throws Refused findings for a content that holds no sound nodes, conflict when the person has as many as may be
 */
export async function saveFragment(
  context: AppContext,
  actor: Actor,
  wish: { readonly fullName: string; readonly shared?: boolean | undefined; readonly content: string },
): Promise<Fragment> {
  const { content, nodeCount } = fragmentContent(wish.content);
  const row: FragmentRecord = {
    tenant_id: actor.tenantId,
    id: context.newId(),
    owner_id: actor.userId,
    shared: wish.shared ?? false,
    full_name: nameOf(wish.fullName),
    content,
    node_count: nodeCount,
    creator_time: context.now().toISOString(),
    modify_time: null,
    delete_time: null,
  };
  await context.database.transaction(async (trx) => {
    await requireRoom(trx, actor, actor.userId);
    await modelTables(trx).insertInto('base_visualdev_fragment').values(row).execute();
  });
  await context.audit({ actor, action: 'fragment.create', target: row.id, outcome: 'done' });
  return answerOf(context, actor, row);
}

/**
 * POST Fragment/Update/{id}: another name, shared or not.
 * @throws Refused notFound, forbidden for what another person shares
 */
export async function updateFragment(
  context: AppContext,
  actor: Actor,
  id: string,
  wish: { readonly fullName?: string | undefined; readonly shared?: boolean | undefined },
): Promise<Fragment> {
  const row = await readOwn(context.database.kysely, actor, id);
  const next = {
    full_name: wish.fullName === undefined ? row.full_name : nameOf(wish.fullName),
    shared: wish.shared ?? row.shared,
    modify_time: context.now().toISOString(),
  };
  await change(context, actor, id, next);
  await context.audit({ actor, action: 'fragment.update', target: id, outcome: 'done' });
  return answerOf(context, actor, { ...row, ...next });
}

/** GET Fragment/Delete/{id}: gone from every list; for a day it can be taken back. */
export async function deleteFragment(context: AppContext, actor: Actor, id: string): Promise<null> {
  await readOwn(context.database.kysely, actor, id);
  await change(context, actor, id, { delete_time: context.now().toISOString() });
  await context.audit({ actor, action: 'fragment.delete', target: id, outcome: 'done' });
  return null;
}

/**
 * POST Fragment/{id}/Actions/Restore: takes a deletion back, for whoever might have made it.
 * @throws Refused notFound, conflict when its owner has as many as may be by now
 */
export async function restoreFragment(context: AppContext, actor: Actor, id: string): Promise<Fragment> {
  const row = await context.database.transaction(async (trx) => {
    const deleted = await readOwn(trx, actor, id, true);
    await requireRoom(trx, actor, deleted.owner_id);
    await modelTables(trx)
      .updateTable('base_visualdev_fragment')
      .set({ delete_time: null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .execute();
    return deleted;
  });
  await context.audit({ actor, action: 'fragment.restore', target: id, outcome: 'done' });
  return answerOf(context, actor, { ...row, delete_time: null });
}

/** Removes what was deleted long enough ago. */
export async function sweepFragments({ database, now }: AppContext): Promise<void> {
  await modelTables(database.kysely)
    .deleteFrom('base_visualdev_fragment')
    .where('delete_time', '<', new Date(now().getTime() - limits.fragmentKeptHours * hourMs).toISOString())
    .execute();
}

/** @throws Refused notFound for one that the actor does not see */
export async function fragmentNodes({ database }: AppContext, actor: Actor, id: string) {
  const row = await alive(database.kysely, actor).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.owner_id !== actor.userId && !row.shared)) throw new Refused('notFound', 'fragment.notFound');
  return fragmentContent(row.content).nodes;
}

function alive(handle: Kysely<DatabaseSchema>, { tenantId }: Actor) {
  return modelTables(handle)
    .selectFrom('base_visualdev_fragment')
    .where('tenant_id', '=', tenantId)
    .where('delete_time', 'is', null);
}

/** One that the actor may change: the own, and for an administrator what others share. What is private is not there. */
async function readOwn(handle: Kysely<DatabaseSchema>, actor: Actor, id: string, deleted = false) {
  const row = await modelTables(handle)
    .selectFrom('base_visualdev_fragment')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .where('delete_time', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row || (row.owner_id !== actor.userId && !row.shared)) throw new Refused('notFound', 'fragment.notFound');
  if (!mayChange(actor, row)) throw new Refused('forbidden', 'fragment.notYours');
  return row;
}

function mayChange({ userId, isAdministrator }: Actor, row: Pick<FragmentRecord, 'owner_id' | 'shared'>): boolean {
  return row.owner_id === userId || (row.shared && isAdministrator);
}

async function requireRoom(handle: Kysely<DatabaseSchema>, actor: Actor, ownerId: string): Promise<void> {
  const counted = await alive(handle, actor)
    .select((count) => count.fn.countAll().as('total'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (Number(counted?.total ?? 0) >= limits.fragmentsMost)
    throw new Refused('conflict', 'fragment.tooMany', { limit: limits.fragmentsMost });
}

async function change(context: AppContext, actor: Actor, id: string, values: Partial<FragmentRecord>): Promise<void> {
  await modelTables(context.database.kysely)
    .updateTable('base_visualdev_fragment')
    .set(values)
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute();
}

function nameOf(wish: string): string {
  const name = wish.trim();
  if (name === '') throw new Refused('badInput', 'fragment.noName');
  return name;
}

async function answerOf(context: AppContext, actor: Actor, row: FragmentRecord): Promise<Fragment> {
  const [one] = await inAnswer(context, actor, [row]);
  if (!one) throw new Error('One row makes one answer.');
  return one;
}

async function inAnswer(context: AppContext, actor: Actor, rows: readonly FragmentRecord[]): Promise<Fragment[]> {
  const names = await userNames(
    context,
    actor.tenantId,
    [...new Set(rows.map(({ owner_id }) => owner_id))],
    actor.language,
  );
  return rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    content: row.content,
    nodeCount: row.node_count,
    shared: row.shared,
    own: row.owner_id === actor.userId,
    mayChange: mayChange(actor, row),
    ownerName: names.get(row.owner_id) ?? '',
    creatorTime: row.creator_time,
  }));
}
