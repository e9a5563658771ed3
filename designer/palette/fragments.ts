import type { Drafts } from '../../engine/render/services.ts';

/** Some nodes kept for reuse, as the text that copying them gives. */
export interface Fragment {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly count: number;
}

const draftKey = 'fragments';

/** Fragments of this person on this machine; what is not one is left out. */
export function readFragments(drafts: Drafts): readonly Fragment[] {
  const kept = drafts.read(draftKey);
  const list = typeof kept === 'object' && kept !== null && 'list' in kept ? kept.list : undefined;
  return Array.isArray(list) ? list.filter(isFragment) : [];
}

export function writeFragments(drafts: Drafts, list: readonly Fragment[]): void {
  if (list.length === 0) drafts.remove(draftKey);
  else drafts.write(draftKey, { list });
}

/** With a new fragment at the front; its id is the first free number. */
export function withFragment(list: readonly Fragment[], made: Omit<Fragment, 'id'>): readonly Fragment[] {
  const taken = new Set(list.map(({ id }) => id));
  let number = 1;
  while (taken.has(`f${number}`)) number += 1;
  return [{ id: `f${number}`, ...made }, ...list];
}

function isFragment(value: unknown): value is Fragment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'count' in value &&
    typeof value.count === 'number'
  );
}
