import { calls } from '../../engine/schema/calls/index.ts';

/** Code of the entry through which menus are kept. */
export const ownPage = 'system.menu';

/** Codes of entries whose rights calls ask for: the program's own pages. */
const programCodes: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ right }) =>
    right.kind === 'menu' ? [right.menu, ...(right.orMenu ? [right.orMenu] : [])] : [],
  ),
);

/** An entry that the program itself leads to: with another code nobody would hold what it grants. */
export const isOfProgram = (enCode: unknown): boolean => programCodes.has(String(enCode));
