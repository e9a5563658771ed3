import { expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { carryOut, container, field, form, refusalOf } from '../../test/support/designer/design.ts';
import type { JsonObject } from '../document/json.ts';
import { replaceDocument } from './replace-document.ts';

const document = form([field('a'), container('c', [field('b'), field('d')]), field('e')], {
  list: { version: 1, searchList: [], columnList: [{ prop: 'a' }, { prop: 'b' }] },
});
const again = (of: JsonObject): JsonObject => JSON.parse(JSON.stringify(of));

it('makes the document the other one, to the byte, the order of keys included', () => {
  const other: JsonObject = {
    enCode: 'test',
    version: 1,
    form: { nodes: [field('e'), container('c', [field('d', { x: 1 }), field('n')]), field('b')], version: 1 },
    list: { columnList: [{ prop: 'b' }, { prop: 'a', width: 9 }], version: 1, searchList: [] },
    more: [[1, 2], null],
  };
  const done = carryOut(document, replaceDocument, { document: other, because: 'text' });
  expect(JSON.stringify(done.document)).toBe(JSON.stringify(other));
});

it('leaves every node that is alike the object that it was', () => {
  const other = again(document);
  const nodes = (of: JsonObject) => (of.form as { nodes: readonly JsonObject[] }).nodes;
  const changed = { ...other, form: { version: 1, nodes: [nodes(other)[2] ?? {}, ...nodes(other).slice(0, 2)] } };
  const done = carryOut(document, replaceDocument, { document: changed, because: 'text' });
  expect(done.at('/form/nodes/0')).toBe(nodes(document)[2]);
  expect(done.at('/form/nodes/2')).toBe(nodes(document)[1]);
  expect(done.at('/list')).toBe(document.list);
});

it('refuses what may not be looked at', () => {
  const cyclic: { [key: string]: JsonObject } = {};
  cyclic.self = cyclic;
  expect(refusalOf(document, replaceDocument, { document: cyclic, because: 'text' })?.refused).toBe(
    'refusal.notDocument',
  );
  const forbidden = JSON.parse('{"nodes":[],"__proto__":{}}');
  expect(refusalOf(document, replaceDocument, { document: forbidden, because: 'text' })?.refused).toBe(
    'refusal.notDocument',
  );
  const many = form(Array.from({ length: limits.documentNodes + 1 }, (_, index) => field(`f${index}`)));
  expect(refusalOf(document, replaceDocument, { document: many, because: 'text' })?.refused).toBe(
    'refusal.notDocument',
  );
});

it('takes a document with findings: they are there to be mended', () => {
  const broken = { ...document, fullName: 7 };
  expect(carryOut(document, replaceDocument, { document: broken, because: 'text' }).at('/fullName')).toBe(7);
});
