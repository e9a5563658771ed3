import { expect, it } from 'vitest';
import { roughWidth } from './rough-width.ts';

it('takes Chinese letters and full-width marks for squares, others for half of one', () => {
  expect(roughWidth('缺陷编号', 13)).toBe(52);
  expect(roughWidth('（元）', 13)).toBe(39);
  expect(roughWidth('Stake', 10)).toBeCloseTo(26);
  expect(roughWidth('Stake', 10, 'bold')).toBeGreaterThan(roughWidth('Stake', 10));
  expect(roughWidth('', 13)).toBe(0);
});
