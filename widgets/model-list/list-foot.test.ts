import { describe, expect, it } from 'vitest';
import { orderWords, sumsOf } from './list-foot.ts';
import type { ListColumn } from './model.ts';

const column = (prop: string, label: string): ListColumn => ({
  column: { prop },
  field: undefined,
  label,
  thousands: true,
});
const columns = [column('no', '编号'), column('labour', '人工费（元）'), column('total', '预计费用（元）')];
const said = (key: string, values: object = {}) => `${key} ${Object.values(values).join()}`.trim();

describe('the foot of a list', () => {
  it('has the sums that came, by name, in the order of the columns', () => {
    expect(sumsOf(columns, { total: 20400, labour: 1200.5 })).toEqual([
      { label: '人工费（元）', text: '1,200.5' },
      { label: '预计费用（元）', text: '20,400' },
    ]);
    expect(sumsOf(columns, undefined)).toEqual([]);
  });

  it('says the order that was asked for, else the own order of the list', () => {
    const words = (sidx: string, list = {}) => orderWords(columns, { sidx, sort: 'desc' }, list, said);
    expect(words('total')).toBe('list.sorted.desc 预计费用（元）');
    expect(words('', { defaultSidx: 'no' })).toBe('list.sorted.desc 编号');
    expect(words('')).toBe('list.sorted.desc list.sorted.createTime');
    expect(words('withheld')).toBe('');
  });
});
