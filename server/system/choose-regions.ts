import { limits } from '../../engine/schema/limits.ts';
import type { RegionRule } from '../../engine/schema/values/region-rule.ts';
import { isDirectlyBelow, type Regions, regionAbove, regionLevel, topRegion } from './region-data.ts';

export const inRange = (code: string, { among }: RegionRule) => !among || among.some((one) => code.startsWith(one));
/** In range, or on the way to what is. */
export const leadsInto = (code: string, rule: RegionRule) =>
  inRange(code, rule) || (rule.among ?? []).some((one) => one.startsWith(code));

/** What can be opened or chosen below a region. */
export function choosableBelow(regions: Regions, parent: string, rule: RegionRule): string[] {
  return (regions.below.get(parent) ?? []).filter(
    (code) => regionLevel(regions, code) <= rule.level && leadsInto(code, rule),
  );
}

/** One below which nothing can be chosen any more. */
export const isEnd = (regions: Regions, code: string, rule: RegionRule) =>
  choosableBelow(regions, code, rule).length === 0;

/** The way down to a region, itself last. */
export function wayTo(regions: Regions, code: string): string[] {
  return code === topRegion ? [] : [...wayTo(regions, regionAbove(regions, code)), code];
}

/** Whether a value is a way down from a province to a region that a field takes. */
export function isRegionWay(regions: Regions, value: unknown, rule: RegionRule): boolean {
  if (!Array.isArray(value) || !value.every((step): step is string => typeof step === 'string')) return false;
  const last = value.at(-1) ?? '';
  const isPresent = (regions.below.get(regionAbove(regions, last)) ?? []).includes(last);
  if (!isPresent || value[0]?.length !== 2 || !inRange(last, rule)) return false;
  if (!value.slice(1).every((step, index) => isDirectlyBelow(regions, step, value[index] ?? ''))) return false;
  return regionLevel(regions, last) <= rule.level && (rule.anyLevel || isEnd(regions, last, rule));
}

/**
 * Regions that can be chosen and that a word speaks of, by their own name or by that of one above: those that bear it
 * themselves first.
 */
export function regionsNamed(regions: Regions, keyword: string, rule: RegionRule): string[] {
  const words = keyword.trim().split(/\s+/);
  const own: string[] = [];
  const within: string[] = [];
  const visit = (parent: string, above: string) => {
    for (const code of choosableBelow(regions, parent, rule)) {
      const name = regions.names.get(code) ?? '';
      const whole = `${above}/${name}`;
      const canBeChosen = inRange(code, rule) && (rule.anyLevel || isEnd(regions, code, rule));
      if (canBeChosen && words.every((word) => whole.includes(word)))
        (words.some((word) => name.includes(word)) ? own : within).push(code);
      visit(code, whole);
    }
  };
  visit(topRegion, '');
  return [...own, ...within].slice(0, limits.regionHits);
}
