/** Buttons that a list and its rows can offer. Source: dialect facts 2. */
export const offeredButtons = {
  btnsList: ['add', 'batchEdit', 'batchRemove', 'upload', 'download', 'batchPrint'],
  columnBtnsList: ['edit', 'detail', 'remove'],
} as const;

/** Buttons of a list that does not mention any: generated lists of other products name columns and conditions only. */
export const usualButtons = {
  btnsList: ['add', 'batchRemove'],
  columnBtnsList: ['edit', 'detail', 'remove'],
} as const;

const drawn: ReadonlySet<string> = new Set([
  ...[...usualButtons.btnsList, ...usualButtons.columnBtnsList],
  ...['batchEdit', 'upload', 'download'],
]);

/** Whether the list page of today shows a button of this name. */
export function isDrawn(value: string): boolean {
  return drawn.has(value);
}
