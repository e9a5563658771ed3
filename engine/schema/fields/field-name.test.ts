import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { oneOf } from '../shape.ts';
import { accept, refuse } from '../text/problem.ts';
import { fieldNameFault } from './field-name.ts';

it.each(['a', 'A1', 'pipe_name', 'x'.repeat(limits.fieldNameLength)])('%s names a field', (name) => {
  expect(fieldNameFault(name)).toBeUndefined();
});

it.each([
  '',
  '1a',
  '_a',
  'a-b',
  'a.b',
  'a b',
  '名称',
  'a*',
  'a[0]',
  '$a',
  'a\n',
  'x'.repeat(limits.fieldNameLength + 1),
])('%j does not name a field', (name) => expect(fieldNameFault(name)).toBe('node.fieldName'));

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'])(
  '%s is a name that every object answers to',
  (name) => expect(fieldNameFault(name)).toBe('node.reservedName'),
);

it('an answer to a value says why it is refused, with its numbers where there are some', () => {
  expect(accept(1)).toEqual({ ok: true, value: 1 });
  expect(refuse('field.text')).toEqual({ ok: false, problem: { code: 'field.text' } });
  expect(refuse('field.max', { max: 3 })).toEqual({ ok: false, problem: { code: 'field.max', params: { max: 3 } } });
});

it('a closed list of words keeps their order for editors', () => {
  expect(oneOf(['left', 'right']).anyOf.map((one) => one.const)).toEqual(['left', 'right']);
});
