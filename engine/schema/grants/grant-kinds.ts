// Apart from the calls: the page reads these, and makes no shapes.

/** To what rights are granted. Source: administration F6 */
export const holderKinds = ['role', 'user', 'position', 'group', 'department', 'company'] as const;
export type HolderKind = (typeof holderKinds)[number];

/** The same where a call asks; `organize`: a company or department, whichever it is. */
export const askedHolderKinds = [...holderKinds, 'organize'] as const;
export type AskedHolderKind = (typeof askedHolderKinds)[number];

/** What is granted, in the order of its steps: menu entries, and what there is on those; `resource`: which rows. */
export const grantKinds = ['module', 'button', 'column', 'form', 'resource'] as const;
export type GrantKind = (typeof grantKinds)[number];
