import { columnLabel } from '../../engine/schema/lists/column-label.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type Access, isHidden } from '../gateway/model-access.ts';
import type { ChildShape, ColumnShape } from '../gateway/model-shape.ts';

/** A field that a spreadsheet can hold. */
export interface ImportColumn {
  /** `vModel` or `table-child`. */
  readonly code: string;
  readonly column: ColumnShape;
  /** The sub-table that it stands in. */
  readonly child: ChildShape | null;
  readonly isRequired: boolean;
}

/** Files, shapes and figures that are calculated are in no cell. */
const notInCells: ReadonlySet<string> = new Set(['files', 'geometry', 'computed', 'table']);

/**
 * Fields of an import in the order of the form: those that the published list names, and all that may not stay empty; only
 * such as the actor may write and nothing else fills in.
 */
export function importColumns(access: Access): readonly ImportColumn[] {
  const { catalogue, children, list, main } = access.model;
  const chosen = list.uploaderTemplateJson?.selectKey;
  const columns = catalogue.fields.flatMap(({ name }): ImportColumn[] => {
    const child = children.get(name) ?? null;
    const own = main.byField.get(name);
    const shapes = child ? child.columns : own ? [own] : [];
    return shapes.map((column) => ({ code: column.code, column, child, isRequired: isRequired(column) }));
  });
  return columns.filter(
    (one) =>
      isWritten(access, one) &&
      (chosen === undefined || chosen.length === 0 || one.isRequired || chosen.includes(one.code)),
  );
}

const isRequired = ({ field }: ColumnShape) => field.node.config.required === true;

function isWritten({ model, shown }: Access, { code, column, child }: ImportColumn): boolean {
  const { descriptor, kind, node } = column.field;
  if (notInCells.has(kind) || descriptor.filledBy !== undefined || descriptor.secret?.(node) === true) return false;
  if (isHidden(column) || (child && (isHidden(child) || model.closed.has(child.field)))) return false;
  return !model.closed.has(column.field) && shown(code);
}

/** Whether records that are there already are changed; else each line is a new one. */
export const changesRecords = ({ model }: Access): boolean => model.list.uploaderTemplateJson?.dataType === '2';

/** What stands over the column: what the form calls the field. */
export const labelIn = ({ code, column }: ImportColumn, language: Language): string =>
  columnLabel({ prop: code }, column.field, language);

/** What the list calls it, as an export does. */
export function listedLabel({ model }: Access, { code, column }: ImportColumn, language: Language): string {
  const listed = model.list.columnList.find(({ prop }) => prop === code);
  return columnLabel({ prop: code, label: listed?.label }, column.field, language);
}

/** What stands over all columns of its sub-table; '' where it is in none. */
export const groupIn = ({ child }: ImportColumn, language: Language): string =>
  child === null ? '' : columnLabel({ prop: child.field.name }, child.field, language);
