import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../engine/schema/diff/index.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { validateModel } from '../../engine/schema/validate/index.ts';
import { testWidgets } from '../support/descriptors.ts';
import { formDocuments, listDocuments, modelDocuments, screenDocuments } from './documents-arbitrary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const designs = fileURLToPath(new URL('../../../shared/forms/', import.meta.url));

const save = (document: unknown) => formatDocument(document);
const load = (text: string) => migrateDocument(JSON.parse(text)).document;

/** Writes a label into the first node, as a command of the designer does: what did not change keeps its reference. */
function edit<Document extends { nodes?: unknown }>(document: Document): Document {
  if (!Array.isArray(document.nodes) || document.nodes.length === 0) return document;
  const [first, ...rest] = document.nodes;
  return { ...document, nodes: [{ ...first, config: { ...first.config, label: '改过的名称' } }, ...rest] };
}

describe('unknown keys', () => {
  it.each([
    ['form', formDocuments],
    ['screen', screenDocuments],
    ['list', listDocuments],
    ['model', modelDocuments],
  ])('of a generated %s survive load, edit, save and copy unchanged', (_kind, documents: fc.Arbitrary<object>) => {
    fc.assert(
      fc.property(documents, (document) => {
        const stored = save(document);
        expect(load(stored)).toEqual(document);
        expect(save(load(stored))).toBe(stored);
        expect(save(structuredClone(load(stored)))).toBe(stored);
        const edited = edit(document);
        const reloaded = load(save(edited));
        expect(reloaded).toEqual(edited);
        for (const change of diffDocuments(document, reloaded)) expect(change.path).toMatch(/^\/config\/label/);
      }),
      { numRuns: 200 },
    );
  });

  it('of a generated model survive export and import unchanged', () => {
    fc.assert(
      fc.property(modelDocuments, (model) => {
        const { model: imported, findings } = readDesign(JSON.parse(save(model)));
        expect(findings).toEqual([]);
        expect(imported).toEqual(model);
        expect(readDesign(save(model)).model).toEqual(model);
      }),
      { numRuns: 200 },
    );
  });

  const files = existsSync(designs) ? readdirSync(designs).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) console.log('No real designs beside the repository: only generated ones are tested.');
  it.each(files)('of the real design %s survive import, save, load, edit, export and import', (name) => {
    const { model } = readDesign(JSON.parse(readFileSync(designs + name, 'utf8')));
    const named = { version: 1, fullName: name, enCode: 'design', ...model };
    // What real products wrote has the shape of our documents once it is read; names may still be wanting.
    const wrong = validateModel(named, { descriptors: testWidgets }).filter(({ code }) => code.startsWith('document.'));
    expect(wrong).toEqual([]);
    const stored = save(named);
    expect(load(stored)).toEqual(named);
    expect(diffDocuments(named, load(stored))).toEqual([]);
    expect(readDesign(stored).model).toEqual(named);
    const edited = { ...named, form: edit(model.form) };
    expect(diffDocuments(named, load(save(edited))).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'changed /config/label',
    ]);
  });
});

describe('canonical text', () => {
  it('does not depend on the order in which known keys were stored', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, reversed(part)]),
      );
    };
    const known = {
      id: 'a',
      vModel: 'a',
      config: { aditKey: 'input', label: '名称', span: 12, children: [] },
      access: 'x',
    };
    const document = { version: 1, title: 'T', form: { size: 'small', gutter: 1 }, nodes: [known] };
    expect(save(reversed(document))).toBe(save(document));
  });

  it('is left alone by the formatter of the repository, so that checked-in documents stay canonical', () => {
    const samples = fc.sample(modelDocuments, { numRuns: 60, seed: 7 });
    const text = save({ samples, numbers: Array.from({ length: 60 }, (_, index) => index * 12_345) });
    const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
    const formatted = execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=schemas/sample.json'], {
      cwd: root,
      input: text,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(formatted).toBe(text);
  });
});
