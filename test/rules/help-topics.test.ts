import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { firstTopic, generalTopics, recordsTopic } from '../../engine/schema/help/general-topics.ts';
import { loadHelp } from '../../engine/schema/help/load-help.ts';
import { articleWords, readArticle } from '../../engine/schema/help/read-article.ts';
import { shape } from '../../engine/schema/shape.ts';
import { isLocalText } from '../../engine/schema/text/local-text.ts';
import { languages } from '../../engine/schema/text/text.ts';
import menu from '../../schemas/menu.json' with { type: 'json' };
import { simplifiedOnly } from './simplified-only.ts';

const folder = new URL('../../schemas/help/', import.meta.url);
const screens = new URL('../../schemas/screens/', import.meta.url);
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
const files = readdirSync(folder);

const texts = shape.object(
  {
    title: shape.string({ minLength: 1, maxLength: 40 }),
    body: shape.array(shape.string({ minLength: 1, maxLength: 400 }), { minItems: 6, maxItems: 24 }),
  },
  { additionalProperties: false },
);
const topicShape = shape.object({ zh: texts, en: texts, zhtw: texts }, { additionalProperties: false });
const isTopic = new Ajv2020().compile<(typeof topicShape)['static']>(topicShape);

function topicIn(file: string) {
  const topic = read(new URL(file, folder));
  if (!isTopic(topic)) throw new Error(`${file}: ${JSON.stringify(isTopic.errors)}`);
  return topic;
}

/** Entries that stand in no file of the menu, and whose pages ask for another right than the entry's. */
const entriesOfMigrations = ['onlineDev.webDesign', 'onlineDev.pageDesign', 'system.outbox'];

/** Every word that the interface says, by language: of text tables, of shipped screens, of the menu. */
const said = { zh: new Set<string>(), en: new Set<string>(), zhtw: new Set<string>() };
const tables = import.meta.glob<Record<string, unknown>>('../../{engine,widgets,shell,designer,server}/**/*texts.ts', {
  eager: true,
});
for (const module of Object.values(tables))
  for (const table of Object.values(module))
    for (const language of languages)
      for (const words of Object.values(Object(Object(table)[language]))) said[language].add(String(words));
const collect = (value: unknown): void => {
  if (isLocalText(value) && typeof value === 'object')
    for (const language of languages) said[language].add(value[language] ?? '');
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
};
for (const file of readdirSync(screens)) collect(read(new URL(file, screens)));
collect(menu.map(({ fullName, names }) => ({ zh: fullName, ...names })));

describe.each(files)('the topic %s', (file) => {
  const topic = topicIn(file);

  it('says in every language the same, in about the same length', () => {
    const kinds = languages.map((language) =>
      readArticle(topic[language].body).map((block) => [block.kind, 'items' in block ? block.items.length : 0]),
    );
    expect(kinds[1]).toEqual(kinds[0]);
    expect(kinds[2]).toEqual(kinds[0]);
    expect(kinds[0]?.[0]?.[0]).toBe('paragraph');
    const words = articleWords(topic.en.body).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(210);
    for (const language of ['zh', 'zhtw'] as const) {
      const { length } = articleWords(topic[language].body);
      expect(length, language).toBeGreaterThanOrEqual(160);
      expect(length, language).toBeLessThanOrEqual(450);
    }
    expect(simplifiedOnly([topic.zhtw.title, ...topic.zhtw.body].join(''))).toEqual([]);
  });

  it('calls buttons and fields by the names that the interface has for them', () => {
    for (const language of languages) {
      const names = readArticle(topic[language].body)
        .flatMap((block) => ('items' in block ? block.items.flat() : block.spans))
        .filter(({ kind }) => kind === 'bold')
        .flatMap(({ text }) => text.split(' / '));
      expect(names.length, language).toBeGreaterThan(0);
      expect(
        names.filter((name) => !said[language].has(name)),
        language,
      ).toEqual([]);
    }
  });
});

it('stands for every page of administration that is open, and each topic has its place', () => {
  const ids = files.map((file) => file.replace(/\.json$/, ''));
  const open = menu.filter((entry) => entry.type === menuTypes.page && !('soon' in entry)).map(({ enCode }) => enCode);
  expect(open.filter((code) => !ids.includes(code))).toEqual([]);
  const codes = Object.values(calls).flatMap(({ right }) => (right.kind === 'menu' ? [right.menu] : []));
  const known = new Set([...open, ...codes, ...entriesOfMigrations]);
  const general = generalTopics.map(({ id }) => id);
  expect(ids.filter((id) => !known.has(id) && !general.includes(id))).toEqual([]);
  expect([...general, firstTopic, recordsTopic].filter((id) => !ids.includes(id))).toEqual([]);
  expect(generalTopics.flatMap(({ needs = [] }) => needs).filter((code) => !known.has(code))).toEqual([]);
});

it('is fetched in the language that is asked for', async () => {
  for (const language of languages) {
    const help = await loadHelp(language);
    expect(help.size).toBe(files.length);
    expect(help.get(firstTopic)).toEqual(topicIn(`${firstTopic}.json`)[language]);
  }
});
