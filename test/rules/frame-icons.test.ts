import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoModels } from '../../server/seed/demo/models.ts';
import * as frameIcons from '../../widgets/shared/frame-icons.ts';

const firstFiles = [
  'schemas/screens/shell.json',
  'schemas/screens/home.json',
  'server/seed/menus.json',
  'schemas/menu.json',
];

it('icons of the header, of the home page and of the menu as it is delivered come with the frame', () => {
  const texts = firstFiles.map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const named = texts.flatMap((text) => text.match(/\w+Outlined/g) ?? []);
  const wanted = new Set([...named, ...demoModels.map(({ icon }) => icon)]);
  expect([...wanted].filter((name) => !Object.hasOwn(frameIcons, name))).toEqual([]);
});
