import { expect, it } from 'vitest';
import { dateDescriptor } from '../../../widgets/date/date.descriptor.ts';
import { inputDescriptor } from '../../../widgets/input/input.descriptor.ts';
import type { Json } from '../../document/json.ts';
import { countConditionsOf, countRulesOf } from './tab-counts.ts';

it('rules, date limits and uniqueness are counted together, limits only where they count', () => {
  const config = { aditKey: 'x', regList: [{ rule: 'email' }], unique: true, startTimeRule: true, startTimeType: 3 };
  expect(countRulesOf({ config }, dateDescriptor)).toBe(3);
  expect(countRulesOf({ config }, inputDescriptor)).toBe(2);
  expect(countRulesOf({}, undefined)).toBe(0);
});

it('conditions at any depth and the steps of events are counted together', () => {
  const when: Json = { logic: 'and', conditions: [{ field: 'a' }, { logic: 'or', conditions: [{ field: 'b' }] }] };
  expect(countConditionsOf({ showWhen: when, requireWhen: when, on: { click: [{ action: 'submit' }] } })).toBe(5);
});
