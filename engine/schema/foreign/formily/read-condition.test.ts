import { describe, expect, it } from 'vitest';
import { expressionCharacters } from './expression-tokens.ts';
import { parseExpression } from './parse-expression.ts';
import { readCondition } from './read-condition.ts';

const types = { a: 'string', n: 'number', on: 'boolean', many: 'array' } as const;
const isKnown = (name: unknown): name is keyof typeof types => typeof name === 'string' && Object.hasOwn(types, name);

/** `$values.<name>`, and the same with `.length`. */
const read = (text: string) => {
  const tree = parseExpression(text);
  return (
    tree &&
    readCondition(tree, ([root, name, length]) =>
      root === '$values' && isKnown(name)
        ? { vModel: name, type: types[name], ...(length === 'length' ? { isLength: true } : {}) }
        : undefined,
    )
  );
};
const and = (...conditions: object[]) => ({ logic: 'and', conditions });
const or = (...conditions: object[]) => ({ logic: 'or', conditions });
const about = (field: string, operator: string, value?: unknown) => ({
  field,
  operator,
  ...(value === undefined ? {} : { value }),
});

describe('a comparison', () => {
  it.each<[string, object]>([
    ["{{ $values.a === 'x' }}", and(about('a', 'equal', 'x'))],
    ["{{'x' != $values.a}}", and(about('a', 'notEqual', 'x'))],
    ['{{ $values.n > -1.5 }}', and(about('n', 'greater', -1.5))],
    ['{{ 3 >= $values.n }}', and(about('n', 'lessEqual', 3))],
    ['{{ !($values.n < 3) }}', and(about('n', 'greaterEqual', 3))],
    ['{{ 1 <= $values.n && $values.n <= 5 }}', and(about('n', 'between', [1, 5]))],
    ['{{ $values["a"] === $values.n }}', and({ field: 'a', operator: 'equal', valueField: 'n' })],
    ["{{ $values.a?.includes('x') }}", and(about('a', 'contains', 'x'))],
    ["{{ !$values.many.includes('x') }}", and(about('many', 'notContains', 'x'))],
    ["{{ ['x', 'y'].includes($values.a) }}", and(about('a', 'in', ['x', 'y']))],
    ["{{ !['x', 'y'].includes($values.a) }}", and(about('a', 'notIn', ['x', 'y']))],
    ["{{ $values.a?.startsWith('x') }}", and(about('a', 'startsWith', 'x'))],
    ['{{ !$values.a }}', and(about('a', 'empty'))],
    ['{{ !!$values.a }}', and(about('a', 'notEmpty'))],
    ["{{ $values.a === '' }}", and(about('a', 'empty'))],
    ['{{ $values.n != null }}', and(about('n', 'notEmpty'))],
    ['{{ $values.many.length > 0 }}', and(about('many', 'notEmpty'))],
    ['{{ !$values.many?.length }}', and(about('many', 'empty'))],
    ['{{ $values.on }}', and(about('on', 'equal', true))],
    ['{{ !$values.on }}', and(about('on', 'notEqual', true))],
    ['{{ $values.n }}', and(about('n', 'notEmpty'), about('n', 'notEqual', 0))],
    ["{{ $values.a === 'x' ? true : false }}", and(about('a', 'equal', 'x'))],
    ["{{ $values.a === 'x' ? false : true }}", and(about('a', 'notEqual', 'x'))],
    [
      "{{ $values.a === 'x' || ($values.n > 1 && $values.n < 5) }}",
      or(about('a', 'equal', 'x'), and(about('n', 'greater', 1), about('n', 'less', 5))),
    ],
    ["{{ !($values.a === 'x' && $values.n > 1) }}", or(about('a', 'notEqual', 'x'), about('n', 'lessEqual', 1))],
    ["{{ $values.a === 'it\\'s \\u4e2d\\n' }}", and(about('a', 'equal', "it's 中\n"))],
  ])('%s becomes a rule', (text, rule) => {
    expect(read(text)).toEqual(rule);
  });

  it.each([
    '{{ $values.n + 1 > 3 }}',
    '{{ fetch("/x") }}',
    '{{ $values.a = 1 }}',
    '{{ (field) => { field.visible = true } }}',
    '{{ $values.gone === 1 }}',
    '{{ $values.constructor === 1 }}',
    '{{ $form.query("a").value() }}',
    '{{ 1 < $values.n < 3 }}',
    '{{ !$values.a.startsWith("x") }}',
    '{{ $values.a === }}',
    '{{ true }}',
    '{{ }}',
    `{{ ${'('.repeat(5_000)} }}`,
    `{{ ${'!'.repeat(expressionCharacters)} }}`,
    `{{ ${'['.repeat(500)} }}`,
  ])('%s is none', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
