import { type BoundKind, boundAbove, boundKinds, everyItem } from '../../engine/schema/grants/bound-kinds.ts';
import { refusedAt } from '../kernel/refused.ts';
import { type BoundItems, buttonItem, isInside } from '../kernel/tenant-bound.ts';
import { type BoundLine, isLineInside } from './bound-lines.ts';

/** What shall be inside, by kind; of a kind that is absent nothing changes. */
export type Wanted = { readonly [Kind in BoundKind]?: readonly string[] | undefined };
export type Mode = 'add' | 'replace' | 'remove';
/** What there is in a tenant, by kind. */
export type Known = Readonly<Record<BoundKind, readonly BoundLine[]>>;

/** What a change would do to one tenant. */
export interface BoundPlan {
  readonly added: readonly BoundLine[];
  readonly removed: readonly BoundLine[];
  /** The bound from then on; undefined: none. */
  readonly items: BoundItems | undefined;
}

const everything: BoundItems = { system: everyItem, module: everyItem, button: everyItem, dictionary: everyItem };

/**
 * Compares what is wanted with what is there. Where all of a kind is inside that can be seen, so is what comes later; a tenant
 * with all of every kind has no bound. What stands in a bound and is no more stays as it is.
 * @throws Refused findings where nothing could be opened any more: that is what switching a tenant off is for
 */
export function planOf(known: Known, wanted: Wanted, mode: Mode, before: BoundItems | undefined): BoundPlan {
  const added: BoundLine[] = [];
  const removed: BoundLine[] = [];
  const items: Record<BoundKind, BoundItems[BoundKind]> = { ...(before ?? everything) };
  for (const kind of boundKinds) {
    const asked = wanted[kind] && new Set(wanted[kind]);
    if (!asked) continue;
    const next = new Set<string>();
    for (const line of known[kind]) {
      const [has, is] = [isLineInside(before, line), asked.has(line.id)];
      const stays = mode === 'add' ? has || is : mode === 'remove' ? has && !is : is;
      if (stays) next.add(line.id);
      if (stays && !has) added.push(line);
      if (has && !stays) removed.push(line);
    }
    const parent = boundAbove[kind];
    const seen = known[kind].filter(({ aboveId }) => !parent || isInside(items, parent, aboveId));
    items[kind] = seen.every(({ id }) => next.has(id))
      ? everyItem
      : new Set([...shortened(kind, known[kind], next), ...gone(known[kind], before?.[kind])]);
  }
  const opens = known.module.some((line) => isLineInside(items, line) && isInside(items, 'system', line.aboveId));
  if (!opens && known.module.length > 0)
    throw refusedAt(wanted.module ? '/module' : '/system', 'tenantBound.nothing', {}, 'findings');
  return { added, removed, items: boundKinds.every((kind) => items[kind] === everyItem) ? undefined : items };
}

/** What a bound names that is no more. */
function gone(lines: readonly BoundLine[], items: BoundItems[BoundKind] | undefined): string[] {
  if (items === undefined || items === everyItem) return [];
  const there = new Set(lines.flatMap(({ id, moduleId }) => [id, buttonItem(moduleId, everyItem)]));
  return [...items].filter((id) => !there.has(id));
}

/** Every button of a model or page is said in one: a button that comes later is inside as well. */
function shortened(kind: BoundKind, lines: readonly BoundLine[], ids: ReadonlySet<string>): string[] {
  if (kind !== 'button') return [...ids];
  const byModule = new Map<string, BoundLine[]>();
  for (const line of lines) byModule.set(line.moduleId, [...(byModule.get(line.moduleId) ?? []), line]);
  return [...byModule].flatMap(([moduleId, buttons]) => {
    const inside = buttons.filter(({ id }) => ids.has(id)).map(({ id }) => id);
    return inside.length === buttons.length ? [buttonItem(moduleId, everyItem)] : inside;
  });
}
