import type { RefersTo } from '../fields/refers.ts';
import { type Referred, type ReferredKind, readMember } from './member-ids.ts';

const kindsOf: Readonly<Record<RefersTo, ReferredKind>> = {
  organize: 'organize',
  department: 'organize',
  position: 'position',
  role: 'role',
  group: 'group',
  user: 'user',
  member: 'user',
};

/** What an id of a value points to. */
export const referredBy = (to: RefersTo, id: string): Referred => readMember(id, kindsOf[to]);

/** All that a value points to, each step of a way down a tree too; what is no id points to nothing. */
export function referredIn(to: RefersTo, value: unknown): Referred[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value.flat() : [value];
  return entries.flatMap((entry) => (typeof entry === 'string' && entry !== '' ? [referredBy(to, entry)] : []));
}
