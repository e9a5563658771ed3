import type { RegionRule } from '../../engine/schema/values/region-rule.ts';
import { choosableBelow, inRange, isEnd, regionsNamed, wayTo } from './choose-regions.ts';
import { allRegions, type Regions, regionAbove, topRegion } from './region-data.ts';

export interface Province {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly hasChildren: boolean;
  readonly isLeaf: boolean;
  /** It leads to what may be chosen, and may not be chosen itself. */
  readonly disabled?: true;
}

export interface FoundProvince extends Province {
  /** Codes and names of the way down to it, itself last. */
  readonly way: readonly string[];
  readonly wayNames: readonly string[];
}

/** What asks for the provinces. Source: dialect; `0` is ours. */
const tops: ReadonlySet<string> = new Set([topRegion, '-1']);

/** Regions directly below one, by code. @param without left out; `0`: none is */
export async function provincesBelow(parentId: string, without: string, rule: RegionRule): Promise<Province[]> {
  const regions = await allRegions();
  const parent = tops.has(parentId) ? topRegion : parentId;
  return choosableBelow(regions, parent, rule)
    .filter((code) => code !== without)
    .map((code) => provinceOf(regions, code, rule));
}

/** Regions whose name, or that of one above, has the word; as one list, each with the way to it. */
export async function provincesNamed(keyword: string, rule: RegionRule): Promise<FoundProvince[]> {
  const regions = await allRegions();
  return regionsNamed(regions, keyword, rule).map((code) => {
    const way = wayTo(regions, code);
    return { ...provinceOf(regions, code, rule), way, wayNames: way.map((step) => regions.names.get(step) ?? step) };
  });
}

/** The names of codes, path by path; a code of nothing is left out. */
export async function provincePaths(paths: readonly (readonly string[])[]): Promise<string[][]> {
  const { names } = await allRegions();
  return paths.map((codes) => codes.flatMap((code) => names.get(code) ?? []));
}

function provinceOf(regions: Regions, code: string, rule: RegionRule): Province {
  const isLeaf = isEnd(regions, code, rule);
  return {
    id: code,
    parentId: regionAbove(regions, code),
    fullName: regions.names.get(code) ?? '',
    enCode: code,
    hasChildren: !isLeaf,
    isLeaf,
    ...(inRange(code, rule) ? {} : { disabled: true }),
  };
}
