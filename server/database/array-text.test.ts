import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArray, writeArray } from './array-text.ts';

test('reads back every array of texts that it writes', () => {
  const texts = fc.array(fc.option(fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(texts, (items) => {
      expect(readArray(writeArray(items), (item) => item)).toEqual(items);
    }),
  );
});

test.each([
  ['{}', []],
  ['{1,NULL,3}', ['1', null, '3']],
  ['{"NULL","a b","\\"","\\\\"}', ['NULL', 'a b', '"', '\\']],
  [
    '{{1,2},{3,4}}',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['[0:1]={a,b}', ['a', 'b']],
])('reads %s as PostgreSQL means it', (text, items) => {
  expect(readArray(text, (item) => item)).toEqual(items);
});
