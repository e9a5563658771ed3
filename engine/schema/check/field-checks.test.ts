import { describe, expect, it } from 'vitest';
import { hostileValues, testField } from '../../../test/support/fields.ts';
import { limits } from '../limits.ts';
import { ruleTexts } from '../rules/index.ts';
import { linearPatterns } from '../rules/linear-patterns.ts';
import { compileJudge } from './field-checks.ts';

const judge = (...[kind, parts]: Parameters<typeof testField>) => compileJudge(testField(kind, parts), linearPatterns);
const file = (fileId: string) => ({ fileId, name: fileId, url: '' });

describe('the rules of one field', () => {
  it('count the characters of a text where a length is set, trimmed first', () => {
    const five = judge('text', { props: { maxlength: 5 } });
    expect(five(' 12345 ')).toEqual({ value: '12345', problem: null });
    expect(five('123456').problem).toEqual({ code: 'field.maxLength', params: { max: 5 } });
    expect(judge('longText', { props: { maxlength: '5' } })('123456').problem?.code).toBe('field.maxLength');
    for (const maxlength of [0, -1, 1.5, 'x'])
      expect(judge('text', { props: { maxlength } })('x'.repeat(limits.textLength)).problem).toBeNull();
  });

  it('hold numbers between their ends and to their decimals', () => {
    const range = judge('decimal', { props: { min: 0, max: '10', precision: 1 } });
    expect([0, 10, '9.5'].map((value) => range(value).problem)).toEqual([null, null, null]);
    expect([-0.1, 10.1, 9.55].map((value) => range(value).problem?.code)).toEqual([
      'field.min',
      'field.max',
      'field.precision',
    ]);
    expect(judge('integer', { props: { min: 1 } })(0).problem?.code).toBe('field.min');
  });

  it('count files; 0 is no limit', () => {
    const files = [file('a'), file('b')];
    expect(judge('files', { props: { limit: 1 } })(files).problem?.code).toBe('file.count');
    expect(judge('files', { props: { limit: 0 } })(files).problem).toBeNull();
  });

  it('are the listed ones in order, in the words of the document', () => {
    const listed = judge('text', {
      config: {
        regList: [{ pattern: '/^K/', message: { zh: '以 K 开头' } }, { rule: 'digits' }, { pattern: '(' }, {}],
      },
    });
    expect(listed('x').problem).toEqual({ code: 'field.pattern', message: { zh: '以 K 开头' } });
    expect(listed('Kx').problem?.code).toBe('rule.digits');
  });

  it('say every problem in words that exist', () => {
    const codes = [
      judge('files', { props: { limit: 1 } })([file('a'), file('b')]).problem?.code,
      judge('text', { props: { maxlength: 1 } })('ab').problem?.code,
    ];
    for (const code of codes) expect(Object.keys(ruleTexts.zh)).toContain(code);
  });

  it('are compiled, whatever a damaged document has for settings', () => {
    for (const odd of hostileValues) {
      const props = { maxlength: odd, min: odd, max: odd, precision: odd, limit: odd, format: odd, options: odd };
      for (const kind of ['text', 'integer', 'decimal', 'files', 'choice', 'date', 'boolean'] as const)
        judge(kind, { props })('1');
    }
  });
});
