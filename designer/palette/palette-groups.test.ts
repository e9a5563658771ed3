import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { productWidgets } from '../../test/support/designer/design.ts';
import { iconNames } from '../../widgets/shared/icon-names.ts';
import * as iconSet from '../../widgets/shared/icon-set.ts';
import { offeredWidgets } from './palette-groups.ts';

const translate = createTranslate(
  [...productWidgets.values()].map(({ texts }) => texts),
  'zh',
);
const offered = (screen: boolean, find = '') =>
  new Map(
    offeredWidgets(productWidgets, screen, find, translate).map(({ group, widgets }) => [
      group,
      widgets.map(({ key }) => key),
    ]),
  );

describe('what the palette offers', () => {
  it('puts fields together by what their value is', () => {
    const groups = offered(false);
    expect(groups.get('text')?.slice(0, 2)).toEqual(['input', 'textarea']);
    expect(groups.get('choice')).toEqual(expect.arrayContaining(['select', 'radio', 'switch', 'rate']));
    expect(groups.get('time')).toEqual(expect.arrayContaining(['date', 'datetime', 'time', 'dateRange']));
    expect(groups.get('layout')).toEqual(expect.arrayContaining(['card', 'table', 'tabs', 'row']));
  });

  it('offers what makes pages to screens only, and parts of other widgets to nobody', () => {
    expect(offered(false).has('page')).toBe(false);
    expect(offered(true).get('page')).toContain('modelList');
    for (const screen of [true, false]) expect([...offered(screen).values()].flat()).not.toContain('pane');
  });

  it('finds by the name that people see and by the key that designs write', () => {
    expect([...offered(false, '评分').values()].flat()).toEqual(['rate']);
    expect([...offered(false, 'RATE').values()].flat()).toEqual(['rate']);
    expect(offered(false, 'xyz').size).toBe(0);
  });
});

it('each widget, and each icon that a setting offers, has its picture in the set', () => {
  const named = [...productWidgets.values()].map(({ icon }) => icon);
  const offeredIcons = iconNames.map(
    (name) => `${name.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase())}Outlined`,
  );
  expect([...named, ...offeredIcons].filter((name) => !Object.hasOwn(iconSet, name))).toEqual([]);
});
