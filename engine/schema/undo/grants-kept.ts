import type { AskedHolderKind } from '../grants/grant-kinds.ts';

/** To whom or what rights are granted: companies and departments stand in one tree. */
export const grantHolders = ['role', 'user', 'position', 'group', 'organize'] as const;
export type GrantHolder = (typeof grantHolders)[number];

/** Name under which what was granted to a holder is kept. The page reads it too, and needs no resource for it. */
export const grantsKept = (holder: AskedHolderKind) =>
  `${holder === 'department' || holder === 'company' ? 'organize' : holder}Grants` as const;
