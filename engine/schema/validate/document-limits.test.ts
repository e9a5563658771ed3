import { describe, expect, it } from 'vitest';
import { testWidgets } from '../../../test/support/descriptors.ts';
import type { Finding } from '../findings/finding.ts';
import { limits } from '../limits.ts';
import { validateForm } from './index.ts';
import { textBytes } from './json-bytes.ts';

const check = (document: unknown) => validateForm(document, { descriptors: testWidgets });
const codes = (findings: readonly Finding[]) => findings.map(({ code, at }) => `${code} ${at}`);
const card = (id: string, children: unknown[]) => ({ id, config: { aditKey: 'card', children } });

function nested(depth: number): unknown {
  let node: unknown = card('n0', []);
  for (let level = 1; level < depth; level += 1) node = card(`n${level}`, [node]);
  return { version: 1, nodes: [node] };
}

describe('guard', () => {
  it.each([null, undefined, 7, 'text', true, [], [{}]])('refuses %j, which is no object', (document) => {
    expect(codes(check(document))).toEqual(['document.notObject ']);
  });

  it('takes 5,000 nodes and refuses 5,001 with the count', () => {
    const nodes = (count: number) => Array.from({ length: count }, (_, index) => card(`n${index}`, []));
    expect(check({ version: 1, nodes: nodes(5_000) })).toEqual([]);
    const [found, ...rest] = check({ version: 1, nodes: nodes(5_001) });
    expect(found).toMatchObject({ code: 'document.tooManyNodes', at: '', message: '设计有 5001 个节点，上限 5000' });
    expect(rest).toEqual([]);
  });

  it('takes 32 levels of nodes and refuses 33, at the node that is too deep', () => {
    expect(check(nested(32))).toEqual([]);
    const found = check(nested(40));
    expect(codes(found)).toEqual([`document.tooDeep /nodes/0${'/config/children/0'.repeat(32)}`]);
    expect(found[0]?.message).toBe('节点嵌套 40 层，上限 32');
  });

  it('refuses data that is nested deeper than any node, at once even 100,000 levels down', () => {
    const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(codes(check({ version: 1, nodes: [], extra: deep(200) }))[0]).toMatch(/^document\.deepData \/extra/);
    expect(codes(check({ version: 1, nodes: [], extra: deep(100_000) }))[0]).toMatch(/^document\.deepData \/extra/);
  });

  it('counts bytes as JSON in UTF-8 has them, and refuses above 2 MB with the count', () => {
    for (const text of ['', 'a"b\\c\n\u0007\u007f', '字段名', '😀é', '\ud800', 'x\udc00y'])
      expect(textBytes(text).bytes).toBe(new TextEncoder().encode(JSON.stringify(text)).length);
    const filled = (bytes: number) => {
      const document = { version: 1, nodes: [], extra: ['é', true, false, null, 1.5, {}], fill: '' };
      document.fill = 'x'.repeat(bytes - new TextEncoder().encode(JSON.stringify(document)).length);
      return document;
    };
    expect(check(filled(limits.documentBytes))).toEqual([]);
    const [found] = check(filled(limits.documentBytes + 1));
    expect(found).toMatchObject({ code: 'document.tooLarge', message: '设计有 2097153 字节，上限 2097152' });
  });

  it('finds forbidden keys at any place, goes on checking, and leaves no trace in other objects', () => {
    const document = JSON.parse(`{"version":1,"__proto__":{"polluted":1},"nodes":[
      {"id":"a","vModel":"a","config":{"aditKey":"input","constructor":{"prototype":{"polluted":1}}},
       "props":{"x":[{"__proto__":1}]}},
      {"id":"a","vModel":"b","config":{"aditKey":"input"}}]}`);
    expect(codes(check(document)).sort()).toEqual([
      'document.forbiddenKey /__proto__',
      'document.forbiddenKey /nodes/0/config/constructor',
      'document.forbiddenKey /nodes/0/config/constructor/prototype',
      'document.forbiddenKey /nodes/0/props/x/0/__proto__',
      'node.twinId /nodes/1/id',
    ]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('refuses an object that contains itself, and one shared so often that it has no end', () => {
    const circle: Record<string, unknown> = { version: 1, nodes: [] };
    circle.extra = { back: circle };
    expect(codes(check(circle))).toEqual(['document.cyclic /extra/back']);
    let reads = 0;
    let shared: unknown = Object.defineProperty({}, 'leaf', {
      enumerable: true,
      get: () => {
        reads += 1;
        return 'x';
      },
    });
    for (let level = 0; level < 60; level += 1) shared = [shared, shared];
    expect(codes(check({ version: 1, nodes: [], shared }))).toEqual(['document.tooLarge ']);
    // It has two to the power of sixty leaves; nobody reads on beyond the size that is allowed.
    expect(reads).toBeLessThan(limits.documentBytes);
  });

  it('refuses what JSON does not have', () => {
    const odd = {
      version: 1,
      nodes: [],
      f: () => 1,
      d: new Date(0),
      n: Number.NaN,
      b: 1n,
      s: Symbol('s'),
      l: [undefined],
    };
    expect(codes(check(odd))).toEqual(['f', 'd', 'n', 'b', 's', 'l/0'].map((at) => `document.notJson /${at}`));
    expect(check({ version: 1, nodes: [], absent: undefined })).toEqual([]);
  });

  it('finds text that no database can hold', () => {
    const document = { version: 1, title: 'a\u0000b', nodes: [], 'k\ud800': 1, fine: '😀' };
    expect(codes(check(document))).toEqual(['document.text /title', 'document.text /k\ud800']);
  });

  it('says how much is left out when a document has more wrong than anybody reads', () => {
    const document = {
      version: 1,
      nodes: [{ id: 'a', config: { aditKey: 'button' }, on: { click: Array(400_000).fill(0) } }],
    };
    const found = check(document);
    expect(found.length).toBeLessThanOrEqual(10_001);
    expect(found.at(-1)).toMatchObject({ code: 'document.moreFindings', message: expect.stringMatching(/\d\+ /) });
    const keys = { version: 1, nodes: [], rows: Array.from({ length: 60_000 }, () => ({ constructor: 1 })) };
    expect(check(keys).at(-1)).toMatchObject({
      code: 'document.moreFindings',
      message: expect.stringContaining('50000'),
    });
  });
});
