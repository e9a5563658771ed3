import { describe, expect, it } from 'vitest';
import type { Field } from '../../engine/schema/fields/fields.ts';
import type { Option, ValueKindName } from '../../engine/schema/values/index.ts';
import { inputDescriptor } from '../input/input.descriptor.ts';
import { readCell } from './read-cell.ts';

const field = (kind: ValueKindName, props: Record<string, unknown> = {}): Field => ({
  name: 'a',
  table: 't',
  kind,
  node: { id: 'a', config: { aditKey: 'input', dataType: 'dictionary', dictionaryType: 'units' } },
  descriptor: inputDescriptor,
  props,
  at: '',
  shownBy: [],
  enabledBy: [],
  hidden: false,
});
const read = (text: string, kind: ValueKindName, options: readonly Option[] = [], props = {}) => {
  const parsed = readCell(text, field(kind, props), options, 'Asia/Shanghai');
  return parsed.ok ? parsed.value : 'refused';
};
const units = [
  { value: 1, label: 'kg' },
  { value: 2, label: '袋' },
  { value: 3, label: '米', disabled: true },
];

describe('text of a spreadsheet cell', () => {
  it('becomes a number as people write it', () => {
    expect([
      read('1,200.50', 'decimal'),
      read('１２', 'integer'),
      read('1.5', 'integer'),
      read('kg', 'decimal'),
    ]).toEqual([1200.5, 12, 'refused', 'refused']);
  });

  it('becomes a month or a year where the column asks for one', () => {
    expect(read('2026-11', 'date', [], { type: 'month' })).toBe('2026-11-01');
    expect(read('2026年3月', 'date', [], { type: 'month' })).toBe('2026-03-01');
    expect(read('2026', 'date', [], { type: 'year' })).toBe('2026-01-01');
    expect(read('2026-11', 'date')).toBe('refused');
  });

  it('becomes the value of an offered label, or of the value itself, and of nothing else', () => {
    // Where the design itself offers nothing, the column keeps the text of a value.
    expect([read('袋', 'choice', units), read('1', 'choice', units)]).toEqual(['2', '1']);
    expect([read('米', 'choice', units), read('桶', 'choice', units)]).toEqual(['refused', 'refused']);
    expect([read('kg、袋', 'choices', units), read('kg、桶', 'choices', units)]).toEqual([[1, 2], 'refused']);
  });

  it('becomes a way down a tree', () => {
    const tree = [{ value: 'a', label: '云栖路', children: [{ value: 'b', label: '电力舱' }] }];
    expect([read('云栖路 / 电力舱', 'path', tree), read('电力舱', 'path', tree)]).toEqual([['a', 'b'], 'refused']);
  });

  it('becomes a day, a moment or a time, in any common writing', () => {
    expect([read('2026/11/2', 'date'), read('2026年11月2日', 'date'), read('2026-02-30', 'date')]).toEqual([
      '2026-11-02',
      '2026-11-02',
      'refused',
    ]);
    expect(read('2026-11-02 08:05', 'dateTime')).toBe('2026-11-02T00:05:00.000Z');
    expect(read('8:05', 'time')).toBe('08:05:00');
  });

  it('becomes two numbers, one of which may be open', () => {
    expect([read('1,200 ~ 3000.5', 'numberRange'), read('~ -3', 'numberRange')]).toEqual([
      [1200, 3000.5],
      [null, -3],
    ]);
    expect([read('3 ~ 1', 'numberRange'), read('3', 'numberRange')]).toEqual(['refused', 'refused']);
  });

  it('becomes two times or two moments', () => {
    expect(read('8:05～17:30', 'timeRange')).toEqual(['08:05:00', '17:30:00']);
    expect(read('2026/11/2 08:05 至 2026-11-02 17:30', 'dateTimeRange')).toEqual([
      '2026-11-02T00:05:00.000Z',
      '2026-11-02T09:30:00.000Z',
    ]);
    expect([read('8:05', 'timeRange'), read('明天 ~ 后天', 'dateTimeRange')]).toEqual(['refused', 'refused']);
  });

  it('becomes on or off by the words of the switch or by common ones', () => {
    const props = { activeTxt: '合格', inactiveTxt: '不合格', activeValue: 1, inactiveValue: 0 };
    expect([
      read('合格', 'boolean', [], props),
      read('否', 'boolean', [], props),
      read('?', 'boolean', [], props),
    ]).toEqual([1, 0, 'refused']);
  });

  it('is nothing when empty, and is refused where no text can name the value', () => {
    expect([read(' ', 'decimal'), read('张三', 'reference')]).toEqual([null, 'refused']);
  });
});
