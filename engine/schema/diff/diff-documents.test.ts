import { describe, expect, it } from 'vitest';
import { diffDocuments, textPath } from './index.ts';

type Children = readonly unknown[];
const node = (id: string, config: object = {}, more: object = {}) => ({
  id,
  config: { aditKey: 'input', ...config },
  ...more,
});
const box = (id: string, ...children: Children) => node(id, { aditKey: 'card', label: `盒 ${id}`, children });
const form = (...nodes: Children) => ({ version: 1, nodes });
/** Kind, id, pointer and property of each change; `-` stands for the document itself. */
const brief = (before: unknown, after: unknown) =>
  diffDocuments(before, after).map(({ kind, id, at, path }) => [kind, id ?? '-', at, path].join(' ').trim());

const a = node('a');
const b = node('b');
const c = node('c');
const d = node('d');
const e = node('e');

describe('diffDocuments', () => {
  it('finds nothing between equal documents, whatever the order of their keys', () => {
    const before = form(box('x', node('a', { label: 'A', span: 12 })));
    const reordered = JSON.parse(
      '{"nodes":[{"config":{"children":[{"config":{"span":12,"label":"A","aditKey":"input"},"id":"a"}],"label":"盒 x","aditKey":"card"},"id":"x"}],"version":1}',
    );
    expect(diffDocuments(before, reordered)).toEqual([]);
  });

  it('reports an added and a removed node with all in it as one change', () => {
    const whole = box('x', box('y', node('a')));
    expect(diffDocuments(form(), form(whole))).toEqual([
      { kind: 'added', id: 'x', at: '/nodes/0', label: '盒 x', textPath: '盒 x', after: whole },
    ]);
    expect(diffDocuments(form(whole), form())).toEqual([
      { kind: 'removed', id: 'x', at: '/nodes/0', label: '盒 x', textPath: '盒 x', before: whole },
    ]);
  });

  it('reports one move for one moved node, however far it went', () => {
    expect(brief(form(a, b, c, d, e), form(e, a, b, c, d))).toEqual(['moved e /nodes/0']);
    expect(brief(form(a, b, c, d, e), form(b, c, d, e, a))).toEqual(['moved a /nodes/4']);
    expect(brief(form(a, b, c), form(c, b, a))).toHaveLength(2);
    expect(brief(form(a, b, c), form(node('n'), a, c))).toEqual(['removed b /nodes/1', 'added n /nodes/0']);
  });

  it('says where a moved node stood and stands', () => {
    const [change] = diffDocuments(form(box('x', a), box('y')), form(box('x'), box('y', a)));
    expect(change).toMatchObject({
      kind: 'moved',
      id: 'a',
      at: '/nodes/1/config/children/0',
      textPath: '盒 y › input',
    });
    expect(change).toMatchObject({ before: { parent: 'x', index: 0 }, after: { parent: 'y', index: 0 } });
  });

  it('reports a node that was put into a new container as moved, and the container as added', () => {
    expect(brief(form(a, b), form(box('x', a), b))).toEqual(['added x /nodes/0', 'moved a /nodes/0/config/children/0']);
    expect(brief(form(box('x', a), b), form(a, b))).toEqual(['removed x /nodes/0', 'moved a /nodes/0']);
  });

  it('reports each property that changed, unknown ones included, with both values', () => {
    const before = node(
      'a',
      { label: '名', span: 12, odd: { deep: [1, 2] } },
      { props: { max: 5 }, slot: { options: [1] } },
    );
    const after = node(
      'a',
      { label: '名称', odd: { deep: [1, 3] } },
      { props: { max: 5, min: 1 }, slot: { options: [1, 2] }, own: null },
    );
    expect(
      diffDocuments(form(before), form(after)).map(({ kind, at, label, path, ...rest }) => [
        kind,
        at,
        label,
        path,
        rest,
      ]),
    ).toEqual(
      [
        ['/config/label', { before: '名', after: '名称' }],
        ['/config/span', { before: 12 }],
        ['/config/odd/deep/1', { before: 2, after: 3 }],
        ['/props/min', { after: 1 }],
        ['/slot/options', { before: [1], after: [1, 2] }],
        ['/own', { after: null }],
      ].map(([path, values]) => [
        'changed',
        '/nodes/0',
        '名称',
        path,
        { id: 'a', textPath: '名称', ...Object(values) },
      ]),
    );
  });

  it('names single properties when all props are new, and an empty container when that is all', () => {
    expect(brief(form(node('a')), form(node('a', {}, { props: { max: 5, min: 1 } })))).toEqual([
      'changed a /nodes/0 /props/max',
      'changed a /nodes/0 /props/min',
    ]);
    expect(brief(form(node('a')), form(node('a', {}, { props: {} })))).toEqual(['changed a /nodes/0 /props']);
    expect(brief(form(node('a')), form(node('a', { children: [] })))).toEqual(['changed a /nodes/0 /config/children']);
    expect(brief({ version: 1 }, form())).toEqual(['changed -  /nodes']);
  });

  it('reports settings of the document and of a list without an id', () => {
    const before = { ...form(a), title: 'T', form: { labelWidth: 100 } };
    expect(diffDocuments(before, { ...before, form: { labelWidth: 120, own: 1 } })).toEqual([
      {
        kind: 'changed',
        id: null,
        at: '',
        label: 'T',
        textPath: 'T',
        path: '/form/labelWidth',
        before: 100,
        after: 120,
      },
      { kind: 'changed', id: null, at: '', label: 'T', textPath: 'T', path: '/form/own', after: 1 },
    ]);
    const list = { version: 1, columnList: [{ prop: 'a', width: 1 }], searchList: [] };
    expect(brief(list, { ...list, columnList: [{ prop: 'a', width: 2 }] })).toEqual(['changed -  /columnList/0/width']);
  });

  it('looks into the form of a model, with pointers from its root', () => {
    const model = (label: string, sort: string) => ({
      fullName: 'M',
      form: form(node('a', { label })),
      list: { sort },
    });
    expect(brief(model('A', 'asc'), model('B', 'desc'))).toEqual([
      'changed a /form/nodes/0 /config/label',
      'changed -  /list/sort',
    ]);
  });

  it('lives through twin ids, missing ids and nodes that are none', () => {
    const twins = form(node('a', { label: '1' }), node('a', { label: '2' }), { config: {} }, null, 7);
    const later = form(node('a', { label: '1' }), node('a', { label: '3' }), { config: {} }, null, 8);
    expect(brief(twins, twins)).toEqual([]);
    expect(brief(twins, later)).toEqual(['changed a /nodes/1 /config/label', 'changed  /nodes/4']);
    expect(brief(twins, form(node('a', { label: '1' })))).toHaveLength(4);
    expect(brief(null, 5)).toEqual(['changed -']);
    expect(brief(form(node('a', { children: 'none' })), form(box('a', b)))).toContain(
      'added b /nodes/0/config/children/0',
    );
  });

  it('compares two documents of 5,000 nodes in reverse order', () => {
    const nodes = Array.from({ length: 5_000 }, (_, index) => node(`n${index}`));
    expect(diffDocuments(form(...nodes), form(...nodes.toReversed()))).toHaveLength(4_999);
  });
});

describe('textPath', () => {
  it('reads a pointer as labels from the outside in', () => {
    const document = form(box('x', node('a', { label: { zh: '名称', en: 'Name' } })));
    expect(textPath(document, '/nodes/0/config/children/0/props/max')).toBe('盒 x › 名称');
    expect(textPath(document, '/nodes/0/config/label')).toBe('盒 x');
    expect(textPath(document, '/form/labelWidth')).toBe('');
    expect(textPath({ form: document }, '/form/nodes/0')).toBe('盒 x');
  });
});
