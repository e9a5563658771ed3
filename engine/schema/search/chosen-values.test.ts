import { expect, it } from 'vitest';
import { testField } from '../../../test/support/fields.ts';
import { choicesSaying, chosenPieces } from './chosen-values.ts';

const options = [
  { value: 'a', label: '照明', labels: { zh: '照明', en: 'Lighting' }, children: [{ value: 1, label: '应急照明' }] },
  { value: 'b', label: '排水', children: [{ value: 1, label: '水泵' }] },
  { value: 'a', label: '水管' },
];
const found = (kind: 'choice' | 'path', word: string) =>
  choicesSaying(options, word, testField(kind)).map(({ value }) => value);

it('a choice is found by its label in every language, by the first of two that have its value', () => {
  expect([found('choice', '照明'), found('choice', 'light'), found('choice', '水')]).toEqual([
    ...[['a', '1'], ['a'], ['b']],
  ]);
});

it('a step of a tree is found below its own steps only', () => {
  const pieces = (word: string) => choicesSaying(options, word, testField('path')).map(({ piece }) => piece);
  const [pump] = pieces('水泵');
  expect(chosenPieces(['b', 1], testField('path'))).toContain(pump);
  expect(chosenPieces(['a', 1], testField('path'))).not.toContain(pump);
});

it('only the last step counts where only it is shown', () => {
  const field = testField('path', { props: { showAllLevels: false } });
  expect(chosenPieces(['b', 1], field)).toHaveLength(1);
  expect(chosenPieces(['b', 1], testField('path'))).toHaveLength(2);
  expect(chosenPieces([['b', 1], ['a']], testField('paths'))).toHaveLength(3);
});

it('what is no value has no pieces', () => {
  expect(chosenPieces([{}, null, '', 'x'], testField('choices'))).toEqual(['x']);
  expect(chosenPieces('b', testField('paths'))).toEqual([]);
});
