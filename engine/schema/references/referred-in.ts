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

/** The entries of a value, each as its steps: of an organisation a way from the top down, of all else an id alone. */
export function entriesIn(to: RefersTo, value: unknown): readonly (readonly unknown[])[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (to !== 'organize') return entries.map((entry) => [entry]);
  return entries.some(Array.isArray) ? entries.map((way) => (Array.isArray(way) ? way : [way])) : [entries];
}

/** What of the steps of an entry is an id; what is none points to nothing. */
export const idsIn = (steps: readonly unknown[]): string[] =>
  steps.filter((step): step is string => typeof step === 'string' && step !== '');

/** All that a value points to, each step of a way too. */
export const referredIn = (to: RefersTo, value: unknown): Referred[] =>
  idsIn(entriesIn(to, value).flat()).map((id) => referredBy(to, id));
