import { expect, it } from 'vitest';
import { type Acts, actsBeyond, isNothing, mayCall, mayCommand, noActs } from './acts.ts';

const acts = (more: Partial<Acts>): Acts => ({ ...noActs, ...more });

it('a call runs where the list of the version has it, of a model only for a model that is named there', () => {
  const some = acts({ calls: { weather: [], recordList: ['m1'] } });
  expect(mayCall(some, 'weather', undefined)).toBe(true);
  expect(mayCall(some, 'recordList', 'm1')).toBe(true);
  expect(mayCall(some, 'recordList', 'm2')).toBe(false);
  expect(mayCall(some, 'recordList', undefined)).toBe(false);
  expect(mayCall(some, 'resetPassword', undefined)).toBe(false);
  expect(mayCall(some, 'constructor', undefined)).toBe(false);
  expect(mayCall('shipped', 'resetPassword', undefined)).toBe(true);
  expect([mayCommand(acts({ commands: ['copy'] }), 'copy'), mayCommand(noActs, 'copy')]).toEqual([true, false]);
});

it('what is new is what the version before had not', () => {
  const before = acts({ calls: { list: ['m1'], a: [] }, hosts: ['a.example'] });
  const after = acts({ calls: { list: ['m1', 'm2'], a: [], b: [] }, hosts: ['a.example', 'b.example'] });
  expect(actsBeyond(after, before)).toEqual(acts({ calls: { list: ['m2'], b: [] }, hosts: ['b.example'] }));
  expect(isNothing(actsBeyond(before, after))).toBe(true);
});
