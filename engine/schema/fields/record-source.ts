import type { Field } from './fields.ts';
import { readColumns } from './row-source.ts';

/** Records of another model that a field offers, as its stored props say. Source: dialect facts 2, relationForm. */
export interface RecordSource {
  readonly modelId: string;
  /** The field of the linked model that people read. */
  readonly label: string;
  /** Further fields of it that they see while they choose. */
  readonly columns: readonly string[];
}

type Stored = Readonly<Record<string, unknown>>;

/** Undefined where no model is named. */
export function readRecordSource(stored: Stored): RecordSource | undefined {
  const { modelId, relationField, columnOptions } = stored;
  if (typeof modelId !== 'string' || modelId.trim() === '') return undefined;
  return {
    modelId,
    label: typeof relationField === 'string' ? relationField.trim() : '',
    columns: readColumns(columnOptions).map(({ value }) => value),
  };
}

/** Records that a field picks from, or shows something of. */
export function recordsOf({ descriptor, node, through }: Pick<Field, 'descriptor' | 'node' | 'through'>) {
  const own = descriptor.picksRecord?.(node);
  if (own || !through) return own;
  const picked = through.field.descriptor.picksRecord?.(through.field.node);
  return picked && { ...picked, label: through.name, columns: [] };
}

/** Those that the value of a field points to; what is kept as it was when it was chosen points to none. */
export const recordsPointedTo = (field: Pick<Field, 'descriptor' | 'node' | 'through'>) =>
  field.through?.isStored ? undefined : recordsOf(field);

/** All that it names of the linked model. */
export const namedOf = ({ label, columns }: RecordSource): string[] => [
  ...new Set([label, ...columns].filter((name) => name !== '')),
];
