import { plainText } from '../../engine/schema/values/index.ts';

/** A place in data that a page can show. */
export interface DataPath {
  /** Steps with a dot between them, from the source: `pagination.total`; '' for the whole. */
  readonly path: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'record' | 'nothing';
  /** What stands there now, in few words. */
  readonly sample: string;
  readonly depth: number;
}

const most = 400;
const deepest = 6;
const sampleMost = 40;

/**
 * Every place of some data, records before what is in them; of a list its first entry, the others are alike. Names with a
 * dot cannot be reached by a path and are left out.
 */
export function dataPaths(data: unknown): readonly DataPath[] {
  const found: DataPath[] = [];
  const visit = (value: unknown, path: string, depth: number) => {
    if (found.length >= most) return;
    found.push({ path, kind: kindOf(value), sample: sampleOf(value), depth });
    if (depth >= deepest || typeof value !== 'object' || value === null) return;
    const inside: readonly [string, unknown][] = Array.isArray(value)
      ? value.slice(0, 1).map((entry, index) => [String(index), entry])
      : Object.entries(value);
    for (const [name, entry] of inside)
      if (/^\w+$/.test(name)) visit(entry, path === '' ? name : `${path}.${name}`, depth + 1);
  };
  visit(data, '', 0);
  return found;
}

function kindOf(value: unknown): DataPath['kind'] {
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'object':
      return value === null ? 'nothing' : 'record';
    default:
      return 'nothing';
  }
}

function sampleOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  const words = typeof value === 'boolean' ? String(value) : (plainText(value) ?? '');
  return words.length > sampleMost ? `${words.slice(0, sampleMost)}…` : words;
}
