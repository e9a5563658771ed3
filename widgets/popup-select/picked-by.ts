import type { Field } from '../../engine/schema/fields/fields.ts';
import { type PickedRecord, type PickedRow, readPickedRecord } from '../../engine/schema/fields/row-source.ts';

/** What a field picks from, or shows something of: people then read that. Undefined where its design names nothing. */
export function pickedBy({ descriptor, node, through }: Field): PickedRow | PickedRecord | undefined {
  if (through) {
    const picked = pickedBy(through.field);
    return picked && { ...picked, label: through.name };
  }
  return descriptor.picksRecord ? readPickedRecord(node.props ?? {}) : descriptor.picksRow?.(node);
}

/** What is chosen in a value of such a field. */
export const keysOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  );
