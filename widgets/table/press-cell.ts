const controls = '.ant-select, .ant-picker, [role=combobox], button, [role=button], input';

/**
 * Presses the control that has come in the place of a cell's text, as the pointer would have: one press opens the list,
 * turns the switch, picks the star.
 * @param at where the pointer is; without it the control's own box is pressed
 */
export function pressCell(cell: HTMLElement | null, at?: { readonly clientX: number; readonly clientY: number }): void {
  if (!cell) return;
  const under = at && document.elementFromPoint(at.clientX, at.clientY);
  const target = under?.closest(controls) && cell.contains(under) ? under : cell.querySelector(controls);
  if (!target) return;
  for (const type of ['mousedown', 'mouseup', 'click']) {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at }));
  }
}
