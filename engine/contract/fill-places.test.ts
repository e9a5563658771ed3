import { describe, expect, it } from 'vitest';
import { fillPlaces } from './fill-places.ts';
import { readPath } from './read-path.ts';

const scope = { row: { id: 7, tags: ['a', 'b'], empty: null, text: '{row.id}' }, name: '管廊' };

describe('a path into data', () => {
  it('goes through objects and lists', () => {
    expect(readPath(scope, 'row.tags.1')).toBe('b');
    expect(readPath(scope, 'row.tags.length')).toBe(2);
    expect(readPath(scope, undefined)).toBe(scope);
    expect(readPath(scope, '')).toBe(scope);
  });

  it('ends where there is nothing, and reaches no prototype', () => {
    for (const path of [
      'gone',
      'row.gone.further',
      'row.empty.x',
      'name.length',
      'constructor',
      'row.__proto__',
      'row.tags.map',
    ])
      expect(readPath(scope, path)).toBeUndefined();
    expect(readPath(null, 'a')).toBeUndefined();
  });
});

describe('places in texts', () => {
  it('take what the scope holds; a text that is one place becomes the thing itself', () => {
    expect(fillPlaces('{name}，{row.id} 号', scope)).toBe('管廊，7 号');
    expect(fillPlaces('{row.id}', scope)).toBe(7);
    expect(fillPlaces('{row.tags}', scope)).toEqual(['a', 'b']);
    expect(fillPlaces('{gone}', scope)).toBeUndefined();
    expect(fillPlaces('[{gone}{row.empty}]', scope)).toBe('[]');
  });

  it('are filled at any depth and once only', () => {
    expect(fillPlaces({ a: [{ b: '{row.text}' }], n: 5, no: null }, scope)).toEqual({
      a: [{ b: '{row.id}' }],
      n: 5,
      no: null,
    });
  });

  it('leave everything else in braces alone', () => {
    for (const text of ['{}', '{ name }', '{name', '{a-b}', '{1 + 1}']) expect(fillPlaces(text, scope)).toBe(text);
  });

  it('in the middle of a text show nothing for what has no words', () => {
    expect(fillPlaces('x{row}y', scope)).toBe('xy');
    expect(fillPlaces('x{o}y', { o: { toString: 1 } })).toBe('xy');
    expect(fillPlaces('x{row.tags}y', scope)).toBe('xa,by');
    expect(fillPlaces('{a}x', { a: [{ toString: 1 }, 'b'] })).toBe(',bx');
  });
});
