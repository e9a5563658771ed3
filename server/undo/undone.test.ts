import { expect, it } from 'vitest';
import { undone } from './undone.ts';

const isSet = (name: string) => name === 'people';
const state = { name: 'C', code: 'x', people: ['a', 'c', 'd'] };

it('takes changes back one after the other, the newest first', () => {
  const changes = [
    { before: { name: 'B' }, after: { name: 'C' } },
    { before: { name: 'A', note: '1' }, after: { name: 'B', note: '2' } },
  ];
  expect(undone(state, changes.slice(0, 1), isSet)).toEqual({ ...state, name: 'B' });
  expect(undone(state, changes, isSet)).toEqual({ ...state, name: 'A', note: '1' });
  expect(undone(state, [], isSet)).toBe(state);
});

it('leaves in a set who has come to it another way, and brings back who had left', () => {
  const changes = [{ before: { people: ['a', 'b'] }, after: { people: ['a', 'c'] } }];
  expect(undone(state, changes, isSet)).toEqual({ ...state, people: ['a', 'd', 'b'] });
});

it('knows what a thing was that is gone, and nothing of one whose deletion nobody kept', () => {
  const gone = { before: { name: 'A', people: ['a'] }, after: null };
  expect(undone(null, [gone], isSet)).toEqual({ name: 'A', people: ['a'] });
  expect(undone(null, [gone, { before: { name: '0' }, after: { name: 'A' } }], isSet)).toEqual({
    name: '0',
    people: ['a'],
  });
  expect(undone(null, [{ before: { name: '0' }, after: { name: 'A' } }], isSet)).toBeUndefined();
  const again = [{ before: null, after: { name: 'A' } }, gone];
  expect(undone({ name: 'A' }, again, isSet)).toEqual({ name: 'A', people: ['a'] });
  expect(undone({ name: 'A' }, again.slice(0, 1), isSet)).toBeNull();
});
