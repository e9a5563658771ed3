import { describe, expect, it } from 'vitest';
import { isLocalText } from '../../../engine/schema/text/local-text.ts';
import comingMenus from '../../../schemas/menu.json' with { type: 'json' };
import { categoryDictionaries } from '../../kernel/category-names.ts';
import billRules from '../bill-rules.json' with { type: 'json' };
import map from '../demo-map.json' with { type: 'json' };
import notices from '../demo-notices.json' with { type: 'json' };
import dictionaries from '../dictionaries.json' with { type: 'json' };
import interfaces from '../interfaces.json' with { type: 'json' };
import menus from '../menus.json' with { type: 'json' };
import organisation from '../organisation.json' with { type: 'json' };
import system from '../system.json' with { type: 'json' };
import { demoModels } from './models.ts';

const han = /\p{Script=Han}/u;
/** Signs that Taiwan writes otherwise, of those that are frequent in the demo. */
const simplified =
  /[处级类测试检单备设维护门线组长说报规区张数时间项实业务种证应导队级术员图录发现关联动开电气热滤远运输转载验经营统计询页览预约条层写签订产质厂库价额总结标题选择]/u;
/** Words that people read and that are not in three languages, by where they stand. */
function gaps(value: unknown, at: string): string[] {
  if (typeof value === 'string') return han.test(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => gaps(entry, `${at}/${index}`));
  if (isLocalText(value)) return faults(value, at);
  return Object.entries(value).flatMap(([key, entry]) => {
    const place = `${at}/${key}`;
    if (key === 'names') return [];
    // A name of a row: the others stand beside it.
    if ((key === 'fullName' || key === 'realName') && typeof entry === 'string')
      return faults({ zh: entry, ...('names' in value && typeof value.names === 'object' ? value.names : {}) }, place);
    // Categories are called as their entries in dictionaries are; names of parameters are not shown.
    if (key === 'category' || key === 'templateJson') return [];
    return gaps(entry, place);
  });
}

function faults(words: { readonly zh: string; readonly en?: string; readonly zhtw?: string }, at: string): string[] {
  const { zh, en = '', zhtw = '' } = words;
  if (!han.test(zh)) return [];
  if (en === '' || zhtw === '') return [`${at}: ${zh}`];
  const left = zhtw.match(simplified);
  return [...(han.test(en) ? [`${at}: ${en}`] : []), ...(left ? [`${at}: ${zhtw} (${left[0]})`] : [])];
}

describe('the demo in three languages', () => {
  it.each(demoModels.map(({ design }) => [design.enCode, design] as const))('has the model %s', (_code, design) => {
    const { description: _, ...read } = { description: '', ...design };
    expect(gaps(read, '')).toEqual([]);
  });

  it.each([
    ['organisation', organisation],
    ['dictionaries', dictionaries],
    ['data interfaces', interfaces.map(({ rows, ...rest }) => ({ ...rest, rows: rowsOf(rows) }))],
    ['bill rules', billRules],
    ['map', { ...map, axes: map.axes.map(({ points: _, ...axis }) => axis) }],
    ['notices', notices],
    ['menu', [...menus.base, ...menus.demo]],
    ['pages to come', comingMenus],
    ['system', system],
  ] as const)('has its %s', (_name, seeded) => {
    expect(gaps(seeded, '')).toEqual([]);
  });
});

describe('what the demo is filed under', () => {
  it.each([
    ['model', demoModels.map(({ design }) => design.category)],
    ['interface', interfaces.map(({ category }) => category)],
    ['model', billRules.map(({ category }) => category)],
    ['group', organisation.groups.map(({ category }) => category)],
  ] as const)('is an entry of the dictionary of categories of each %s', (of, used) => {
    const dictionary = dictionaries.find(({ id }) => id === categoryDictionaries[of]);
    const entries = dictionary?.entries.flatMap(({ fullName, enCode }) => [fullName, enCode]) ?? [];
    expect(used.filter((category) => !entries.includes(category))).toEqual([]);
  });
});

/** Only names of rows are read; specifications are written alike everywhere. */
function rowsOf(rows: unknown): unknown {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: object) => ({ fullName: Reflect.get(row, 'fullName'), names: Reflect.get(row, 'names') }));
}
