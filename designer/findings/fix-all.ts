import type { Finding } from '../../engine/schema/findings/finding.ts';
import { replaceDocument } from '../commands/index.ts';
import { createDesignStore, type DesignStore } from '../history/design-store.ts';
import { fixOf } from './fixes.ts';

/**
 * Puts right whatever can be, as one step back. From the end of the document to its beginning, so that what goes moves
 * nothing that is still to be looked at.
 * @returns how many were put right
 */
export function fixAll(store: DesignStore, findings: readonly Finding[]): number {
  const { document } = store.state();
  const trial = createDesignStore(document, store.descriptors);
  let count = 0;
  for (const finding of findings.toSorted((a, b) => comparePointers(b.at, a.at))) {
    const now = trial.state().document;
    if (fixOf(finding, now, store.descriptors)?.apply(trial)) count += 1;
  }
  const next = trial.state().document;
  if (next === document) return 0;
  return store.run(replaceDocument, { document: next, because: 'fix' }) === null ? count : 0;
}

/** Order in the document, as far as pointers say it: indices as numbers. */
export function comparePointers(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [left = '', right = ''] = [one[index], other[index]];
    if (left === right) continue;
    const numbers = /^\d+$/.test(left) && /^\d+$/.test(right);
    return numbers ? Number(left) - Number(right) : left < right ? -1 : 1;
  }
  return 0;
}
