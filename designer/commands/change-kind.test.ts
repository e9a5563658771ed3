import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, productWidgets, refusalOf } from '../../test/support/designer/design.ts';
import { createDesignStore } from '../history/design-store.ts';
import { changeKind } from './change-kind.ts';

describe('changing the widget of a node', () => {
  const node = field('a', {
    config: { required: true, defaultValue: 'x', unknown: 1 },
    props: { placeholder: '请输入', maxlength: 50, showPassword: true, own: 1 },
    slot: { prepend: '￥' },
    note: 'kept',
  });
  const document = form([node, field('b')]);

  it('keeps name, label, width, required, unknown keys, and the props that both have', () => {
    const done = carryOut(document, changeKind, { key: 'a', to: 'textarea' });
    expect(done.at('/nodes/0')).toEqual({
      ...node,
      config: { aditKey: 'textarea', label: 'a', span: 12, required: true, defaultValue: 'x', unknown: 1 },
      props: { placeholder: '请输入', maxlength: 50 },
    });
    expect(done.says).toEqual({ key: 'command.node.changeKind', label: 'a', kind: '多行输入' });
  });

  it('leaves out props of the wrong kind, and a default value that does not fit', () => {
    const wrong = form([field('a', { config: { defaultValue: 'x' }, props: { min: 'none', max: 5 } }, 'slider')]);
    const done = carryOut(wrong, changeKind, { key: 'a', to: 'inputNumber' });
    expect(done.at('/nodes/0/props')).toEqual({ max: 5 });
    expect(done.at('/nodes/0/config')).toEqual({ aditKey: 'inputNumber', label: 'a', span: 12 });
  });

  it('keeps options, and which of their keys hold label and value', () => {
    const choice = form([
      field(
        'a',
        { slot: { options: [{ enCode: '1', fullName: '一' }] }, props: { props: { value: 'enCode' } } },
        'select',
      ),
    ]);
    const done = carryOut(choice, changeKind, { key: 'a', to: 'radio' });
    expect(done.at('/nodes/0/slot/options/0/fullName')).toBe('一');
    expect(done.at('/nodes/0/props/props')).toEqual({ value: 'enCode' });
  });

  it('makes a node of an unknown widget one that works, with a name where it needs one', () => {
    const unknown = form([{ id: 'a', config: { aditKey: 'pipe3d', label: '管' }, props: { maxlength: 9, x: 1 } }]);
    const done = carryOut(unknown, changeKind, { key: 'a', to: 'input' });
    expect(done.at('/nodes/0')).toEqual({
      id: 'a',
      vModel: 'input',
      config: { aditKey: 'input', label: '管' },
      props: { maxlength: 9 },
    });
  });

  it('makes a layout another one, with the nodes in it the objects that they were', () => {
    const card = form([container('c', [field('a')])]);
    const done = carryOut(card, changeKind, { key: 'c', to: 'row' });
    expect(done.at('/nodes/0/config/aditKey')).toBe('row');
    const panes = form([container('t', [container('p', [], 'pane')], 'tabs')]);
    expect(carryOut(panes, changeKind, { key: 't', to: 'collapse' }).at('/nodes/0/config/aditKey')).toBe('collapse');
  });

  it('is nothing where the node is of that widget', () => {
    const store = createDesignStore(document, productWidgets);
    store.run(changeKind, { key: 'a', to: 'input' });
    expect(store.state().past).toEqual([]);
  });

  it('refuses what cannot hold what the node holds, and what may not stand there', () => {
    const card = form([container('c', [field('a')]), container('t', [field('x')], 'table'), field('b')]);
    const refused = (key: string, to: string) => refusalOf(card, changeKind, { key, to })?.refused;
    expect(refused('b', 'card')).toBe('refusal.kindDiffers');
    expect(refused('c', 'tabs')).toBe('refusal.kindDiffers');
    expect(refused('t', 'input')).toBe('refusal.kindDiffers');
    expect(refused('x', 'slider')).toBe('refusal.notInTable');
    expect(refused('x', 'table')).toBe('refusal.notInTable');
    const unknown = form([container('u', [field('a')], 'pipe3d')]);
    expect(refusalOf(unknown, changeKind, { key: 'u', to: 'alert' })?.refused).toBe('refusal.kindDiffers');
    expect(refusalOf(unknown, changeKind, { key: 'u', to: 'tabs' })?.refused).toBe('refusal.kindDiffers');
    expect(refused('b', 'nobody')).toBe('refusal.unknownWidget');
    expect(refused('z', 'input')).toBe('refusal.gone');
  });
});
