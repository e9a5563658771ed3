import { accessShape } from '../access/access-shape.ts';
import { oneOf, type Shape, shape } from '../shape.ts';
import { localTextShape } from '../text/text-shape.ts';
import { actionShape } from './action.ts';
import { namesShape } from './names-shape.ts';
import { ruleGroupShape } from './rule-group-shape.ts';

/**
 * One rule of `regList`: a pattern as text (`/…/flags`) or the name of a reusable rule, and what to say. With conditions it
 * is asked only while they hold.
 */
export const regRuleShape = shape.object({
  pattern: shape.optional(shape.string()),
  rule: shape.optional(shape.string({ description: 'name of a reusable rule, instead of a pattern' })),
  message: shape.optional(localTextShape),
  when: shape.optional(ruleGroupShape),
});
export type RegRule = Shape<typeof regRuleShape>;

/** A parameter of a data interface. Source: dialect facts 2, templateJson. */
export const parameterShape = shape.object({
  field: shape.string(),
  fieldName: shape.optional(shape.string()),
  dataType: shape.optional(shape.string()),
  required: shape.optional(shape.unknown()),
  defaultValue: shape.optional(shape.unknown()),
  relationField: shape.optional(shape.unknown()),
});
export type Parameter = Shape<typeof parameterShape>;

/** Tokens of a calculation: names of fields, numbers, operators, brackets. Source: library specification 5. */
const formulaShape = shape.array(shape.union([shape.string(), shape.number()]));

/**
 * What a field takes once its conditions come to hold: the outcome of a calculation, else the value of another field,
 * else a value; nothing of the three empties it. When a rule acts stands at `engine/schema/check/set-rules.ts`.
 */
export const setRuleShape = shape.object({
  when: ruleGroupShape,
  value: shape.optional(shape.unknown({ description: 'as the field itself would hold it' })),
  valueField: shape.optional(shape.string({ description: 'vModel of the field whose value is taken' })),
  expression: shape.optional(formulaShape),
  overwrite: shape.optional(shape.boolean({ description: 'also what a person has written in the field' })),
});
export type SetRuleEntry = Shape<typeof setRuleShape>;

const trigger = oneOf(['blur', 'change']);

/**
 * One place in a document. What is named here is what the engine reads; keys it does not know are kept untouched.
 * Names of `config`: library specification 3. Source of the shape: design 3.
 */
export const nodeShape = shape.recursive(
  (node) =>
    shape.object({
      id: shape.string({ minLength: 1, maxLength: 100, description: 'stable, unique in the document' }),
      vModel: shape.optional(shape.string({ description: "fields only: the value's name" })),
      config: shape.object({
        aditKey: shape.string({ minLength: 1, maxLength: 100, description: 'the widget' }),
        label: shape.optional(localTextShape),
        labelWidth: shape.optional(shape.union([shape.number(), shape.null()])),
        showLabel: shape.optional(shape.boolean()),
        tipLabel: shape.optional(localTextShape),
        span: shape.optional(shape.integer({ minimum: 1, maximum: 24, description: 'columns of 24' })),
        required: shape.optional(shape.boolean()),
        defaultValue: shape.optional(shape.unknown()),
        defaultCurrent: shape.optional(
          shape.boolean({ description: 'starts with now, the own user, the own organisation' }),
        ),
        defaultExpression: shape.optional(formulaShape),
        regList: shape.optional(shape.array(regRuleShape)),
        trigger: shape.optional(shape.union([trigger, shape.array(trigger), shape.null()])),
        visibility: shape.optional(namesShape),
        noShow: shape.optional(shape.boolean()),
        unique: shape.optional(shape.boolean()),
        dataType: shape.optional(oneOf(['static', 'dictionary', 'dynamic'])),
        dictionaryType: shape.optional(shape.string()),
        propsUrl: shape.optional(shape.string({ description: 'id of a data interface' })),
        templateJson: shape.optional(shape.array(parameterShape)),
        tableName: shape.optional(shape.string({ description: 'a sub-table: which of the tables holds its rows' })),
        columnName: shape.optional(
          shape.string({ description: 'column of its table; the name of the field otherwise' }),
        ),
        columnWidth: shape.optional(shape.union([shape.number(), shape.null()])),
        children: shape.optional(shape.array(node)),
      }),
      slot: shape.optional(shape.record(shape.string(), shape.unknown())),
      props: shape.optional(
        shape.record(shape.string(), shape.unknown(), {
          description: "the widget's own props, checked by its settings",
        }),
      ),
      showWhen: shape.optional(ruleGroupShape),
      enableWhen: shape.optional(ruleGroupShape),
      requireWhen: shape.optional(ruleGroupShape),
      setWhen: shape.optional(shape.array(setRuleShape)),
      access: shape.optional(accessShape),
      onAccess: shape.optional(
        shape.record(shape.string(), accessShape, {
          description: 'by event: who lacks the right has neither its steps nor the button that tells of it',
        }),
      ),
      on: shape.optional(shape.record(shape.string(), shape.array(actionShape))),
    }),
  { $id: 'node' },
);
export type Node = Shape<typeof nodeShape>;
export type NodeConfig = Node['config'];
