import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { ownDesign } from '../../test/designs/foreign-designs.ts';
import { carryOut, container, designOf, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import type { JsonObject } from '../document/json.ts';
import { copyText } from './copy-text.ts';
import { pasteNodes } from './paste-nodes.ts';

const shown = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'notEmpty' }] });
const document = form([field('a'), container('t', [field('x')], 'table')]);
const paste = (text: string, parent: string | null = null, index = 0) =>
  carryOut(document, pasteNodes, { text, parent, index });

describe('copying as text', () => {
  it('is canonical JSON of the chosen nodes, without those inside others, in document order', () => {
    const text = copyText(designOf(document), ['x', 't', 'a']);
    expect(JSON.parse(text)).toEqual({ adit: 'nodes', version: 1, nodes: document.nodes });
    expect(copyText(designOf(JSON.parse(JSON.stringify(document))), ['a', 't'])).toBe(text);
  });
});

describe('pasting', () => {
  it('gives ids and names that are free, and keeps every key that nobody knows', () => {
    const done = paste(copyText(designOf(form([field('a', { mark: [1, { x: null }] })])), ['a']));
    expect(done.at('/nodes/0')).toEqual({ ...field('a', { mark: [1, { x: null }] }), id: 'n4', vModel: 'a1' });
    expect(done.says).toEqual({ key: 'command.node.paste', count: 1 });
  });

  it('makes references among what is pasted follow the new names, from another model too', () => {
    const other = form([field('a'), field('b', { showWhen: shown('a') })], { list: null });
    const done = paste(copyText(designOf(other), ['a', 'b']));
    expect(done.at('/nodes/1/showWhen')).toEqual(shown('a1'));
  });

  it('makes the buttons of a pasted card judge its own fields', () => {
    const file = new URL('../../schemas/screens/mapFunTest.json', import.meta.url);
    const page: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
    const text = copyText(designOf(page), ['place']);
    const done = carryOut(page, pasteNodes, { text, parent: 'right', index: 0 });
    const [copy = ''] = done.selection;
    const pasted = JSON.stringify(done.at('/nodes/0/config/children/1/config/children/0'));
    expect(pasted.match(/"within":"\w+"/g)).toEqual(Array.from({ length: 2 }, () => `"within":"${copy}"`));
    // The map is not among what was copied.
    expect(pasted.match(/"map":"\w+"/g)).toEqual(['"map":"map"', '"map":"map"']);
  });

  it('puts columns into a sub-table', () => {
    expect(outline(paste(copyText(designOf(document), ['a']), 't', 1).document)).toBe('a t(x n4)');
  });

  it.each([
    ['a node', JSON.stringify(field('b')), 'b a t(x)'],
    ['a list of nodes', JSON.stringify([field('b'), field('c')]), 'b c a t(x)'],
    ['a form', JSON.stringify(form([field('b')])), 'b a t(x)'],
    ['a model', JSON.stringify(form([field('b')], { list: null })), 'b a t(x)'],
    ['nodes without ids', '[{"config":{"aditKey":"divider"}}]', 'n4 a t(x)'],
  ])('takes %s', (_what, text, expected) => {
    expect(outline(paste(text).document)).toBe(expected);
  });

  it('takes a design of another product', () => {
    const done = paste(JSON.stringify(ownDesign('form-generator')));
    expect(done.selection.length).toBeGreaterThan(5);
  });

  it.each([
    ['', 'refusal.notDesign'],
    ['hello', 'refusal.notDesign'],
    ['{"nodes":', 'refusal.notDesign'],
    ['42', 'refusal.notDesign'],
    ['null', 'refusal.notDesign'],
    ['[]', 'refusal.notDesign'],
    ['{}', 'refusal.notDesign'],
    ['{"nodes":[]}', 'refusal.notDesign'],
    ['{"nodes":[1]}', 'refusal.brokenPiece'],
    ['{"nodes":[{"id":"a"}]}', 'refusal.brokenPiece'],
    ['{"nodes":[{"id":"a","config":{"aditKey":"card","children":{}}}]}', 'refusal.brokenPiece'],
    ['{"nodes":[{"id":"a","config":{"aditKey":"input"},"props":{"__proto__":1}}]}', 'refusal.brokenPiece'],
    [' '.repeat(limits.documentBytes + 1), 'refusal.tooLarge'],
  ])('refuses what is not a sound piece of a design: %.60s', (text, refused) => {
    expect(refusalOf(document, pasteNodes, { text, parent: null, index: 0 })?.refused).toBe(refused);
  });

  it('refuses what may not stand there, and more than a document may have', () => {
    const card = JSON.stringify(container('c', []));
    expect(refusalOf(document, pasteNodes, { text: card, parent: 't', index: 0 })?.refused).toBe('refusal.notInTable');
    const many = JSON.stringify(Array.from({ length: limits.documentNodes }, (_, index) => field(`f${index}`)));
    expect(refusalOf(document, pasteNodes, { text: many, parent: null, index: 0 })).toEqual({
      refused: 'refusal.tooManyNodes',
      places: { count: limits.documentNodes + 3, limit: limits.documentNodes },
    });
  });
});
