import { describe, expect, it } from 'vitest';
import type { Field } from '../fields/fields.ts';
import { affixesOf, withAffixes } from './affixes.ts';

const field = (
  kind: Field['kind'],
  props: object,
  slot?: Record<string, unknown>,
): Pick<Field, 'kind' | 'props' | 'node'> => ({
  kind,
  props: { ...props },
  node: { id: 'a', vModel: 'a', config: { aditKey: 'inputNumber' }, ...(slot ? { slot } : {}) },
});
const shown = (kind: Field['kind'], props: object, text: string, slot?: Record<string, unknown>) =>
  withAffixes(text, field(kind, props, slot), 'zh');

describe('what stands around a value', () => {
  it('sets a unit apart from its figure, and a sign not', () => {
    expect(shown('decimal', { addonAfter: '元' }, '600.00')).toBe('600.00 元');
    expect(shown('decimal', { addonAfter: '℃' }, '21.5')).toBe('21.5 ℃');
    expect(shown('integer', { addonAfter: '%' }, '98')).toBe('98%');
    expect(shown('computed', { addonBefore: '¥', addonAfter: ' ' }, '600')).toBe('¥600');
  });

  it('puts a unit behind its figure and before the words of an amount', () => {
    expect(shown('decimal', { addonAfter: '元' }, '10.50（壹拾元伍角）')).toBe('10.50 元（壹拾元伍角）');
  });

  it('joins a text with its affixes as they are', () => {
    expect(shown('text', { addonBefore: 'https://', addonAfter: '.cn' }, 'adit')).toBe('https://adit.cn');
  });

  it('adds nothing to nothing, nor to what has no affixes', () => {
    expect(shown('decimal', { addonAfter: '元' }, '')).toBe('');
    expect(shown('choice', { addonAfter: '元' }, '甲')).toBe('甲');
    expect(shown('decimal', { addonAfter: 7 }, '1')).toBe('1');
  });

  it('takes the slot of the older generation, and the words of the language', () => {
    expect(shown('decimal', {}, '3', { append: '米' })).toBe('3 米');
    const metres = field('decimal', { addonAfter: { zh: '米', en: 'm', zhtw: '米' } });
    expect(affixesOf(metres, 'en')).toEqual({ before: '', after: 'm' });
  });
});
