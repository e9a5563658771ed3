import { describe, expect, it } from 'vitest';
import { testWidgets } from '../../../test/support/descriptors.ts';
import { validateForm } from './index.ts';

const check = (document: unknown) =>
  validateForm(document, { descriptors: testWidgets }).map(({ code, at, message }) => [code, at, message]);
const input = (more: object, config: object = {}) => ({
  id: 'a',
  vModel: 'a',
  config: { aditKey: 'input', ...config },
  ...more,
});
const checkNode = (more: object, config?: object) => check({ version: 1, nodes: [input(more, config)] });

describe('shape findings', () => {
  it('names the place, what should be there and what is', () => {
    expect(checkNode({}, { span: '12' })).toEqual([
      ['document.shape', '/nodes/0/config/span', '“span”应为整数，现在是“12”'],
    ]);
    expect(checkNode({}, { span: 30 })).toEqual([
      ['document.shape', '/nodes/0/config/span', '“span”应不大于 24，现在是30'],
    ]);
    expect(checkNode({}, { dataType: 'sql' })).toEqual([
      ['document.shape', '/nodes/0/config/dataType', '“dataType”应为 static、dictionary、dynamic 之一，现在是“sql”'],
    ]);
    expect(check({ version: 0, nodes: {} })).toEqual([
      ['document.shape', '/version', '“version”应不小于 1，现在是0'],
      ['document.shape', '/nodes', '“nodes”应为列表，现在是对象'],
    ]);
    expect(check({})).toEqual([['document.shape', '', '设计缺少“version”、“nodes”']]);
  });

  it('says once what is wrong with a value of several possible types', () => {
    expect(checkNode({}, { label: 5 })).toEqual([
      ['document.shape', '/nodes/0/config/label', '“label”应为文字、对象，现在是5'],
    ]);
    expect(checkNode({}, { label: { en: 'Name' } })).toEqual([
      ['document.shape', '/nodes/0/config/label', '“label”缺少“zh”'],
    ]);
    expect(checkNode({}, { trigger: 'click' })).toEqual([
      ['document.shape', '/nodes/0/config/trigger', '“trigger”应为 blur、change 之一，现在是“click”'],
    ]);
    expect(checkNode({}, { trigger: ['blur', 'click'] })).toEqual([
      ['document.shape', '/nodes/0/config/trigger/1', '“trigger”第 2 项应为 blur、change 之一，现在是“click”'],
    ]);
    expect(checkNode({}, { trigger: 5 })).toEqual([
      ['document.shape', '/nodes/0/config/trigger', '“trigger”应为文字、列表、空（null），现在是5'],
    ]);
  });

  it('tells a wrong condition from a wrong group, and a wrong step by its own kind', () => {
    const conditions = [{ field: 'a' }, { conditions: [] }, 7, { field: 'a', operator: '=' }];
    expect(checkNode({ showWhen: { logic: 'and', conditions } }).map(([, at, text]) => `${at} ${text}`)).toEqual([
      '/nodes/0/showWhen/conditions/0 “conditions”第 1 项缺少“operator”',
      '/nodes/0/showWhen/conditions/1 “conditions”第 2 项缺少“logic”',
      '/nodes/0/showWhen/conditions/2 “conditions”第 3 项应为对象，现在是7',
      expect.stringMatching(/^\/nodes\/0\/showWhen\/conditions\/3\/operator “operator”应为 equal、.* 之一，现在是“=”$/),
    ]);
    expect(checkNode({ on: { change: [{ action: 'toast', kind: 'loud' }, {}, { action: 'fly' }] } })).toEqual([
      ['document.shape', '/nodes/0/on/change/0', '“change”第 1 项缺少“text”'],
      ['document.shape', '/nodes/0/on/change/0/kind', '“kind”应为 success、error、info、warning 之一，现在是“loud”'],
      ['document.shape', '/nodes/0/on/change/1', '“change”第 2 项缺少“action”'],
      ['action.unknown', '/nodes/0/on/change/2/action', '没有名为“fly”的动作'],
    ]);
  });

  it('says of a name that is no text what it is, once', () => {
    const steps = (...change: object[]) => checkNode({ on: { change } });
    for (const [name, is] of [
      [{ toString: 1 }, '对象'],
      [['copy'], '列表'],
      [null, '空（null）'],
      [7, '7'],
    ])
      expect(steps({ action: 'command', name })).toEqual([
        ['document.shape', '/nodes/0/on/change/0/name', `“name”应为文字，现在是${is}`],
      ]);
    expect(steps({ action: { zh: 1 } })).toEqual([
      ['document.shape', '/nodes/0/on/change/0/action', '“action”应为文字，现在是对象'],
    ]);
  });

  it('reports a node without a widget by its own code, and one that is no object', () => {
    const nodes = [{ id: 'a', config: {} }, { id: 'b', config: { aditKey: '' } }, { id: 'c' }, null];
    expect(check({ version: 1, nodes })).toEqual([
      ['widget.missing', '/nodes/0/config', '节点没有写组件名'],
      ['widget.missing', '/nodes/1/config/aditKey', '节点没有写组件名'],
      ['document.shape', '/nodes/2', '“nodes”第 3 项缺少“config”'],
      ['document.shape', '/nodes/3', '“nodes”第 4 项应为对象，现在是空（null）'],
    ]);
  });

  it('goes on to the meaning of everything that has its shape', () => {
    const broken = input({ props: { maxlength: 'many' } }, { span: 'x', children: [input({ vModel: 'b' })] });
    const document = { version: 1, nodes: [null, broken, input({ id: 'c', vModel: 'a' })] };
    expect(check(document).map(([code, at]) => `${code} ${at}`)).toEqual([
      'document.shape /nodes/0',
      'document.shape /nodes/1/config/span',
      'node.twinId /nodes/1/config/children/0/id',
      'node.twinField /nodes/2/vModel',
      'node.parent /nodes/1/config/children/0',
      'widget.property /nodes/1/props/maxlength',
    ]);
  });
});
