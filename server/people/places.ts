import { refusedAt } from '../kernel/refused.ts';
import type { Content, Writing } from '../kernel/resource-hooks.ts';
import { placesOfPerson } from '../permission/own-places.ts';
import { listIn, type Main, outsideOf, placeAt, requireWithin, severalOf } from './checks.ts';

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, place) => others[place] === id);

/**
 * All departments and positions that somebody has by what was sent, the main one first. Who names one, as calls of before
 * do, or sends the others as they were, means the main one: further ones stay.
 * @throws Refused findings where the main one is none of them, or a position belongs to no department of his
 * Source: administration F4
 */
export async function settledPlaces(content: Content, writing: Writing): Promise<Content> {
  const before = await placesOfPerson({ kysely: writing.trx }, writing.actor.tenantId, writing.id);
  const organizes = settled('organizeId', content, before.organizeIds, writing);
  const positions = settled('positionId', content, before.positionIds, writing);
  const positionIds = positions.isSaid ? positions.ids : await withoutLost(positions.ids, organizes.ids, writing);
  if (!isSame(organizes.ids, before.organizeIds) || !isSame(positionIds, before.positionIds))
    await requireWithin('position', placeAt(writing, 'positionId'), positionIds, organizes.ids, writing);
  return {
    ...content,
    ...{ organizeIds: organizes.ids, organizeId: organizes.ids[0] ?? null },
    ...{ positionIds, positionId: positionIds[0] ?? null },
  };
}

function settled(main: Main, content: Content, before: readonly string[], { sent = content }: Writing) {
  const one = textIn(content[main]);
  const several = content[severalOf[main]];
  const ids = listIn(several);
  const isSaid = Array.isArray(several) && (sent[main] === undefined || !isSame(ids, before));
  if (!isSaid) return { isSaid, ids: one === null ? [] : [one, ...before.slice(1).filter((id) => id !== one)] };
  if (one !== null && !ids.includes(one)) throw refusedAt(`/${main}`, 'user.mainMissing', {}, 'findings');
  return { isSaid, ids: one === null ? ids : [one, ...ids.filter((id) => id !== one)] };
}

/** Further positions of which a call of before knows nothing go with the department that they belong to. */
async function withoutLost(
  [main, ...further]: readonly string[],
  organizeIds: readonly string[],
  { trx, actor }: Writing,
): Promise<string[]> {
  if (main === undefined || further.length === 0) return main === undefined ? [] : [main];
  const lost = new Set((await outsideOf('position', further, organizeIds, trx, actor)).map(({ id }) => id));
  return [main, ...further.filter((id) => !lost.has(id))];
}
