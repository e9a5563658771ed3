import type { Area } from '../../engine/schema/calls/index.ts';

/** A region as the control lists it. */
export interface RegionEntry {
  value: string;
  label: string;
  isLeaf: boolean;
  /** It leads to what may be chosen, and may not be chosen itself. */
  isWayOnly: boolean;
  disableCheckbox: boolean;
  children?: RegionEntry[];
}

export type Levels = ReadonlyMap<string, readonly Area[]>;
export const topRegion = '0';

/** What has been fetched so far, as a tree. @param anyLevel one that has others below it may be ticked */
export function regionTree(levels: Levels, anyLevel: boolean, parent = topRegion): RegionEntry[] {
  return (levels.get(parent) ?? []).map((region) => {
    const entry = entryOf(region, anyLevel);
    return levels.has(region.id) ? { ...entry, children: regionTree(levels, anyLevel, region.id) } : entry;
  });
}

/** What was found, as a tree: what several of them lie in stands in it once. */
export function foundTree(found: readonly Area[], anyLevel: boolean): RegionEntry[] {
  const roots: RegionEntry[] = [];
  for (const region of found) {
    let level = roots;
    const { way = [], wayNames = [] } = region;
    way.forEach((value, index) => {
      const isEnd = index === way.length - 1;
      const known = level.find((entry) => entry.value === value);
      const entry = known ?? wayEntry(value, wayNames[index] ?? value);
      if (isEnd) Object.assign(entry, entryOf(region, anyLevel));
      if (!known) level.push(entry);
      if (isEnd) return;
      entry.children ??= [];
      level = entry.children;
    });
  }
  return roots;
}

const wayEntry = (value: string, label: string): RegionEntry => ({
  value,
  label,
  isLeaf: false,
  isWayOnly: true,
  disableCheckbox: true,
});

function entryOf({ id, fullName, isLeaf, disabled }: Area, anyLevel: boolean): RegionEntry {
  const isWayOnly = disabled === true || (!isLeaf && !anyLevel);
  return { value: id, label: fullName, isLeaf, isWayOnly, disableCheckbox: isWayOnly };
}
