import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { carryOut, container, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import { insertNode } from './insert-node.ts';

const document = form([container('card1', [field('a')]), field('b')]);

describe('inserting a node', () => {
  it('puts a new field where it was asked for, with a name, an id and a label of its own', () => {
    const done = carryOut(document, insertNode, { key: 'input', parent: 'card1', index: 0 });
    expect(done.at('/nodes/0/config/children/0')).toEqual({
      id: 'n4',
      vModel: 'input',
      config: { aditKey: 'input', label: '单行输入', span: 12 },
    });
    expect(done.selection).toEqual(['n4']);
    expect(done.says).toEqual({ key: 'command.node.insert', label: '单行输入', position: 1 });
  });

  it('goes to the end where the place is beyond it', () => {
    expect(outline(carryOut(document, insertNode, { key: 'divider', parent: null, index: 99 }).document)).toBe(
      'card1(a) b n4',
    );
  });

  it('gives tabs two panes and a choice two options, so that both are seen at once', () => {
    const tabs = carryOut(document, insertNode, { key: 'tabs', parent: null, index: 0 });
    expect(tabs.at('/nodes/0/config/children/1/config/aditKey')).toBe('pane');
    const radio = carryOut(document, insertNode, { key: 'radio', parent: null, index: 0 });
    expect(radio.at('/nodes/0/slot/options')).toHaveLength(2);
    expect(radio.at('/nodes/0/config/dataType')).toBe('static');
  });

  it('calls a pane by its number in the container', () => {
    const tabs = form([container('t', [container('p1', [], 'pane')], 'tabs')]);
    const done = carryOut(tabs, insertNode, { key: 'pane', parent: 't', index: 1 });
    expect(done.at('/nodes/0/config/children/1/config')).toEqual({ aditKey: 'pane', label: '分页 2', children: [] });
  });

  it('makes the list of children where a container has none yet', () => {
    const empty = form([{ id: 'card1', config: { aditKey: 'card' } }]);
    expect(outline(carryOut(empty, insertNode, { key: 'input', parent: 'card1', index: 0 }).document)).toBe(
      'card1(n2)',
    );
  });

  it('takes a node as it is, but for an id and a name that are taken; unknown keys stay', () => {
    const node = { ...field('a', { mark: { x: 1 } }), vModel: 'b' };
    const done = carryOut(document, insertNode, { node, parent: null, index: 0 });
    expect(done.at('/nodes/0')).toEqual({ ...node, id: 'n4', vModel: 'b1' });
  });

  it('leaves every other node the object that it was', () => {
    const done = carryOut(document, insertNode, { key: 'input', parent: null, index: 1 });
    expect(done.at('/nodes/0')).toBe(Array.isArray(document.nodes) ? document.nodes[0] : undefined);
  });

  it('refuses what may not stand there, and says why', () => {
    const panes = form([container('tabs1', [], 'tabs'), container('t', [field('x')], 'table'), field('a')]);
    const refused = (key: string, parent: string | null) => refusalOf(panes, insertNode, { key, parent, index: 0 });
    expect(refused('input', 'tabs1')?.refused).toBe('refusal.onlyPanes');
    expect(refused('pane', null)?.refused).toBe('refusal.paneAlone');
    expect(refused('card', 't')).toEqual({ refused: 'refusal.notInTable', places: { child: '卡片', parent: 't' } });
    expect(refused('table', 't')?.refused).toBe('refusal.notInTable');
    expect(refused('input', 'a')?.refused).toBe('refusal.notContainer');
    expect(refused('input', 'nobody')?.refused).toBe('refusal.gone');
    expect(refused('nobody', null)).toEqual({ refused: 'refusal.unknownWidget', places: { key: 'nobody' } });
  });

  it('refuses more nodes, and deeper ones, than a document may have, with the count', () => {
    const full = form(Array.from({ length: limits.documentNodes }, (_, index) => field(`f${index}`)));
    expect(refusalOf(full, insertNode, { key: 'input', parent: null, index: 0 })).toEqual({
      refused: 'refusal.tooManyNodes',
      places: { count: limits.documentNodes + 1, limit: limits.documentNodes },
    });
    let deep = container('c0', []);
    for (let depth = 1; depth < limits.documentDepth; depth += 1) deep = container(`c${depth}`, [deep]);
    expect(refusalOf(form([deep]), insertNode, { key: 'input', parent: 'c0', index: 0 })).toEqual({
      refused: 'refusal.tooDeep',
      places: { depth: limits.documentDepth + 1, limit: limits.documentDepth },
    });
  });

  it('refuses a place that holds something else than nodes', () => {
    const broken = form([{ id: 'card1', config: { aditKey: 'card', children: 'none' } }]);
    expect(refusalOf(broken, insertNode, { key: 'input', parent: 'card1', index: 0 })?.refused).toBe('refusal.broken');
  });
});
