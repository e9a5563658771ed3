import { propertyChanges } from './property-changes.ts';

const nothing: ReadonlySet<string> = new Set();

/** Equal as data; the order of keys does not count. */
export function sameData(before: unknown, after: unknown): boolean {
  return propertyChanges(before, after, nothing, '/').length === 0;
}
