import { expect, it } from 'vitest';
import { countLimits, readLimit, withType, writeLimit } from './date-limit-edit.ts';

const node = {
  config: {
    aditKey: 'date',
    startTimeRule: true,
    startTimeType: '4',
    startTimeValue: 7,
    startTimeTarget: 2,
    endTimeRule: false,
    endTimeType: 3,
  },
};

it('an end of the range is read as designs write it, switched off ones as none', () => {
  expect(readLimit(node, 'start')).toEqual({ type: 'before', value: 7, field: '', unit: 2 });
  expect(readLimit(node, 'end').type).toBe('none');
  expect(countLimits(node)).toBe(1);
  expect(countLimits({})).toBe(0);
});

it('only what the type asks for is written', () => {
  const written = (limit: Parameters<typeof writeLimit>[1]) =>
    Object.fromEntries(writeLimit('end', limit).map(({ path, value }) => [path.slice('/config/end'.length), value]));
  expect(written({ type: 'field', value: 5, field: 'found', unit: 1 })).toEqual({
    TimeRule: true,
    TimeType: 2,
    TimeValue: undefined,
    TimeTarget: undefined,
    RelationField: 'found',
  });
  expect(written({ type: 'after', value: 3, field: 'found', unit: 1 })).toMatchObject({
    TimeType: 5,
    TimeValue: 3,
    TimeTarget: 1,
  });
  expect(
    Object.values(written({ type: 'none', value: 1, field: 'x', unit: 1 })).every((value) => value === undefined),
  ).toBe(true);
});

it('a number of days is not taken for a day', () => {
  const limit = { type: 'before', value: 7, field: '', unit: 3 } as const;
  expect(withType(limit, 'after').value).toBe(7);
  expect(withType(limit, 'fixed').value).toBeUndefined();
  expect(withType({ ...limit, type: 'fixed', value: '2026-01-01' }, 'before').value).toBe(1);
});
