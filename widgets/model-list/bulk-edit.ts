import type { Node } from '../../engine/schema/documents/node.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { isSecret } from '../../engine/schema/fields/secret-fields.ts';
import type { Model } from './model.ts';
import { isWritable } from './use-inline.ts';

/** Fields that several records can be given one value of: nobody's own, and written by people. */
export function bulkFields({ catalogue }: Pick<Model, 'catalogue'>): Field[] {
  return catalogue.fields.filter(
    (field) =>
      isWritable(field) &&
      !isSecret(field) &&
      field.node.config.unique !== true &&
      field.props.disabled !== true &&
      field.props.readonly !== true,
  );
}

const filledIn = ['defaultValue', 'defaultCurrent', 'defaultExpression'] as const;
const judged = ['showWhen', 'enableWhen', 'requireWhen', 'setWhen', 'on'] as const;

function without<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Omit<T, Key> {
  const left = { ...from };
  for (const key of keys) delete left[key];
  return left;
}

/**
 * The fields as a form of their own, empty at first. What stands in the other fields differs from record to record, so that
 * nothing here depends on it; the server judges each record as a whole.
 */
export function bulkNodes(fields: readonly Field[]): Node[] {
  return fields.map(({ node }) => {
    const { templateJson, ...config } = without(node.config, filledIn);
    const rest = without(node, judged);
    const source = templateJson && { templateJson: templateJson.map((entry) => ({ ...entry, relationField: '' })) };
    return { ...rest, config: { ...config, ...source, span: 24 } };
  });
}
