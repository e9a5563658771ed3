import type { ReferenceRange, Refers } from '../../../engine/schema/fields/refers.ts';
import { entriesIn, referredBy, referredIn, referredKey } from '../../../engine/schema/references/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { tables } from '../../kernel/tables.ts';
import { idsBelow, rootId } from '../structure/choice-tree.ts';
import { administered, organizeRows } from '../structure/organizes.ts';
import type { Reads } from '../structure/switched-on.ts';
import { placesAbove } from './organize-ways.ts';
import { peopleMeant } from './people-meant.ts';
import { type ReferredRow, type ReferredRows, readReferred } from './read-referred.ts';

/** A value that may not be chosen, by the name that its reader knows; by its id where it has none. */
export type NotPicked = string;

/**
 * What of these values, all of fields that refer to the same, may not be chosen: it does not exist in this tenant, is switched
 * off, is of another type, or out of range. As many statements for a thousand values as for one.
 * @returns for each value the first such name; undefined where all of it may
 */
export async function refusedPicks(
  reads: Reads,
  actor: Actor,
  refers: Refers,
  values: readonly unknown[],
): Promise<(NotPicked | undefined)[]> {
  const { to } = refers;
  const wanted = values.flatMap((value) => referredIn(to, value));
  const rows = await readReferred(reads, actor, wanted);
  const isInRange = await rangeCheck(reads, actor, refers, rows);
  const isWay = to === 'organize' ? await wayCheck(reads, actor) : () => true;
  const refusedId = (id: unknown): NotPicked | undefined => {
    if (typeof id !== 'string') return String(id);
    const row = rows.get(referredKey(referredBy(to, id)));
    return row?.isOn && isOfType(to, row) && isInRange(row) ? undefined : (row?.name ?? id);
  };
  // The places above are how it is found; what is chosen is the last one.
  const refused = (steps: readonly unknown[]) =>
    refusedId(steps.at(-1)) ?? (isWay(steps) ? undefined : nameOfWay(steps, rows));
  return values.map((value) => firstOf(entriesIn(to, value), refused));
}

function firstOf<T>(entries: readonly T[], refused: (entry: T) => NotPicked | undefined): NotPicked | undefined {
  for (const entry of entries) {
    const name = refused(entry);
    if (name !== undefined) return name;
  }
  return undefined;
}

function isOfType(to: Refers['to'], { kind, type }: ReferredRow): boolean {
  if (to === 'department') return type === 'department';
  return to === 'member' || kind === to;
}

const nameOfWay = (steps: readonly unknown[], rows: ReferredRows) =>
  steps.map((id) => rows.get(`organize/${String(id)}`)?.name ?? String(id)).join('/');

/** Whether each place of a way stands directly in the one before, and the first on top. */
async function wayCheck(reads: Reads, { tenantId }: Actor) {
  const above = await placesAbove(reads, tenantId);
  return (steps: readonly unknown[]) =>
    steps.every((step, index) => above.get(String(step)) === (index === 0 ? rootId : steps[index - 1]));
}

type RangeCheck = (row: ReferredRow) => boolean;

async function rangeCheck(reads: Reads, actor: Actor, { to, range }: Refers, rows: ReferredRows): Promise<RangeCheck> {
  const checks: RangeCheck[] = [];
  if (range.mode === 'organize') checks.push(({ type }) => type === 'company');
  if (range.mode === 'auth') {
    const own = new Set((await administered(reads, await organizeRows(reads, actor), actor)).map(({ id }) => id));
    checks.push(({ kind, id, organizeIds }) =>
      (kind === 'organize' ? [id] : organizeIds).some((place) => own.has(place)),
    );
  }
  if (range.among) checks.push(await amongCheck(reads, actor, to, range.among, rows));
  return (row) => checks.every((check) => check(row));
}

async function amongCheck(
  reads: Reads,
  actor: Actor,
  to: Refers['to'],
  among: NonNullable<ReferenceRange['among']>,
  rows: ReferredRows,
): Promise<RangeCheck> {
  const named = among.map((text) => referredBy(to, text));
  const keys = new Set(named.map(referredKey));
  const places = named.flatMap(({ kind, id }) => (kind === 'organize' ? [id] : []));
  const below = places.length > 0 ? idsBelow(await organizeRows(reads, actor), places) : new Set<string>();
  const people = [...rows.values()].flatMap(({ kind, id }) => (kind === 'user' ? [id] : []));
  const meant = people.length > 0 ? await meantAmong(reads, actor, among, people) : new Set<string>();
  return (row) => {
    if (row.kind === 'organize') return below.has(row.id);
    if (row.kind === 'user') return meant.has(row.id);
    return keys.has(referredKey(row)) || (row.kind === 'position' && below.has(row.organizeId));
  };
}

async function meantAmong(reads: Reads, actor: Actor, among: readonly string[], ids: readonly string[]) {
  const isMeant = await peopleMeant(reads, actor, among);
  const rows = await tables(reads.database.kysely)
    .selectFrom('base_user')
    .select('base_user.id')
    .where('base_user.tenant_id', '=', actor.tenantId)
    .where('base_user.id', 'in', [...ids])
    .where(isMeant)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
