import { describe, expect, it } from 'vitest';
import { type CellUse, sheetKey } from './sheet-keys.ts';

const resting: CellUse = {
  editor: true,
  button: false,
  typed: true,
  multiline: false,
  expanded: false,
  entry: false,
};
const press = (key: string, use: Partial<CellUse> = {}, held: Partial<KeyboardEvent> = {}) =>
  sheetKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, { ...resting, ...use });

describe('keys of a sheet', () => {
  it('move from cell to cell until somebody writes, then left and right are the caret’s', () => {
    expect([press('ArrowLeft'), press('ArrowDown'), press('Home')]).toEqual(['left', 'down', 'first']);
    const entry = { entry: true };
    expect([press('ArrowLeft', entry), press('ArrowDown', entry), press('Home', entry)]).toEqual([null, 'down', null]);
    expect(press('ArrowDown', { entry: true, multiline: true })).toBeNull();
  });

  it('go to the next cell on Enter, press a button, and leave an open list its keys', () => {
    expect([press('Enter'), press('Enter', {}, { shiftKey: true })]).toEqual(['next', 'previous']);
    expect([press('Enter', { button: true }), press('Enter', { expanded: true })]).toEqual([null, null]);
    expect(press('Enter', { multiline: true, entry: true }, { shiftKey: true })).toBeNull();
  });

  it('clear only what is selected as a whole, and never what cannot be written', () => {
    expect([press('Delete'), press('Delete', { entry: true }), press('Delete', { editor: false })]).toEqual([
      'clear',
      null,
      null,
    ]);
  });

  it('take back what was written first, and leave the sheet second', () => {
    expect([press('Escape', { entry: true }), press('Escape')]).toEqual(['revert', 'leave']);
  });

  it('add, copy and remove rows, and undo outside of a text', () => {
    const held = { ctrlKey: true };
    expect(['Enter', 'd', 'Delete', 'z'].map((key) => press(key, {}, held))).toEqual(['add', 'copy', 'remove', 'undo']);
    expect([press('z', { entry: true }, held), press('c', {}, held)]).toEqual([null, null]);
  });
});
