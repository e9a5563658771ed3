import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { isScreenId } from '../../engine/schema/documents/screen-ids.ts';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';
import { shippedScreens } from './shipped-screens.ts';

const folder = new URL('../../schemas/screens/', import.meta.url);

it('the server knows every screen of the folder, as it is there, by an id that can be an address', () => {
  const files = readdirSync(folder).map((name) => {
    const file: ScreenDocument = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return fillScreen(file, resources);
  });
  const known = [...shippedScreens.values()];
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(known.toSorted(byId)).toEqual(files.toSorted(byId));
  expect(known.filter(({ id }) => !isScreenId(id))).toEqual([]);
});
