import { describe, expect, it } from 'vitest';
import { testField } from '../../test/support/fields.ts';
import { stateCounts } from './state-counts.ts';

const written = testField('choice', {
  slot: {
    options: [
      { id: 'open', fullName: { zh: '待复核', en: 'To review' }, status: 'warning' },
      { id: 7, fullName: '已完成', status: 'success' },
    ],
  },
});
const found = (value: string | number | null, label: string, count: number) => ({ value, label, figures: [count] });

describe('the states above a list', () => {
  it('are all that the design writes, those without rows too, in the words of the reader', () => {
    const { total, states } = stateCounts(
      { list: [found(7, '已完成', 12), found(null, '', 2)], rows: 14 },
      written,
      'en',
    );
    expect(total).toBe(14);
    expect(states.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['open', 'To review', 0],
      [7, '已完成', 12],
    ]);
  });

  it('are those that rows have where the design leaves them to a source', () => {
    const asked = testField('choice', { config: { dataType: 'dictionary' } });
    const { states } = stateCounts({ list: [found('a', '甲', 3), found(null, '', 1)], rows: 4 }, asked, 'zh');
    expect(states.map(({ label, count }) => [label, count])).toEqual([['甲', 3]]);
  });
});
