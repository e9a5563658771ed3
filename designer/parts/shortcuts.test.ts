import { describe, expect, it } from 'vitest';
import { actsIn, ariaKeys, keyOf, keyWords, type Press, shortcutOf, shortcuts } from './shortcuts.ts';
import { type ViewName, viewsOf } from './views.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const idOf = (key: string, more?: Partial<Press>, view: ViewName = 'form') => shortcutOf(press(key, more), view)?.id;

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

  it('means what it does in the view that is shown', () => {
    expect([idOf('[', {}, 'list'), idOf('Delete', {}, 'list'), idOf('p', {}, 'list')]).toEqual([
      'columnNarrower',
      'entryRemove',
      'pin',
    ]);
    expect([idOf('p'), idOf('[', {}, 'json'), idOf('Delete', {}, 'settings'), idOf('/', {}, 'list')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([idOf('F8', {}, 'list'), idOf('s', { ctrlKey: true }, 'json')]).toEqual(['finding', 'save']);
  });

  it('means the same on a keyboard of other letters', () => {
    expect(idOf('ы', { ctrlKey: true, code: 'KeyS' })).toBe('save');
    expect(idOf('ы', { code: 'KeyS' })).toBeUndefined();
  });
});

describe('the table of keys', () => {
  it.each(viewsOf(false))('has each combination once in the view "%s"', (view) => {
    const all = shortcuts.filter((one) => actsIn(one, view)).flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is written as keys are labelled, and as browsers are told', () => {
    expect(keyWords('Alt+ArrowUp', false)).toBe('Alt ↑');
    expect(keyWords('Ctrl+Shift+Z', true)).toBe('⌘ ⇧ Z');
    expect(keyOf('redo')).toMatch(/Z$/);
    expect(ariaKeys('redo')).toBe('Control+Shift+Z Control+Y');
  });
});
