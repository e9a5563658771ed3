import { describe, expect, it } from 'vitest';
import { testField, testNode } from '../../../test/support/fields.ts';
import { optionKeys } from '../fields/option-keys.ts';
import { allLabels, staticOptions, toOptions } from './options.ts';

const usual = { label: 'fullName', value: 'id', children: 'children' };

describe('the keys of an entry', () => {
  it('are the dialect’s, unless the design names others, in either place', () => {
    expect(optionKeys(testNode('a', 'choice'))).toEqual(usual);
    const own = { label: 'name', value: 'code', children: 'items' };
    expect(optionKeys(testNode('a', 'choice', { props: { props: own } }))).toEqual(own);
    expect(optionKeys(testNode('a', 'choice', { props: { props: { props: own } } }))).toEqual(own);
    expect(optionKeys(testNode('a', 'choice', { props: { props: { label: 5, value: '' } } }))).toEqual(usual);
  });
});

describe('entries of any source', () => {
  it('become options, whatever their keys are called', () => {
    expect(
      toOptions([{ id: 1, fullName: '一' }, { value: 'b', label: '二' }, { id: 'c' }, 'd', 5, { code: 'e' }], usual),
    ).toEqual([
      { value: 1, label: '一' },
      { value: 'b', label: '二' },
      { value: 'c', label: 'c' },
      { value: 'd', label: 'd' },
      { value: 5, label: '5' },
    ]);
    expect(toOptions([{ code: 'e', name: '五' }], { ...usual, value: 'code', label: 'name' })).toEqual([
      { value: 'e', label: '五' },
    ]);
  });

  it('have the names that rows have in other languages, and can be found by each', () => {
    const [named] = toOptions([{ id: 'a', fullName: '渗漏', names: { en: 'Leak', zhtw: '滲漏' } }], usual);
    expect(named).toEqual({ value: 'a', label: '渗漏', labels: { zh: '渗漏', en: 'Leak', zhtw: '滲漏' } });
    expect(named && allLabels(named)).toEqual(['渗漏', 'Leak', '滲漏']);
    expect(allLabels({ value: 'b', label: '甲' })).toEqual(['甲']);
    // They are names of the row, and of nothing else in it.
    const other = [{ id: 'a', fullName: '甲', code: 'A1', names: { en: 'One' } }];
    expect(toOptions(other, { ...usual, label: 'code' })).toEqual([{ value: 'a', label: 'A1' }]);
  });

  it('keep children, state, mark and languages', () => {
    const entry = {
      id: 'a',
      fullName: { zh: '甲', en: 'A', zhtw: 5 },
      disabled: true,
      status: 'warning',
      children: [{ id: 'b', fullName: '乙', children: [], status: 'purple' }],
    };
    expect(toOptions([entry], usual)).toEqual([
      {
        value: 'a',
        label: '甲',
        labels: { zh: '甲', en: 'A' },
        disabled: true,
        status: 'warning',
        children: [{ value: 'b', label: '乙' }],
      },
    ]);
  });

  it('that are none are left out', () => {
    expect(toOptions([null, [], {}, { id: {} }, true], usual)).toEqual([]);
    expect(toOptions('x', usual)).toEqual([]);
    expect(toOptions([{ id: 'a', fullName: { toString: 1 } }], usual)).toEqual([{ value: 'a', label: 'a' }]);
  });
});

describe('the options of a node', () => {
  it('stand in its slot or its props, and are read once', () => {
    const field = testField('choice', { slot: { options: [{ id: 'a', fullName: '甲' }] } });
    expect(staticOptions(field)).toEqual([{ value: 'a', label: '甲' }]);
    expect(staticOptions(field)).toBe(staticOptions(field));
    expect(staticOptions(testField('choice', { props: { options: ['x'] } }))).toEqual([{ value: 'x', label: 'x' }]);
  });

  it('are its own only while it names no source', () => {
    const of = (config: Record<string, unknown>) =>
      staticOptions(testField('choice', { config, slot: { options: ['x'] } }));
    expect(of({ dataType: 'dictionary', dictionaryType: 'd' })).toBeUndefined();
    expect(of({ dataType: 'dynamic', propsUrl: 'u' })).toBeUndefined();
    expect(of({ dataType: 'dictionary' })).toHaveLength(1);
    expect(of({ dataType: 'dynamic' })).toHaveLength(1);
    expect(of({ dataType: 'static', propsUrl: 'u' })).toHaveLength(1);
  });
});
