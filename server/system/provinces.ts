export interface Province {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly hasChildren: boolean;
  readonly isLeaf: boolean;
}

interface Regions {
  readonly names: ReadonlyMap<string, string>;
  readonly below: ReadonlyMap<string, readonly string[]>;
}

const top = '0';
/** What asks for the provinces. Source: dialect; `0` is ours. */
const tops: ReadonlySet<string> = new Set([top, '-1']);

let regions: Promise<Regions> | undefined;

/** Read when first asked for: the start of the server does without 3,354 names. */
function allRegions(): Promise<Regions> {
  regions ??= import('./regions.json', { with: { type: 'json' } }).then(({ default: byCode }) => {
    const names = new Map<string, string>(Object.entries(byCode));
    const below = new Map<string, string[]>();
    for (const code of [...names.keys()].sort()) {
      const parent = parentOf(code);
      below.set(parent, [...(below.get(parent) ?? []), code]);
    }
    return { names, below };
  });
  return regions;
}

/** A code has two digits for each level, and begins with that of the region above. */
const parentOf = (code: string): string => code.slice(0, -2) || top;

/** Regions directly below one, by code. @param without left out; `0`: none is */
export async function provincesBelow(parentId: string, without: string): Promise<Province[]> {
  const { names, below } = await allRegions();
  const parent = tops.has(parentId) ? top : parentId;
  return (below.get(parent) ?? [])
    .filter((code) => code !== without)
    .map((code) => {
      const hasChildren = below.has(code);
      return {
        id: code,
        parentId: parent,
        fullName: names.get(code) ?? '',
        enCode: code,
        hasChildren,
        isLeaf: !hasChildren,
      };
    });
}

/** The names of codes, path by path; a code of nothing is left out. */
export async function provincePaths(paths: readonly (readonly string[])[]): Promise<string[][]> {
  const { names } = await allRegions();
  return paths.map((codes) => codes.flatMap((code) => names.get(code) ?? []));
}
