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
