import { describe, expect, it, vi } from 'vitest';
import { container, field, form, productWidgets } from '../../test/support/designer/design.ts';
import { changeProperty, deleteNodes, insertNode, moveNodes } from '../commands/index.ts';
import type { JsonObject } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';
import { createDesignStore } from './design-store.ts';

const document = form([container('c', [field('a'), field('b')]), field('d')]);
const newStore = (start: JsonObject = document) => createDesignStore(start, productWidgets);
const type = (value: string, key = 'a') => ({ key, path: '/config/label', value, mergeKey: `label ${key}` });

describe('the history of a design', () => {
  it('makes one entry of what is typed in a row, until the field is left', () => {
    const store = newStore();
    for (const text of ['名', '名称', '名称一']) store.run(changeProperty, type(text));
    expect(store.state().past).toHaveLength(1);
    expect(store.state().past[0]?.forward).toHaveLength(1);
    store.seal();
    store.run(changeProperty, type('名称二'));
    expect(store.state().past).toHaveLength(2);
    store.undo();
    expect(valueAt(store.state().document, '/nodes/0/config/children/0/config/label')).toBe('名称一');
    store.undo();
    expect(store.state().document).toEqual(document);
  });

  it('keeps entries apart that are typed elsewhere, or after something else, or after a step back', () => {
    const store = newStore();
    store.run(changeProperty, type('1'));
    store.run(changeProperty, type('2', 'b'));
    store.run(changeProperty, type('3', 'b'));
    expect(store.state().past).toHaveLength(2);
    store.run(insertNode, { key: 'input', parent: null, index: 0 });
    store.run(changeProperty, type('4', 'b'));
    expect(store.state().past).toHaveLength(4);
    store.undo();
    store.run(changeProperty, type('5', 'b'));
    store.select(['a']);
    store.run(changeProperty, type('6', 'b'));
    expect(store.state().past).toHaveLength(5);
  });

  it('goes back over a value that was added and then typed on', () => {
    const store = newStore();
    for (const value of ['x', 'xy', 'xyz'])
      store.run(changeProperty, { key: 'a', path: '/props/placeholder', value, mergeKey: 'p' });
    expect(store.state().past[0]?.forward.length).toBeLessThanOrEqual(2);
    store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(document));
    store.redo();
    expect(valueAt(store.state().document, '/nodes/0/config/children/0/props/placeholder')).toBe('xyz');
  });

  it('brings the selection back with the step', () => {
    const store = newStore();
    store.select(['a']);
    store.run(deleteNodes, { keys: ['a'] });
    expect(store.state().selection).toEqual(['b']);
    store.undo();
    expect(store.state().selection).toEqual(['a']);
    store.redo();
    expect(store.state().selection).toEqual(['b']);
  });

  it('forgets what was undone once something else is done, and not by looking around', () => {
    const store = newStore();
    store.run(deleteNodes, { keys: ['a'] });
    store.undo();
    store.select(['d']);
    expect(store.state().future).toHaveLength(1);
    store.run(deleteNodes, { keys: ['b'] });
    expect(store.state().future).toEqual([]);
  });

  it('goes back across a save', () => {
    const store = newStore();
    store.run(deleteNodes, { keys: ['a'] });
    store.markSaved(store.state().document);
    store.undo();
    expect(store.state().document).toEqual(document);
    expect(store.state().saved).not.toBe(store.state().document);
  });

  it('says what was done, undone, done again and refused, and tells each time', () => {
    const store = newStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.run(deleteNodes, { keys: ['a'] });
    store.undo();
    store.redo();
    store.run(moveNodes, { keys: ['c'], parent: 'c', index: 0 });
    expect(listener).toHaveBeenCalledTimes(4);
    expect(store.state().news).toMatchObject({ turn: 4, kind: 'refused', says: { key: 'refusal.intoItself' } });
    leave();
    store.undo();
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('answers what would be refused, and does nothing', () => {
    const store = newStore();
    expect(store.refusal(moveNodes, { keys: ['c'], parent: 'c', index: 0 })?.refused).toBe('refusal.intoItself');
    expect(store.refusal(deleteNodes, { keys: ['a'] })).toBeNull();
    expect(store.state().document).toBe(document);
  });
});

describe('the memory of a history', () => {
  const large = form(Array.from({ length: 500 }, (_, index) => field(`f${index}`)));

  /** Objects that a value leads to, besides those that are known. */
  const reachable = (value: unknown, known: ReadonlySet<unknown>): Set<unknown> => {
    const seen = new Set<unknown>();
    const open = [value];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (typeof one !== 'object' || one === null || seen.has(one) || known.has(one)) continue;
      seen.add(one);
      open.push(...Object.values(one));
    }
    return seen;
  };

  it('holds no copy of the document after 1,000 commands', () => {
    const store = newStore(large);
    for (let number = 0; number < 1_000; number += 1) {
      const key = `f${number % 500}`;
      if (number % 4 === 0) store.run(moveNodes, { keys: [key], parent: null, index: (number * 7) % 500 });
      else store.run(changeProperty, { key, path: '/config/label', value: `${number}` });
    }
    const { past, document: now } = store.state();
    expect(past.length).toBeGreaterThan(900);
    const known = reachable([large, now], new Set());
    const held = reachable(past, known).size;
    // An entry: itself, what it says, the selection before and after, the two ways and their operation.
    expect(held / past.length).toBeLessThan(14);
  });

  it('does not grow with the keys that are pressed in one field', () => {
    const store = newStore(large);
    for (let number = 0; number < 1_000; number += 1) store.run(changeProperty, type(`${number}`, 'f7'));
    expect(store.state().past).toHaveLength(1);
    expect(reachable(store.state().past, new Set()).size).toBeLessThan(20);
  });
});
