// Apart from the shapes: every list reads these, and none of them makes shapes.

/** How a search condition compares. Source: dialect facts 2. */
export const searchTypes = { equal: 1, like: 2, range: 3 } as const;

/** How a list is drawn. Source: dialect facts 2, columnData. */
export const listTypes = { plain: 1, leftTree: 2, grouped: 3, inlineEdit: 4, treeTable: 5 } as const;

/** Where the tree beside a list comes from. Source: dialect facts 2, treeDataSource. */
export const treeSources = ['dictionary', 'organize', 'department', 'api'] as const;
export type TreeSource = (typeof treeSources)[number];

/** Where a button of one's own stands: above the list, in each row, or among what is done with chosen rows. */
export const buttonPlaces = ['list', 'row', 'batch'] as const;
export type ButtonPlace = (typeof buttonPlaces)[number];

/** As other products have it: a button that says nothing of its place stands in the rows. */
export function placeOfButton(place: unknown): ButtonPlace {
  return buttonPlaces.find((one) => one === place) ?? 'row';
}

/**
 * The right that a button asks for, as the server knows it. Rows are deleted by one right, however many they are.
 * @param value of the button; other products write it with `btn_` before  @param own the code that its design gives it
 */
export function buttonCode(value: string, own?: unknown): string {
  if (typeof own === 'string' && own !== '') return own;
  if (value === 'batchRemove') return 'btn_remove';
  if (value === 'batchEdit') return 'btn_edit';
  return value.startsWith('btn_') ? value : `btn_${value}`;
}

/** Steps that have nothing to work on in a list: it has no fields to set and no dialogs. */
export const stepsOutsideLists: ReadonlySet<string> = new Set([
  ...['openDialog', 'closeDialog', 'setValue', 'submit', 'reset'],
]);
