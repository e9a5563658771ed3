/** The regions that there are, by code. A code has two digits for each level, and begins with that of the region above. */
export interface Regions {
  /** Those that are no more keep their names. */
  readonly names: ReadonlyMap<string, string>;
  /** Codes directly below one, `0` for the provinces; without those that are no more. */
  readonly below: ReadonlyMap<string, readonly string[]>;
  /** As the codes have them: with those that are no more, and with the names that stand between. */
  readonly written: ReadonlyMap<string, readonly string[]>;
  /** Names that stand in the codes between a region and those that lie in it, and that nobody lives in: no level of their own. */
  readonly between: ReadonlySet<string>;
}

export const topRegion = '0';
const betweens: ReadonlySet<string> = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

let regions: Promise<Regions> | undefined;

/** Read when first asked for: the start of the server does without 3,354 names. */
export function allRegions(): Promise<Regions> {
  regions ??= Promise.all([
    import('./regions.json', { with: { type: 'json' } }),
    import('./retired-regions.json', { with: { type: 'json' } }),
  ]).then(([{ default: present }, { default: retired }]) => arranged(Object.entries(present), Object.entries(retired)));
  return regions;
}

type Named = readonly (readonly [code: string, name: string])[];

function arranged(present: Named, retired: Named): Regions {
  const between = new Set(present.flatMap(([code, name]) => (code.length === 4 && betweens.has(name) ? [code] : [])));
  const codes = present.map(([code]) => code);
  return {
    names: new Map([...retired, ...present]),
    below: grouped(
      codes.filter((code) => !between.has(code)),
      (code) => aboveIn(between, code),
    ),
    written: grouped([...codes, ...retired.map(([code]) => code)], upper),
    between,
  };
}

function grouped(codes: readonly string[], above: (code: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const code of [...codes].sort()) {
    const group = groups.get(above(code)) ?? [];
    groups.set(above(code), group);
    group.push(code);
  }
  return groups;
}

const upper = (code: string) => code.slice(0, -2) || topRegion;

function aboveIn(between: ReadonlySet<string>, code: string): string {
  const above = upper(code);
  return between.has(above) ? upper(above) : above;
}

/** The region that one lies in, as it is chosen. */
export const regionAbove = ({ between }: Regions, code: string): string => aboveIn(between, code);

/** Whether one is written directly below another: as it is chosen, or as the codes have it. */
export const isDirectlyBelow = ({ between }: Regions, code: string, above: string): boolean =>
  upper(code) === above || aboveIn(between, code) === above;

/** 0 for a province. A place that stands directly below a province stands beside its cities. */
export function regionLevel(regions: Regions, code: string): number {
  return regionAbove(regions, code).length === 2 && code.slice(2, 4) === '90' ? 1 : code.length / 2 - 1;
}
