import { expect, it } from 'vitest';
import { screensBeforeSignIn } from '../../engine/schema/routes/route-screens.ts';
import { firstFiles } from '../../widgets/load-widget.ts';
import { widgetFile } from '../../widgets/shared/widget-folder.ts';
import { widgetsOf } from './page-files.ts';

it('screens before sign-in find their widgets without the list of all, and no others stand beside them', () => {
  const needed = [...widgetsOf(...screensBeforeSignIn)].map(widgetFile);
  expect(Object.keys(firstFiles).sort()).toEqual(needed.sort());
});
