import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcomes, runTests } from '../support/copy-tests.ts';
import { putIn, recipesIn } from '../support/recipes.ts';
import { copySources, type Ended, type SourceCopy } from '../support/source-copy.ts';

const recipes = recipesIn(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'));

/** A field and a layout that wraps: descriptor, component, texts, story and test of each, and what the server is to do. */
const widgetsFolder = 'test/recipes/new-widget';
const widgetLines = ['framed', 'tally'].map(
  (name) => `export { ${name}Descriptor } from './${name}/${name}.descriptor.ts';`,
);
const ofNewWidgets = ['test/server/tally.test.ts', 'widgets/framed/Framed.test.tsx', 'widgets/tally/Tally.test.tsx'];
/** What is held of every widget, wherever it came from. */
const ofEveryWidget = [
  'designer/palette/palette-groups.test.ts',
  'designer/settings/panel/settings-form.test.ts',
  'test/imports.test.ts',
  'test/rules/meta-written.test.ts',
  'test/rules/named-places.test.ts',
  'test/rules/settings-doc.test.ts',
  'test/rules/texts.test.ts',
];
/** What the page of the README's resource does once the server runs it. */
const resourceFolder = 'test/recipes/new-resource';
const ofNewResource = ['test/server/shelf.test.ts'];

let copy: SourceCopy;
let ended: readonly Ended[];
let types: Ended;
let format: Ended;
let outcomes: Outcomes;

// All of them in one copy: none names what another one brings, and a copy, a type check and a browser each would take minutes.
beforeAll(async () => {
  copy = copySources();
  copy.layOver(widgetsFolder);
  for (const line of widgetLines) copy.addLine('widgets/index.ts', line);
  copy.layOver(resourceFolder);
  const parts = recipes.flatMap((recipe) => recipe.parts);
  for (const part of parts) putIn(copy, part);
  format = await copy.run('biome', ['check', '--write', ...new Set(parts.map(({ file }) => file))]);
  const scripts = new Set(recipes.flatMap((recipe) => recipe.scripts));
  ended = await Promise.all([...scripts].map((script) => copy.run('tsx', [script])));
  const files = new Set([
    ...recipes.flatMap(({ tests }) => tests),
    ...ofNewWidgets,
    ...ofEveryWidget,
    ...ofNewResource,
  ]);
  [types, outcomes] = await Promise.all([copy.run('tsc', ['--noEmit', '-p', '.']), runTests(copy, [...files])]);
});
afterAll(() => copy.remove());

const expectHeld = (files: readonly string[]) =>
  expect(files.map((file) => [file, outcomes.get(file) ?? 'did not run'])).toEqual(files.map((file) => [file, 'held']));

it('a widget is its folder and one line: palette, canvas, panel, wrap menu, list, search, viewer, print, server', () =>
  expectHeld([...ofNewWidgets, ...ofEveryWidget]));

it('a page is a resource, a screen and an entry of the menu', () => expectHeld(ofNewResource));

describe('the recipes of the README', () => {
  it('are those of the five things that are added most', () => {
    const added = ['a widget', 'a screen', 'a call', 'an administration page', 'a kind of value'];
    expect(recipes.map(({ title }) => title)).toEqual(added.map((what) => `Add ${what}`));
  });

  it('are code whose types and form hold, and their scripts run', () => {
    expect(format).toMatchObject({ code: 0 });
    expect(types).toMatchObject({ code: 0, output: '' });
    for (const one of ended) expect(one).toMatchObject({ code: 0 });
  });

  it.each(recipes)('$title: what it says to run holds', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expectHeld(tests);
  });
});
