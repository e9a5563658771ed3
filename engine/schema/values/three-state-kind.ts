import type { Field } from '../fields/fields.ts';
import type { ValueKind } from '../fields/value-kind.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { wordsIn } from '../text/local-text.ts';
import { accept, refuse } from '../text/problem.ts';
import type { Language } from '../text/text.ts';
import { integerKind } from './number-kinds.ts';

/** What the dash, the check and the cross mean in a design. */
export const stateWord = (value: unknown, { props }: Pick<Field, 'props'>, language: Language): string =>
  wordsIn([props.dashText, props.checkText, props.crossText][Number(value) - 1], language);

/** 1 nobody has looked, 2 good, 3 bad. Source: library specification 4, three-state toggle. */
export const threeStateKind: ValueKind = {
  ...integerKind,
  name: 'threeState',
  operators: ['equal', 'notEqual', 'in', 'notIn', 'empty', 'notEmpty'],
  search: 'equal',
  keyword: null,
  align: 'left',
  isEmpty: isEmptyValue,
  parse: (value) => (/^[123]$/.test(textOf(value)) ? accept(Number(value)) : refuse('field.threeState')),
  display: (value, field, { language }) => (/^[123]$/.test(textOf(value)) ? stateWord(value, field, language) : ''),
  cell: () => undefined,
};

const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');
