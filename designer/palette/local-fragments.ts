import type { Drafts } from '../../engine/contract/services.ts';

/** A piece that was kept in this browser, before fragments were kept on the server. */
export interface LocalFragment {
  readonly name: string;
  readonly text: string;
}

const draftKey = 'fragments';

/** What this person still has on this machine; what is not a fragment is left out. */
export function localFragments(drafts: Drafts): readonly LocalFragment[] {
  const kept = drafts.read(draftKey);
  const list = typeof kept === 'object' && kept !== null && 'list' in kept ? kept.list : undefined;
  return Array.isArray(list) ? list.filter(isFragment).map(({ name, text }) => ({ name, text })) : [];
}

/** Those that are on the server now are no longer kept here. */
export function keepLocalFragments(drafts: Drafts, list: readonly LocalFragment[]): void {
  if (list.length === 0) drafts.remove(draftKey);
  else drafts.write(draftKey, { list });
}

function isFragment(value: unknown): value is LocalFragment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
