// Apart from the shapes: every list reads these, and none of them makes shapes.

/** How a search condition compares. Source: dialect facts 2. */
export const searchTypes = { equal: 1, like: 2, range: 3 } as const;

/** How a list is drawn. Source: dialect facts 2, columnData. */
export const listTypes = { plain: 1, leftTree: 2, grouped: 3, inlineEdit: 4, treeTable: 5 } as const;

/** Where the tree beside a list comes from. Source: dialect facts 2, treeDataSource. */
export const treeSources = ['dictionary', 'organize', 'department', 'api'] as const;
export type TreeSource = (typeof treeSources)[number];
