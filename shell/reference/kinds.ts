import type { CallName } from '../../engine/schema/calls/index.ts';

/** What reference data is about: what changes together is forgotten together. */
export type ReferenceKind = 'dictionary' | 'organisation' | 'rights' | 'region';

/** Calls that many places of a page ask alike. Source: shell specification 3, cached reference data */
const kinds = {
  dictionaries: 'dictionary',
  dictionaryTypes: 'dictionary',
  dictionaryTypeSelector: 'dictionary',
  dictionaryEntries: 'dictionary',
  tenantDictionaries: 'dictionary',
  users: 'organisation',
  userTree: 'organisation',
  positions: 'organisation',
  positionTree: 'organisation',
  organizeTree: 'organisation',
  departmentTree: 'organisation',
  groupTree: 'organisation',
  roles: 'organisation',
  departmentTreeByAuth: 'rights',
  companyTreeByAuth: 'rights',
  rolesByPermission: 'rights',
  regions: 'region',
} as const satisfies Partial<Record<CallName, ReferenceKind>>;

/** Undefined for a call whose answer is nobody else's. */
export const kindOf = (call: string): ReferenceKind | undefined =>
  Object.hasOwn(kinds, call) ? kinds[call as keyof typeof kinds] : undefined; // one of its keys
