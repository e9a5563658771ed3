import type { Served } from '../kernel/resource-hooks.ts';
import { grantKindsOfHolders } from './grants-kind.ts';
import { menuTreeKind } from './menu-tree-kind.ts';
import { rowKinds } from './row-kind.ts';
import { schemeKind } from './scheme-kind.ts';
import { settingsKind } from './settings-kind.ts';
import type { UndoKind } from './undo-kind.ts';

/** Everything that is brought back, by the names that calls ask for it with. */
export const undoKindsOf = (all: readonly Served[]): ReadonlyMap<string, UndoKind> =>
  new Map<string, UndoKind>([
    ...rowKinds(all),
    ...grantKindsOfHolders(),
    ['settings', settingsKind],
    ['rowScheme', schemeKind],
    ['menuTree', menuTreeKind(all)],
  ]);
