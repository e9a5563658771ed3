import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, productWidgets, refusalOf } from '../../test/support/designer/design.ts';
import { createDesignStore } from '../history/design-store.ts';
import { changeProperty } from './change-property.ts';

const document = form([field('a', { slot: { options: [{ id: '1' }, { id: '2' }] }, props: { max: 3 } }), field('b')]);

describe('changing a property', () => {
  it('replaces, adds and takes away, with what has to be around it', () => {
    const change = (path: string, value: number | string | undefined) =>
      carryOut(document, changeProperty, { key: 'a', path, value });
    expect(change('/props/max', 5).at('/nodes/0/props')).toEqual({ max: 5 });
    expect(change('/config/tipLabel', '说明').at('/nodes/0/config/tipLabel')).toBe('说明');
    expect(change('/slot/options/1', undefined).at('/nodes/0/slot/options')).toEqual([{ id: '1' }]);
    expect(change('/slot/options/-', 'x').at('/nodes/0/slot/options/2')).toBe('x');
    expect(change('/on/change/steps', 1).at('/nodes/0/on')).toEqual({ change: { steps: 1 } });
    const b = carryOut(document, changeProperty, { key: 'b', path: '/props/max', value: 1 });
    expect(b.at('/nodes/1/props')).toEqual({ max: 1 });
  });

  it('takes props away with the last of them', () => {
    const done = carryOut(document, changeProperty, { key: 'a', path: '/props/max', value: undefined });
    expect(done.at('/nodes/0/props')).toBeUndefined();
  });

  it('is nothing where the value stands already', () => {
    const store = createDesignStore(document, productWidgets);
    store.run(changeProperty, { key: 'a', path: '/props/max', value: 3 });
    store.run(changeProperty, { key: 'a', path: '/props/min', value: undefined });
    expect(store.state().past).toEqual([]);
  });

  it('leaves every other node, and every other part of this one, the object that it was', () => {
    const done = carryOut(document, changeProperty, { key: 'a', path: '/props/max', value: 5 });
    const [a, b] = Array.isArray(document.nodes) ? document.nodes : [];
    expect(done.at('/nodes/1')).toBe(b);
    expect(done.at('/nodes/0/slot')).toBe(a?.slot);
  });

  it('gives a field name and a widget to the commands that know what follows from them', () => {
    expect(carryOut(document, changeProperty, { key: 'a', path: '/vModel', value: 'c' }).says.key).toBe(
      'command.field.rename',
    );
    expect(carryOut(document, changeProperty, { key: 'b', path: '/config/aditKey', value: 'textarea' }).says.key).toBe(
      'command.node.changeKind',
    );
    expect(refusalOf(document, changeProperty, { key: 'a', path: '/vModel', value: 'b' })?.refused).toBe(
      'refusal.twinName',
    );
  });

  it('refuses what is not a property of its own, and places that hold nothing', () => {
    const refused = (path: string) => refusalOf(document, changeProperty, { key: 'a', path, value: 1 })?.refused;
    for (const path of ['', '/id', '/config', '/config/children', '/config/children/0'])
      expect(refused(path), path).toBe('refusal.structure');
    for (const path of ['/id/x', '/props/__proto__', '/slot/options/9', '/slot/options/x'])
      expect(refused(path), path).toBe('refusal.noPlace');
    expect(refusalOf(document, changeProperty, { key: 'z', path: '/x', value: 1 })?.refused).toBe('refusal.gone');
  });

  it('reaches nodes at any depth', () => {
    const deep = form([container('c', [container('d', [field('a')])])]);
    const done = carryOut(deep, changeProperty, { key: 'a', path: '/config/label', value: '名称' });
    expect(done.at('/nodes/0/config/children/0/config/children/0/config/label')).toBe('名称');
  });
});
