import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { applyPatch, applyWithInverse, type DocumentPatch, type PatchError, valueAt } from './patch.ts';

const document: JsonObject = { a: { x: 1, y: [1, 2, 3] }, 'b/c': { '~': true }, d: [{ e: [] }] };

describe('a patch', () => {
  it.each<[string, DocumentPatch]>([
    ['adds a key at the end', [{ op: 'add', path: '/z', value: null }]],
    ['adds a key before another', [{ op: 'add', path: '/a/w', value: 0, before: 'y' }]],
    ['adds to a list', [{ op: 'add', path: '/a/y/3', value: 4 }]],
    ['takes a key from the middle', [{ op: 'remove', path: '/a' }]],
    ['takes an entry out of a list', [{ op: 'remove', path: '/a/y/0' }]],
    ['replaces under keys with signs', [{ op: 'replace', path: '/b~1c/~0', value: false }]],
    ['moves an entry', [{ op: 'move', from: '/a/y/2', path: '/a/y/0' }]],
    ['moves an entry into the next one, whose place it takes', [{ op: 'move', from: '/a/y', path: '/d/0/e/0' }]],
    ['moves a key before another', [{ op: 'move', from: '/a/x', path: '/x', before: 'd' }]],
    [
      'does several things, each after the one before',
      [
        { op: 'remove', path: '/d/0' },
        { op: 'add', path: '/d/0', value: 1 },
        { op: 'move', from: '/a/x', path: '/d/0' },
      ],
    ],
  ])('%s, and back to the byte', (_what, patch) => {
    const start = JSON.stringify(document);
    const { document: done, backward } = applyWithInverse(document, patch);
    expect(JSON.stringify(done)).not.toBe(start);
    expect(JSON.stringify(applyPatch(done, backward))).toBe(start);
    expect(applyPatch(document, patch)).toEqual(done);
    expect(JSON.stringify(document)).toBe(start);
  });

  it('copies only what stands above a change', () => {
    const done = applyPatch(document, [{ op: 'replace', path: '/a/x', value: 2 }]);
    expect(done.d).toBe(document.d);
    expect(valueAt(done, '/a/y')).toBe(valueAt(document, '/a/y'));
  });

  it.each<[string, DocumentPatch[number]]>([
    ['a key that is there', { op: 'add', path: '/a', value: 1 }],
    ['a key that is not', { op: 'replace', path: '/q', value: 1 }],
    ['nothing to remove', { op: 'remove', path: '/a/y/3' }],
    ['a place beyond the end', { op: 'add', path: '/a/y/4', value: 1 }],
    ['a place that is no number', { op: 'add', path: '/a/y/01', value: 1 }],
    ['a value that holds nothing', { op: 'add', path: '/a/x/z', value: 1 }],
    ['a value into itself', { op: 'move', from: '/a', path: '/a/b' }],
    ['the document itself', { op: 'replace', path: '', value: 1 }],
    ['a reserved key', { op: 'add', path: '/__proto__', value: 1 }],
  ])('throws and changes nothing: %s', (_what, operation) => {
    const start = JSON.stringify(document);
    const attempt = () => applyPatch(document, [{ op: 'add', path: '/first', value: 1 }, operation]);
    expect(attempt).toThrowError(expect.objectContaining<Partial<PatchError>>({ name: 'PatchError' }));
    expect(JSON.stringify(document)).toBe(start);
  });
});

it('finds what stands at a pointer, and nothing that an object merely inherits', () => {
  expect(valueAt(document, '/d/0/e')).toEqual([]);
  expect(valueAt(document, '')).toBe(document);
  for (const at of ['/a/toString', '/a/y/length', '/a/y/-1', '/a/x/0'])
    expect(valueAt(document, at), at).toBeUndefined();
});
