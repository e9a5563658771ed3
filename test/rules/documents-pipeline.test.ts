import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../engine/schema/diff/index.ts';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { validateForm, validateList, validateModel, validateScreen } from '../../engine/schema/validate/index.ts';
import { testWidgets } from '../support/descriptors.ts';
import { isLongRun, times } from '../support/long-run.ts';
import { formDocuments, listDocuments, modelDocuments, screenDocuments } from './documents-arbitrary.ts';
import { mutate } from './documents-mutate.ts';

const designs = fileURLToPath(new URL('../../../shared/forms/', import.meta.url));
const context = { descriptors: testWidgets };
const seeds = fc.array(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 });
const hasShape = (findings: readonly { code: string }[]) =>
  findings.every(({ code }) => !code.startsWith('document.') && code !== 'widget.missing' && code !== 'action.unknown');

/** The whole way of a document, as far as its findings let it go; counts what it met. */
function walk(stored: unknown, original: unknown, met: Map<string, number>): void {
  const { document, findings: unmigrated } = migrateDocument(stored);
  const findings = [...unmigrated, ...validateForm(document, context)];
  for (const { code, at, message, fix } of findings) {
    met.set(code, (met.get(code) ?? 0) + 1);
    const isReadable = !/\{\w+\}|undefined|\[object/.test(message + fix);
    if (!isReadable || !(at === '' || at.startsWith('/'))) expect.fail(`${code} ${at}: ${message} ${fix}`);
  }
  validateList(document, original, context);
  validateScreen(document, context);
  validateModel({ form: document }, context);
  // Without the shape of a form there are no fields to speak of.
  if (hasShape(findings)) catalogueOf(document as FormDocument, testWidgets);
  const text = formatDocument(document);
  expect(isDeepStrictEqual(JSON.parse(text), document)).toBe(true);
  const changes = diffDocuments(original, document);
  // A key named __proto__ is one that isDeepStrictEqual sees as well.
  expect(changes.length === 0).toBe(isDeepStrictEqual(original, document));
}

describe('documents through migrate, validate, catalogue, format and diff', () => {
  it('meets every sort of finding, and neither a crash nor a hang', () => {
    const met = new Map<string, number>();
    let count = 0;
    let slowestMs = 0;
    const timed = (stored: unknown, original: unknown) => {
      const start = performance.now();
      walk(stored, original, met);
      slowestMs = Math.max(slowestMs, performance.now() - start);
      count += 1;
    };
    fc.assert(
      fc.property(formDocuments, seeds, (document, mutations) => {
        timed(document, document);
        let changed: unknown = document;
        for (const seed of mutations) {
          changed = mutate(changed, seed);
          timed(changed, document);
        }
      }),
      { numRuns: times(2_000) },
    );
    expect(count).toBeGreaterThanOrEqual(times(10_000));
    if (isLongRun) expect(slowestMs).toBeLessThan(2_000);
    // A generator that never reaches a check would prove nothing about it.
    expect([...met.keys()]).toEqual(
      expect.arrayContaining([
        ...['document.forbiddenKey', 'document.shape', 'node.twinId', 'node.twinField'],
        ...['node.noField', 'node.fieldName', 'node.reservedName', 'node.dangling', 'node.parent', 'node.parameter'],
        ...['widget.unknown', 'widget.property', 'rule.pattern', 'rule.unknown'],
        ...['rule.operator', 'calc.invalid', 'action.unknown', 'action.dialog', 'action.source'],
      ]),
    );
  }, 120_000);

  const files = existsSync(designs) ? readdirSync(designs).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) console.log('No real designs beside the repository: only generated ones are mutated.');
  it.each(files)('lives through mutations of the real design %s', (name) => {
    const { form } = readDesign(JSON.parse(readFileSync(designs + name, 'utf8'))).model;
    for (const seed of fc.sample(seeds, times(25, 5))) {
      let changed: unknown = form;
      for (const step of seed) {
        changed = mutate(changed, step);
        walk(changed, form, new Map());
      }
    }
  });

  it('finds the same in lists, screens and models, whatever happened to them', () => {
    fc.assert(
      fc.property(
        listDocuments,
        screenDocuments,
        modelDocuments,
        fc.array(fc.nat(), { minLength: 4 }),
        (list, screen, model, seed) => {
          for (const change of [(document: unknown) => document, (document: unknown) => mutate(document, seed)]) {
            validateList(change(list), change(model.form), context);
            validateScreen(change(screen), context);
            validateModel(change(model), context);
            for (const document of [list, screen, model]) {
              const changed = change(document);
              expect(diffDocuments(document, changed).length === 0).toBe(isDeepStrictEqual(document, changed));
            }
          }
        },
      ),
      { numRuns: times(300) },
    );
  });
});
