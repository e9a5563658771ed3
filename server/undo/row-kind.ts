import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';

import { Refused } from '../kernel/refused.ts';
import type { Content, Row, Served } from '../kernel/resource-hooks.ts';
import { writtenDown } from '../resources/changes.ts';
import { lockedRow, rowsOf, takeTurn, withLinks } from '../resources/kept-rows.ts';
import { reachedRows } from '../resources/reach.ts';
import { createIn, saveIn, type Way } from '../resources/write.ts';
import { changesSince, findChanges, oneChange } from './read-changes.ts';
import { rowsInWords } from './row-words.ts';
import type { KeptChange, Plan, Turn, UndoKind } from './undo-kind.ts';
import { undone } from './undone.ts';
import { withoutGone } from './without-gone.ts';

/** Whether a field holds those who belong to a row, in no order. */
export const isSetField = (field: Field | undefined): boolean =>
  field?.kind === 'members' && field.ordered === undefined;

/**
 * Rows of a resource. They are written by the road of its page: hooks, checks, reach and rights are the same.
 * @param twins names of resources that have rows of the same table
 */
export function rowKind(served: Served, twins: readonly string[]): UndoKind {
  const { resource } = served;
  const isSet = (name: string) => isSetField(resource.shape[name]);
  /** What others wrote of a row of this page counts as well; what they deleted was theirs. */
  const meant = (handle: Parameters<typeof reachedRows>[0], actor: Actor, target?: string): RawBuilder<boolean> => {
    const isThere = sql`kept.target in (${reachedRows(handle, served, actor).select('id')})`;
    const own = sql`kept.kind = ${resource.name}`;
    const seen = served.hooks.reach?.(actor, 'Select') ? isThere : sql`(${own} or ${isThere})`;
    const one = target === undefined ? sql`true` : sql`kept.target = ${target}`;
    return sql<boolean>`kept.kind = any(${twins}) and ${one} and ${seen}`;
  };
  return {
    menu: resource.menu ?? '',
    side: 'before',
    bringsBack: 'btn_add',
    find: ({ database: { kysely } }, actor, asked) =>
      findChanges(kysely, actor, meant(kysely, actor, asked.target), asked),
    one: ({ database: { kysely } }, actor, id) => oneChange(kysely, actor, meant(kysely, actor), id),
    tell: (context, actor, pairs) => rowsInWords(context, actor, resource, pairs),
    label: (name, { language = 'zh' }) => localText(resource.words.labels[name], language) || name,
    async prepare(_context, _actor, change, to) {
      return async (turn) =>
        planRow(served, turn, change, await changesSince(turn.trx, turn.actor, twins, change, to), isSet);
    },
    announce({ live }, { tenantId }) {
      if (resource.news) live.announce(resource.news, { tenantId });
    },
  };
}

async function planRow(
  served: Served,
  { context, actor, trx }: Turn,
  { target }: KeptChange,
  changes: readonly KeptChange[],
  isSet: (name: string) => boolean,
): Promise<Plan> {
  const { resource } = served;
  await takeTurn(trx, resource, actor);
  const row = await rowNow(trx, resource, actor, target);
  const now = row ? writtenDown(resource, row) : null;
  // What was deleted on the page of another resource had more than this one knows.
  const isOthers = !row && changes[0]?.kind !== resource.name;
  const wanted = isOthers ? undefined : undone(now, changes, isSet);
  if (wanted === undefined) throw new Refused('conflict', 'undo.lost');
  if (wanted === null) throw new Refused('conflict', 'undo.notThere');
  const writing = { context, actor, trx, id: target };
  const { content, left } = await withoutGone(resource, wanted, now, writing);
  return {
    ...{ revision: String(row?.revision ?? 0), now, wanted: content, left },
    async carryOut() {
      const way: Way = { deed: 'restore', columns: namesOf(resource, content) };
      if (row) await saveIn(served, writing, row, content, way);
      else await createIn(served, writing, content, way);
      return writtenDown(resource, await lockedRow(trx, resource, actor, target));
    },
  };
}

async function rowNow(trx: Turn['trx'], resource: Resource, actor: Actor, id: string): Promise<Row | undefined> {
  const row = await rowsOf(trx, resource, actor).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const [filled] = row ? await withLinks(trx, resource, actor, [row]) : [];
  return filled;
}

/** What it was called in other languages, where no field says so. */
function namesOf({ hasNames, shape }: Resource, { names }: Content): Row {
  if (!hasNames || shape.nameEn) return {};
  return { names: names ? json(names) : null };
}

/** Every resource whose changes are kept, as one whose rows are brought back. */
export function rowKinds(all: readonly Served[]): [name: string, kind: UndoKind][] {
  const kept = all.filter(({ resource }) => resource.restores);
  return kept.map((served): [string, UndoKind] => {
    const twins = kept.filter(({ resource }) => resource.table === served.resource.table);
    return [
      served.resource.name,
      rowKind(
        served,
        twins.map(({ resource }) => resource.name),
      ),
    ];
  });
}
