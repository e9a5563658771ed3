import { oneOf, type Shape, shape } from '../shape.ts';
import { operators } from './rule-group.ts';

export const conditionShape = shape.object({
  field: shape.string({ description: 'vModel of a field; inside a sub-table a column of the same row comes first' }),
  operator: oneOf(operators),
  value: shape.optional(shape.unknown({ description: 'what to compare with' })),
  valueField: shape.optional(shape.string({ description: 'compare with the value of this field instead' })),
});
export type Condition = Shape<typeof conditionShape>;

/** Conditions joined by and / or, to any depth. */
export const ruleGroupShape = shape.recursive(
  (group) =>
    shape.object({ logic: oneOf(['and', 'or']), conditions: shape.array(shape.union([group, conditionShape])) }),
  { $id: 'ruleGroup' },
);
