import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode, when } from '../../test/support/fields.ts';
import type { ResolvedNode } from '../contract/resolved.ts';
import type { Node } from '../schema/documents/node.ts';
import { blockingNow } from './blocking-now.ts';
import { resolveDocument } from './resolve-document.ts';

const resolve = (nodes: Node[], form: object = {}) => resolveDocument({ nodes, form }, kindWidgets);
const holding = (id: string, key: string, children: Node[], more: object = {}): Node => ({
  id,
  ...more,
  config: { aditKey: key, children },
});
const outline = (nodes: readonly ResolvedNode[]): unknown[] =>
  nodes.map((node) => (node.kind === 'layout' ? [node.id, outline(node.children)] : `${node.kind} ${node.id}`));

describe('a resolved document', () => {
  it('has its nodes in the order of the page, each with its widget', () => {
    const { nodes, widgetKeys } = resolve([
      testNode('a', 'text'),
      holding('t', 'tabs', [holding('p', 'pane', [testNode('b', 'date')])]),
      testNode('go', 'button'),
    ]);
    expect(outline(nodes)).toEqual(['field a', ['t', [['p', ['field b']]]], 'action go']);
    expect([...widgetKeys].sort()).toEqual(['button', 'date', 'pane', 'tabs', 'text']);
  });

  it('is made once for a document and a set of widgets', () => {
    const document = { nodes: [testNode('a', 'text')] };
    expect(resolveDocument(document, kindWidgets)).toBe(resolveDocument(document, kindWidgets));
    expect(resolveDocument(document, new Map())).not.toBe(resolveDocument(document, kindWidgets));
  });

  it('leaves out what is on no page', () => {
    const { nodes, form } = resolve([
      testNode('a', 'text', { config: { noShow: true } }),
      testNode('b', 'text', { config: { visibility: ['app'] } }),
      testNode('c', 'text', { config: { visibility: ['pc'] } }),
    ]);
    expect(outline(nodes)).toEqual(['field c']);
    // Values of fields that are never drawn are kept all the same.
    expect(form.fields).toHaveLength(3);
  });

  it('knows the layouts around a field, outermost first, and the fields inside a layout', () => {
    const { around, nodes } = resolve([
      holding('card', 'card', [
        holding('tabs', 'tabs', [
          holding('p1', 'pane', [testNode('a', 'text')]),
          holding('p2', 'pane', [testNode('b', 'text')]),
        ]),
      ]),
      testNode('c', 'text'),
    ]);
    expect(around.get('b')?.map(({ id }) => id)).toEqual(['card', 'tabs', 'p2']);
    expect(around.get('c')).toBeUndefined();
    expect(nodes[0]?.kind === 'layout' && nodes[0].fieldNames).toEqual(['a', 'b']);
  });

  it('gives twins of an id ids of their own', () => {
    const { nodes } = resolve([
      { ...testNode('a', 'text'), id: 'x' },
      { ...testNode('b', 'text'), id: 'x' },
    ]);
    expect(nodes.map(({ id }) => id)).toEqual(['x', 'x~2']);
  });

  it('asks for the widgets of columns, and not for those of a dialog before it is opened', () => {
    const { widgetKeys, nodes } = resolve([
      testNode('rows', 'table', { config: { children: [testNode('c', 'decimal')] } }),
      holding('d', 'dialog', [testNode('x', 'files')]),
    ]);
    expect([...widgetKeys].sort()).toEqual(['decimal', 'dialog', 'table']);
    expect(outline(nodes)).toEqual(['field rows', ['d', []]]);
  });

  it('has a width from 1 to 24 for every node', () => {
    const spans = [undefined, 12, 0, 25, 7.4, '12', Number.NaN].map((span, index) =>
      testNode(`f${index}`, 'text', { config: { span } }),
    );
    expect(resolve(spans).nodes.map(({ span }) => span)).toEqual([24, 12, 24, 24, 7, 24, 24]);
  });

  it('has every setting of a form, the defaults where the document says nothing', () => {
    expect(resolve([]).settings).toMatchObject({
      labelPosition: 'right',
      labelWidth: 100,
      gutter: 15,
      size: 'middle',
      disabled: false,
    });
    expect(resolve([], { labelPosition: 'top', labelWidth: 0, size: 'large' }).settings).toMatchObject({
      labelPosition: 'top',
      labelWidth: 0,
      size: 'large',
    });
  });

  it('compiles the conditions of layouts and actions, on fields and on data around the form', () => {
    const { nodes } = resolve([
      testNode('k', 'text'),
      holding('card', 'card', [], { showWhen: when('k', 'equal', 'x') }),
      testNode('go', 'button', { showWhen: when('row.state', 'equal', 'open'), enableWhen: when('gone', 'notEmpty') }),
    ]);
    const [, card, go] = nodes;
    const read = (name: string) => ({ k: 'x', 'row.state': 'open', gone: 'v' })[name];
    expect(card?.kind === 'layout' && card.shown?.holds(read)).toBe(true);
    expect(go?.kind === 'action' && [go.shown?.holds(read), go.enabled?.holds(read)]).toEqual([true, false]);
  });
});

describe('a node that cannot be drawn', () => {
  const codes = (nodes: Node[]) =>
    resolve(nodes).nodes.flatMap((node) => (node.kind === 'error' ? [`${node.at} ${node.fault.code}`] : []));

  it('says why, and leaves the others alone', () => {
    expect(
      codes([
        testNode('a', 'nobody'),
        testNode('b', 'text'),
        testNode('b', 'text'),
        { id: 'c', config: { aditKey: 'text' } },
        testNode('1d', 'text'),
        testNode('constructor', 'text'),
      ]),
    ).toEqual([
      '/nodes/0 widget.unknown',
      '/nodes/2 node.twinField',
      '/nodes/3 node.noField',
      '/nodes/4 node.fieldName',
      '/nodes/5 node.reservedName',
    ]);
  });

  it('keeps the form from being submitted only when it is required and its widget unknown', () => {
    const { blocking } = resolve([
      testNode('a', 'nobody', { config: { required: true } }),
      testNode('b', 'nobody'),
      holding('card', 'card', [testNode('c', 'nobody', { config: { required: true } })]),
      testNode('d', 'nobody', { config: { required: true, noShow: true } }),
    ]);
    expect(blocking.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('does not keep the form from being submitted by what a condition hides, at any depth', () => {
    const unknown = testNode('broken', 'nobody', { config: { required: true } });
    const document = resolve([
      testNode('kind', 'text'),
      { ...holding('card', 'card', [holding('inner', 'card', [unknown])]), showWhen: when('kind', 'equal', 'x') },
      testNode('own', 'nobody', { config: { required: true }, showWhen: when('kind', 'equal', 'y') }),
    ]);
    const blockedBy = (kind: string) => blockingNow(document, (name) => (name === 'kind' ? kind : undefined));
    expect(['x', 'y', 'z'].map((kind) => blockedBy(kind).map(({ id }) => id))).toEqual([['broken'], ['own'], []]);
  });
});
