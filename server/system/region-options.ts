import type { Field } from '../../engine/schema/fields/fields.ts';
import type { Option } from '../../engine/schema/values/index.ts';
import { regionRule } from '../../engine/schema/values/region-rule.ts';
import { isRegionWay } from './choose-regions.ts';
import { allRegions, type Regions, topRegion } from './region-data.ts';

let options: Promise<readonly Option[]> | undefined;

/**
 * All regions as a tree of options, for the words of what is stored: also those that are no more, and each way of writing
 * down one that lies in a municipality.
 */
export function regionOptions(): Promise<readonly Option[]> {
  options ??= allRegions().then((regions) => optionsBelow(regions, topRegion));
  return options;
}

function optionsBelow(regions: Regions, parent: string): Option[] {
  const codes = new Set([...(regions.below.get(parent) ?? []), ...(regions.written.get(parent) ?? [])]);
  return [...codes].map((code) => {
    const children = optionsBelow(regions, code);
    return { value: code, label: regions.names.get(code) ?? code, ...(children.length > 0 ? { children } : {}) };
  });
}

/** What a field of regions takes; a way that it holds already stays, whatever became of its region. */
export async function regionCheck(field: Field): Promise<(value: unknown, before: unknown) => boolean> {
  const regions = await allRegions();
  const rule = regionRule(field.props);
  const ways = (value: unknown): unknown[] => (field.kind === 'paths' && Array.isArray(value) ? value : [value]);
  return (value, before) => {
    const known = new Set(ways(before).map((way) => JSON.stringify(way)));
    return ways(value).every((way) => known.has(JSON.stringify(way)) || isRegionWay(regions, way, rule));
  };
}
