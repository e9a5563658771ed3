import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectTestsHold } from '../support/copy-tests.ts';
import { copySources, type SourceCopy } from '../support/source-copy.ts';

/** A field and a layout that wraps: descriptor, component, texts, story and test of each, and what the server is to do. */
const folder = 'test/recipes/new-widget';
const lines = ['framed', 'tally'].map((name) => `export { ${name}Descriptor } from './${name}/${name}.descriptor.ts';`);

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

let copy: SourceCopy;
beforeAll(async () => {
  copy = copySources();
  copy.layOver(folder);
  for (const line of lines) copy.addLine('widgets/index.ts', line);
  // What `npm run build` writes before all else: the schemas by which editors complete names.
  expect(await copy.run('tsx', ['server/write-meta.ts'])).toMatchObject({ code: 0 });
});
afterAll(() => copy.remove());

it('a widget is its folder and one line: palette, canvas, panel, wrap menu, list, search, viewer, print, server', () =>
  expectTestsHold(copy, [
    ...ofEveryWidget,
    'test/server/tally.test.ts',
    'widgets/framed/Framed.test.tsx',
    'widgets/tally/Tally.test.tsx',
  ]));
