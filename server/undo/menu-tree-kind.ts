import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { Database } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import type { Content, Served } from '../kernel/resource-hooks.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { type MenuTree, menuTreeNow, noteRestored, restoredIn } from '../menus/menu-versions.ts';
import { isOfProgram } from '../menus/program-pages.ts';
import { deleteIn } from '../resources/in-use.ts';
import { lockedRow, takeTurn } from '../resources/kept-rows.ts';
import { createIn, saveIn, type Way } from '../resources/write.ts';
import { treesInWords } from './menu-tree-words.ts';
import type { Asked, Found, KeptChange, Plan, Turn, UndoKind } from './undo-kind.ts';

type Handle = Database['kysely'];
const restore: Way = { deed: 'restore', columns: {} };

interface VersionRow extends Pick<KeptChange, 'id' | 'userName' | 'time'> {
  readonly version: number;
  readonly note: string;
  /** What was there before any version was kept. */
  readonly isFirst: boolean;
  /** Null for the one that stands there now. */
  readonly tree: MenuTree | null;
  /** Of the version before it that is kept. */
  readonly earlier: MenuTree | null;
}

async function readVersions(handle: Handle, actor: Actor, tail: RawBuilder<unknown>): Promise<KeptChange[]> {
  const { language = 'zh', tenantId } = actor;
  const { rows } = await sql<VersionRow>`
    select kept.id, kept.version, kept.creator_id is null as "isFirst", kept.note, kept.tree, kept.creator_time as time,
      coalesce(${localName('person', language, 'real_name')}, '') as "userName",
      (select earlier.tree from base_menu_version earlier
        where earlier.tenant_id = kept.tenant_id and earlier.version < kept.version
        order by earlier.version desc limit 1) as earlier
    from base_menu_version kept
    left join base_user person on person.tenant_id = kept.tenant_id and person.id = kept.creator_id
    where kept.tenant_id = ${tenantId} ${tail}`.execute(handle);
  const now = rows.some(({ tree }) => tree === null) ? await menuTreeNow(handle, actor) : {};
  return rows.map(({ id, version, note, tree, earlier, isFirst, userName, time }) => {
    const from = restoredIn(note);
    const deed = isFirst ? say({ code: 'undo.tree.first' }, language) : 'change';
    return {
      ...{ id, userName, time, kind: 'menuTree', target: String(version), unkept: [] },
      name: say({ code: 'undo.tree.version', args: { version } }, language),
      deed: from === undefined ? note || deed : say({ code: 'undo.tree.restored', args: { version: from } }, language),
      // The oldest one is compared with nothing.
      ...{ before: earlier ?? tree ?? now, after: tree ?? now },
    };
  });
}

async function find(handle: Handle, actor: Actor, { currentPage, pageSize }: Asked): Promise<Found> {
  const page = sql`order by kept.version desc limit ${pageSize} offset ${(currentPage - 1) * pageSize}`;
  const counted = await sql<{ total: string }>`
    select count(*) as total from base_menu_version where tenant_id = ${actor.tenantId}`.execute(handle);
  return { list: await readVersions(handle, actor, page), total: Number(counted.rows[0]?.total ?? 0) };
}

/** The menu of a tenant as a whole: a version of it is written as one transaction, entry by entry, by the road of its page. */
export function menuTreeKind(all: readonly Served[]): UndoKind {
  const served = all.find(({ resource }) => resource.name === 'menuEntry');
  if (!served) throw new Error('There is no resource of menu entries.');
  return {
    ...{ menu: 'system.menu', side: 'after', needs: ['btn_add', 'btn_remove'] },
    find: ({ database }, actor, asked) => find(database.kysely, actor, asked),
    async one({ database }, actor, id) {
      const [version] = await readVersions(database.kysely, actor, sql`and kept.id = ${id}`);
      return version;
    },
    tell: (context, actor, pairs) => treesInWords(context, actor, pairs),
    label: (name) => name,
    prepare: async (_context, _actor, change, to) => (turn) => planTree(served, turn, change, to),
    announce: ({ live }, { tenantId }) => live.announce('menu', { tenantId }),
  };
}

async function planTree(served: Served, turn: Turn, change: KeptChange, to: 'before' | 'after'): Promise<Plan> {
  const { trx, actor } = turn;
  await takeTurn(trx, served.resource, actor);
  const now = await menuTreeNow(trx, actor);
  // Versions are trees, by the ids of their entries.
  const version = change[to] as MenuTree;
  const extra = Object.keys(now).filter((id) => !(id in version));
  const staying = withAncestors(
    now,
    extra.filter((id) => stays(now[id])),
    extra,
  );
  const wanted: MenuTree = { ...version, ...Object.fromEntries([...staying].map((id) => [id, now[id] ?? {}])) };
  const back = Object.keys(version).filter((id) => !(id in now));
  const named = (code: 'undo.entryStays' | 'undo.grantsGone', { fullName }: Content = {}): ServerWords => ({
    ...{ code, args: { name: String(fullName ?? '') } },
  });
  return {
    ...{ revision: createHash('sha256').update(JSON.stringify(now)).digest('hex').slice(0, 16), now, wanted },
    left: [
      ...[...staying].filter((id) => stays(now[id])).map((id) => named('undo.entryStays', now[id])),
      ...back.map((id) => named('undo.grantsGone', version[id])),
    ],
    async carryOut() {
      await writeTree(served, turn, now, wanted);
      await noteRestored(turn, Number(change.target));
      return menuTreeNow(trx, actor);
    },
  };
}

/** Entries that nobody takes out of the menu: pages of the program, and what leads to a published form. */
const stays = ({ type, enCode, modelId }: Content = {}): boolean =>
  (type === String(menuTypes.page) && isOfProgram(enCode)) || (type === String(menuTypes.model) && Boolean(modelId));

/** What stays keeps the directories that it stands in. */
function withAncestors(tree: MenuTree, ids: readonly string[], among: readonly string[]): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const id of ids)
    for (let at = id; among.includes(at) && !kept.has(at); at = String(tree[at]?.parentId ?? '')) kept.add(at);
  return kept;
}

/** Directories before what stands in them, and the other way round where entries go. */
function byDepth(tree: MenuTree): string[] {
  const depth = (id: string, seen = 0): number => {
    const parent = tree[id]?.parentId;
    return typeof parent === 'string' && parent in tree && seen < limitOfDepth ? 1 + depth(parent, seen + 1) : 0;
  };
  const depths = new Map(Object.keys(tree).map((id) => [id, depth(id)]));
  return Object.keys(tree).sort((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0));
}
const limitOfDepth = 64;

async function writeTree(
  served: Served,
  { context, actor, trx }: Turn,
  now: MenuTree,
  wanted: MenuTree,
): Promise<void> {
  const { resource } = served;
  for (const id of byDepth(wanted)) {
    const content = wanted[id] ?? {};
    const writing = { context, actor, trx, id };
    if (!(id in now)) await createIn(served, writing, content, restore);
    else if (!isDeepStrictEqual(now[id], content))
      await saveIn(served, writing, await lockedRow(trx, resource, actor, id), content, restore);
  }
  for (const id of byDepth(now).reverse())
    if (!(id in wanted)) await deleteIn(served, { context, actor, trx, id }, 'restore');
}
