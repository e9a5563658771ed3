import { expect, it } from 'vitest';
import { namedRules } from '../../engine/schema/rules/index.ts';
import { codeFromName } from './code-from-name.ts';

it('names a model by its sounds or its words, within the rule for codes', async () => {
  const codes = ['缺陷上报', 'Defect report', '综合管廊 K2 巡检', '绿化', '！？', '字'.repeat(60)];
  const made = await Promise.all(codes.map(codeFromName));
  expect(made.slice(0, 5)).toEqual(['quexianshangbao', 'defect.report', 'zongheguanlang.k2.xunjian', 'lvhua', '']);
  expect(made[5]).toBe('zi'.repeat(20));
  for (const code of made) expect(code === '' || namedRules.enCode(code), code).toBe(true);
});
