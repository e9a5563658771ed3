import { expect, it } from 'vitest';
import { tabsOfSetting } from './tab-of-setting.ts';

it('says in which tab a setting is changed', () => {
  expect(tabsOfSetting('/config/regList/0')).toEqual(['rules']);
  expect(tabsOfSetting('/props/startTimeType')).toEqual(['rules']);
  expect(tabsOfSetting('/showWhen/conditions/0/value')).toEqual(['linkage', 'visibility']);
  expect(tabsOfSetting('/setWhen/1/when/conditions/0/value')).toEqual(['linkage', 'visibility']);
  expect(tabsOfSetting('/on/click/0/when')).toEqual(['linkage', 'events']);
  expect(tabsOfSetting('/access')).toEqual(['access']);
  expect(tabsOfSetting('/config/dictionaryType')).toEqual(['properties']);
  expect(tabsOfSetting('/props/rule')).toEqual(['properties']);
  expect(tabsOfSetting('/on/..')).not.toEqual(tabsOfSetting('/online'));
  expect(tabsOfSetting('')).toEqual(['properties']);
});
