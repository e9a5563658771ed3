import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffPatch } from './diff-patch.ts';
import type { Json, JsonObject } from './json.ts';
import { applyPatch, applyWithInverse } from './patch.ts';

const anyJson = fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value)));
const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), x: fc.nat({ max: 2 }) });
const keyed = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 5 });
const anyDocument = fc
  .dictionary(fc.constantFrom('k', 'l', 'm', 'n', '1', 'nodes'), fc.oneof(keyed, anyJson), { maxKeys: 6 })
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)));

it('makes any document any other, to the byte, and back', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const { document, backward } = applyWithInverse(before, diffPatch(before, after));
      expect(JSON.stringify(document)).toBe(JSON.stringify(after));
      expect(JSON.stringify(applyPatch(document, backward))).toBe(JSON.stringify(before));
    }),
    { numRuns: 500 },
  );
});

it('is small where little changed', () => {
  const nodes = Array.from({ length: 200 }, (_, index) => ({ id: `n${index}`, config: { label: `${index}` } }));
  const moved = [...nodes.slice(0, 50), ...nodes.slice(51), { id: 'n50', config: { label: '新' } }];
  expect(diffPatch({ nodes }, { nodes: moved }).length).toBeLessThan(200);
  expect(diffPatch({ nodes }, { nodes: [...nodes, { id: 'x' }] })).toEqual([
    { op: 'add', path: '/nodes/200', value: { id: 'x' } },
  ]);
  expect(diffPatch({ nodes }, JSON.parse(JSON.stringify({ nodes })))).toEqual([]);
});
