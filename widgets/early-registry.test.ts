import { expect, it } from 'vitest';
import { screensBeforeSignIn } from '../engine/schema/routes/route-screens.ts';
import { widgetsOf } from '../shell/build/page-files.ts';
import { earlyFiles } from './early-registry.ts';
import { widgetFolder } from './widget-folder.ts';

it('pages before sign-in know where all of their widgets come from, and no others', () => {
  const folders = [...widgetsOf(...screensBeforeSignIn)].map(widgetFolder);
  const files = folders.map((folder) => `./${folder}/${folder}.widget.ts`);
  expect(Object.keys(earlyFiles).sort()).toEqual(files.sort());
});
