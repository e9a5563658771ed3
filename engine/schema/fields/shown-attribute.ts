/** A field that shows something of the row or record that another field of the same form, or row, chooses. */
export interface ShownAttribute {
  /** Name of the field that chooses. */
  readonly picker: string;
  /** The output, or the field of the linked model, that is shown. */
  readonly name: string;
  /** Kept as it was when it was chosen, else shown as it is now. */
  readonly isStored: boolean;
}

type Stored = Readonly<Record<string, unknown>>;

/** What the dialect writes behind the name of the field: its table, and whether that is a sub-table. Source: dialect facts 2. */
const tableMark = /_[A-Za-z]+Table_.*$/;

/** Without the mark of the dialect. */
export const pickerName = (stored: unknown): string => words(stored).replace(tableMark, '');

/** Undefined where nothing is named. */
export function readShownAttribute({ relationField, showField, isStorage }: Stored): ShownAttribute | undefined {
  const picker = pickerName(relationField);
  const name = words(showField);
  return picker && name ? { picker, name, isStored: isStorage === true || Number(isStorage) === 1 } : undefined;
}

const words = (stored: unknown) => (typeof stored === 'string' ? stored.trim() : '');
