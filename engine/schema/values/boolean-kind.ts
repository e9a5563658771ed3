import type { Field } from '../fields/fields.ts';
import type { ValueKind } from '../fields/value-kind.ts';
import { accept, refuse } from '../text/problem.ts';
import { sameText as same } from './plain-text.ts';

/** A switch may write 1/0, true/false or two texts; the column holds which of the two it is. */
const active = (field: Field): unknown => field.props.activeValue ?? true;
const inactive = (field: Field): unknown => field.props.inactiveValue ?? false;

export const booleanKind: ValueKind = {
  name: 'boolean',
  column: 'boolean',
  operators: ['equal', 'notEqual', 'empty', 'notEmpty'],
  search: 'equal',
  keyword: 'value',
  align: 'left',
  sortable: true,
  lookup: false,
  isEmpty: (value) => value === null || value === undefined || value === '',
  parse: (value, field) => {
    if (same(value, active(field)) || value === true) return accept(active(field));
    if (same(value, inactive(field)) || value === false) return accept(inactive(field));
    return refuse('field.boolean');
  },
  display: (value, field, { translate }) => {
    const { activeTxt, inactiveTxt } = field.props;
    if (same(value, active(field)))
      return typeof activeTxt === 'string' && activeTxt ? activeTxt : translate('value.yes');
    if (same(value, inactive(field)))
      return typeof inactiveTxt === 'string' && inactiveTxt ? inactiveTxt : translate('value.no');
    return '';
  },
  // Words of the design's own say more than true and false.
  cell: (value, field) => {
    if ([field.props.activeTxt, field.props.inactiveTxt].some((words) => typeof words === 'string' && words !== ''))
      return undefined;
    if (same(value, active(field))) return { kind: 'boolean', value: true };
    return same(value, inactive(field)) ? { kind: 'boolean', value: false } : undefined;
  },
  compare: (left, right) => (same(left, right) ? 0 : undefined),
  toColumn: (value, field) =>
    value === null || value === undefined || value === '' ? null : same(value, active(field)),
  fromColumn: (stored, field) =>
    stored === null || stored === undefined ? null : stored ? active(field) : inactive(field),
};
