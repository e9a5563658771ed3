import { describe, expect, it } from 'vitest';
import { designOf } from './design-of.ts';

const node = { id: 'a', vModel: 'a', config: { aditKey: 'input', label: '名称' } };

describe('the form to be shown', () => {
  it('is a form document as text or as it is, or the form of a model', () => {
    const form = { version: 1, nodes: [node] };
    expect(designOf(JSON.stringify(form))).toEqual(form);
    expect(designOf(form)).toEqual(form);
    expect(designOf({ version: 1, fullName: '缺陷', form })).toEqual(form);
  });

  it('is not there yet while there is nothing', () => {
    for (const nothing of [undefined, null, '']) expect(designOf(nothing)).toBeUndefined();
  });

  it('is none in anything else', () => {
    for (const other of ['{', '7', '[]', 7, true, {}, { nodes: 'x' }, { form: {} }]) expect(designOf(other)).toBeNull();
  });
});
