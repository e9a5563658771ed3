import type { Node } from '../../engine/schema/documents/node.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';

const filledIn = ['defaultValue', 'defaultCurrent', 'defaultExpression'] as const;
const judged = ['showWhen', 'enableWhen', 'requireWhen', 'setWhen', 'on'] as const;

function without<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Omit<T, Key> {
  const left = { ...from };
  for (const key of keys) delete left[key];
  return left;
}

/**
 * Fields as a form of their own, empty at first. What stands in the other fields of their record is not known to it, so that
 * nothing here depends on it; the server judges each record as a whole.
 */
export function plainNodes(fields: readonly Pick<Field, 'node'>[], span = 24): Node[] {
  return fields.map(({ node }) => {
    const { templateJson, ...config } = without(node.config, filledIn);
    const rest = without(node, judged);
    const source = templateJson && { templateJson: templateJson.map((entry) => ({ ...entry, relationField: '' })) };
    return { ...rest, config: { ...config, ...source, span } };
  });
}
