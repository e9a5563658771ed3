import { expect, it } from 'vitest';
import { selectDescriptor } from '../../widgets/select/select.descriptor.ts';
import { defaultOf, differs, type SettingPlace, sharedValue, shownValue, storedValue } from './setting-values.ts';

const place = (otherwise?: SettingPlace['otherwise']): SettingPlace => ({
  name: 'x',
  path: '/props/x',
  otherwise,
  typed: false,
});

it('a default is not written into the design, and shows where nothing is', () => {
  expect(storedValue(place(200), 200)).toBeUndefined();
  expect(storedValue(place(200), 50)).toBe(50);
  expect(storedValue(place(), '')).toBeUndefined();
  expect(shownValue(place(true), undefined)).toBe(true);
  expect(shownValue(place(true), false)).toBe(false);
});

it('a default that is taken away stays away', () => {
  expect(storedValue(place('按钮'), null)).toBe('');
  expect(storedValue(place(200), null)).toBe(null);
  expect(storedValue(place(['1']), [])).toEqual([]);
});

it('a setting is marked when it says something else than the default', () => {
  expect(differs(place(true), undefined)).toBe(false);
  expect(differs(place(true), true)).toBe(false);
  expect(differs(place(true), false)).toBe(true);
  expect(differs(place('按钮'), '')).toBe(true);
  expect(differs(place(), '')).toBe(false);
});

it('several nodes have one value or each its own', () => {
  const [a, b] = [{ props: { max: 1 } }, { props: { max: 2 } }];
  expect(sharedValue([a, a], '/props/max')).toEqual({ value: 1, mixed: false });
  expect(sharedValue([a, b], '/props/max')).toEqual({ value: undefined, mixed: true });
  expect(sharedValue([a, {}], '/props/min')).toEqual({ value: undefined, mixed: false });
});

it('a default is what the widget does, else what its setting says', () => {
  expect(defaultOf(selectDescriptor, 'clearable')).toBe(true);
  expect(defaultOf(selectDescriptor, 'multiple')).toBeUndefined();
});
