import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { metaFiles } from '../../engine/schema/meta/meta-files.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';
import { licencesText } from '../../server/system/licences-of.ts';

const root = join(import.meta.dirname, '../..');

it.each([...metaFiles([...descriptors.keys()])])(
  '%s is what the shapes and the widgets give today (else run: npm run build)',
  (path, text) => {
    expect(existsSync(join(root, path))).toBe(true);
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  },
);

it('the published schema of a screen takes the screens of the product, and their editor knows every widget', () => {
  const schema = JSON.parse(readFileSync(join(root, 'schemas/meta/screen.schema.json'), 'utf8'));
  const { anyOf } = schema.$defs.node.properties.config.properties.aditKey;
  expect(anyOf[0].enum).toEqual([...descriptors.keys()].sort());
  const check = new Ajv2020({ strict: false }).compile(schema);
  const screen = JSON.parse(readFileSync(join(root, 'schemas/screens/login.json'), 'utf8'));
  expect([check(screen), check.errors]).toEqual([true, null]);
});

it('the licences are those of the packages that are locked, each with one (else run: npm run build)', () => {
  const kept = readFileSync(join(root, 'server/system/licences.generated.json'), 'utf8');
  expect(kept).toBe(licencesText(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  expect(kept).toContain('"name":"react"');
  expect(kept).not.toContain('"licence":""');
});
