import { describe, expect, it } from 'vitest';
import { ariaKeys, keyOf, keyWords, type Press, shortcutOf, shortcuts } from './shortcuts.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const idOf = (key: string, more?: Partial<Press>) => shortcutOf(press(key, more))?.id;

describe('a press of keys', () => {
  it.each([
    ['s', { ctrlKey: true }, 'save'],
    ['s', { metaKey: true }, 'save'],
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['d', { ctrlKey: true }, 'duplicate'],
    ['ArrowUp', { altKey: true }, 'up'],
    ['ArrowDown', { altKey: true }, 'down'],
    ['Backspace', {}, 'remove'],
    ['?', { shiftKey: true }, 'help'],
    ['[', {}, 'narrower'],
    ['F8', {}, 'finding'],
  ] as const)('%s %o means %s', (key, more, id) => {
    expect(idOf(key, more)).toBe(id);
  });

  it('means nothing with a key held that is not in the table', () => {
    expect(idOf('s')).toBeUndefined();
    expect(idOf('z', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(idOf('Delete', { ctrlKey: true })).toBeUndefined();
    expect(idOf('Enter', { shiftKey: true })).toBeUndefined();
    expect(idOf('/', { ctrlKey: true })).toBeUndefined();
  });

  it('means the same on a keyboard of other letters', () => {
    expect(idOf('ы', { ctrlKey: true, code: 'KeyS' })).toBe('save');
    expect(idOf('ы', { code: 'KeyS' })).toBeUndefined();
  });
});

describe('the table of keys', () => {
  it('has each combination once', () => {
    const all = shortcuts.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is written as keys are labelled, and as browsers are told', () => {
    expect(keyWords('Alt+ArrowUp', false)).toBe('Alt ↑');
    expect(keyWords('Ctrl+Shift+Z', true)).toBe('⌘ ⇧ Z');
    expect(keyOf('redo')).toMatch(/Z$/);
    expect(ariaKeys('redo')).toBe('Control+Shift+Z Control+Y');
  });
});
