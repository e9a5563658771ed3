import { expect, describe as group, it } from 'vitest';
import { testNode } from '../../../test/support/fields.ts';
import { defineDescriptor, describe, fieldsNamedBy, propsOf, valueKindOf } from './descriptor.ts';

const select = defineDescriptor({
  key: 'select',
  kind: 'field',
  category: 'basic',
  icon: 'x',
  title: 'widget.select',
  value: (node) => (node.props?.multiple === true ? 'choices' : 'choice'),
  defaults: { multiple: false, placeholder: '请选择' },
  settings: [
    { id: 's1', vModel: 'multiple', config: { aditKey: 'switch' } },
    { id: 's2', vModel: 'placeholder', config: { aditKey: 'input' } },
    { id: 's3', config: { aditKey: 'divider' } },
  ],
  texts: { zh: {}, en: {}, zhtw: {} },
});

group('what is known about widgets', () => {
  it('has each key once', () => {
    expect(describe([select]).get('select')).toBe(select);
    expect(() => describe([select, { ...select, title: 'widget.other' }])).toThrow(
      'Two widgets have the key "select": widget.select and widget.other.',
    );
  });

  it('says the kind of a node’s value, which may hang on its props', () => {
    const known = describe([select]);
    expect(valueKindOf(testNode('a', 'select'), known)).toBe('choice');
    expect(valueKindOf(testNode('a', 'select', { props: { multiple: true } }), known)).toBe('choices');
    expect(valueKindOf(testNode('a', 'gone'), known)).toBeUndefined();
  });
});

group('the props of a node', () => {
  it('are what it stores over the defaults, and nothing that no setting names', () => {
    const node = testNode('a', 'select', { props: { multiple: true, placeholder: null, onClick: 'x', ref: 'y' } });
    expect(propsOf(node, select)).toEqual({ multiple: true, placeholder: '请选择' });
    expect(propsOf(testNode('a', 'select'), select)).toEqual(select.defaults);
  });

  it('never write into the defaults', () => {
    propsOf(testNode('a', 'select', { props: { placeholder: 'x' } }), select);
    expect(select.defaults.placeholder).toBe('请选择');
  });
});

group('the fields that props name', () => {
  const reader = defineDescriptor({ ...select, key: 'reader', defaults: { by: 'a' }, fieldProps: ['of', 'by'] });
  const named = (props?: Record<string, unknown>) =>
    fieldsNamedBy(props ? { props } : {}, reader).map(({ prop, name }) => `${prop} ${name}`);

  it('are those of the node, and the widget’s own where it says nothing', () => {
    expect(named({ of: 'x', by: 'y', other: 'z' })).toEqual(['of x', 'by y']);
    for (const nothing of [undefined, null, '', ' ']) expect(named({ of: nothing, by: nothing })).toEqual(['by a']);
    expect(named()).toEqual(['by a']);
  });

  it('are none where a prop is bound, and none of a widget that has no such props', () => {
    expect(named({ of: 7, by: { $source: 's' } })).toEqual([]);
    expect(fieldsNamedBy({ props: { of: 'x' } }, select)).toEqual([]);
  });
});
