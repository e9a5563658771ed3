import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registryTexts } from '../../.storybook/registry-texts.ts';
import { designerTexts } from '../../designer/parts/texts.ts';
import { calcTexts } from '../../engine/schema/calc/index.ts';
import type { Descriptor, Setting } from '../../engine/schema/fields/descriptor.ts';
import { findingCodes } from '../../engine/schema/findings/finding-codes.ts';
import { findingTexts } from '../../engine/schema/findings/finding-text.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { languages, type TextTables } from '../../engine/schema/text/text.ts';
import { mapPageTexts } from '../../map/map.texts.ts';
import { serverTexts } from '../../server/texts.ts';
import { menuTexts } from '../../shell/pages/menu-texts.ts';
import { screenTexts } from '../../shell/pages/screen-texts.ts';
import { shellTexts } from '../../shell/words/texts.ts';
import * as descriptors from '../../widgets/index.ts';
import { simplifiedOnly } from './simplified-only.ts';

const widgets = Object.values<Descriptor>(descriptors);
const owners: readonly (readonly [name: string, tables: TextTables])[] = [
  ['engine', engineTexts],
  ['rules', ruleTexts],
  ['calculations', calcTexts],
  ['findings', findingTexts],
  ...serverTexts.map((tables, index) => [`server ${index + 1}`, tables] as const),
  ['shell', shellTexts],
  ['the menu, to administrators', menuTexts],
  ['screens that are not the shipped ones', screenTexts],
  ['the frame of maps', mapPageTexts],
  ...designerTexts.map((tables, index) => [`designer ${index + 1}`, tables] as const),
  ['page of the widgets', registryTexts],
  ...widgets.map(({ key, texts }) => [`widget ${key}`, texts] as const),
];

const root = join(import.meta.dirname, '../..');

/** All code but the tables themselves and the tests, and the screens and models, which may name a text too. */
function sources(): string {
  return ['engine', 'widgets', 'shell', 'designer', 'map', 'server', 'schemas', '.storybook']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/(texts|\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/**
 * Keys that code makes up at run time, as patterns: `` `list.density.${key}` `` stands for all that begin so, and the
 * `words` of settings of a document for their labels, choices and hints (`designer/form-settings/doc-setting.ts`).
 */
function madeUp(code: string): RegExp[] {
  const templates = [...code.matchAll(/`((?:[\w.]|\$\{[^`{}]*\})+)`/g)].flatMap(([, template = '']) => {
    const fixed = template.split(/\$\{[^}]*\}/);
    if (fixed.length < 2 || !fixed.join('').includes('.') || fixed.join('').length < 4) return [];
    return [fixed.map((part) => part.replaceAll('.', '\\.')).join('\\w+')];
  });
  const settings = [...code.matchAll(/\bwords=(?:"([\w.]+)"|\{([^}]*)\})/g)].flatMap(([, plain = '', chosen = '']) =>
    [plain, ...[...chosen.matchAll(/'([\w.]+)'/g)].map(([, one = '']) => one)]
      .filter((words) => words.includes('.'))
      .map((words) => `${words.replaceAll('.', '\\.')}(\\.\\w+){1,2}`),
  );
  return [...templates, ...settings].map((pattern) => new RegExp(`^${pattern}$`));
}

/** The labels of settings and of their parts, each in all languages. */
function labelsOf(settings: readonly Setting[]): string[] {
  return settings.flatMap(({ config }) => [JSON.stringify(config.label), ...labelsOf(config.children ?? [])]);
}

describe.each(owners)('the words of %s', (_name, tables) => {
  it('are there in every language, with the same places to fill', () => {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const language of languages) {
      expect(Object.keys(tables[language]).sort(), language).toEqual(Object.keys(tables.zh).sort());
      for (const [key, text] of Object.entries(tables[language])) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(places(text), `${language} ${key}`).toEqual(places(tables.zh[key] ?? ''));
      }
    }
  });

  it('are really translated', () => {
    const inSimplified = Object.entries(tables.zhtw).filter(([, text]) => simplifiedOnly(text).length > 0);
    expect(inSimplified).toEqual([]);
    const stillChinese = Object.entries(tables.en).filter(([, text]) => /\p{Script=Han}/u.test(text));
    expect(stillChinese).toEqual([]);
  });
});

it('every text is used by something', () => {
  const code = sources();
  const named = new Set(code.match(/[\w]+(?:\.[\w]+)+/g));
  const patterns = madeUp(code);
  const titles = new Set(widgets.map(({ title }) => title));
  const labels = new Set(widgets.flatMap(({ settings }) => labelsOf(settings)));
  const isLabel = (key: string, { zh, en, zhtw }: TextTables) =>
    key.startsWith('setting.') && labels.has(JSON.stringify({ zh: zh[key], en: en[key], zhtw: zhtw[key] }));
  const unused = owners.flatMap(([name, tables]) =>
    Object.keys(tables.zh)
      .filter((key) => !named.has(key) && !titles.has(key) && !isLabel(key, tables))
      .filter((key) => !patterns.some((pattern) => pattern.test(key)))
      // What to do about a finding goes with its code.
      .filter((key) => !(key.endsWith('.fix') && Object.hasOwn(findingCodes, key.slice(0, -'.fix'.length))))
      .map((key) => `${name}: ${key}`),
  );
  expect(unused).toEqual([]);
});
