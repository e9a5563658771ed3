// Apart from the calls: the page reads these, and makes no shapes.

/** What the bound of a tenant is made of, in the order of its steps. Source: administration T2 */
export const boundKinds = ['system', 'module', 'button', 'dictionary'] as const;
export type BoundKind = (typeof boundKinds)[number];

/** What the step of a kind goes by: of menu entries those of the applications that are inside, of buttons those of such entries. */
export const boundAbove: Readonly<Partial<Record<BoundKind, BoundKind>>> = { module: 'system', button: 'module' };

/** Stands for everything of a kind, with what comes later. No id has this sign. */
export const everyItem = '*';
