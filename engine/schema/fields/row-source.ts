import { limits } from '../limits.ts';
import { type InterfaceParameter, readParameters } from './interface-parameters.ts';

/** Rows that a widget offers, as its stored props say: how they are shown, and what a choice does. */
interface OfferedRows {
  /** What is shown of each, under its title; none: the widget shows what there is. */
  readonly columns: readonly { readonly value: string; readonly label: string }[];
  /** What a choice fills in: a field of the form, and the output, or a fixed value, that goes into it. */
  readonly relations: readonly { readonly field: string; readonly constant: boolean; readonly value: unknown }[];
  readonly parameters: readonly InterfaceParameter[];
  readonly pageSize: number;
  readonly title: string | undefined;
  readonly widthPx: number;
}

/** Those of a data interface. Source: dialect facts 2, popupSelect. */
export interface RowSource extends OfferedRows {
  readonly interfaceId: string;
}

/** Those of a model: its records. */
export interface RecordRows extends OfferedRows {
  readonly modelId: string;
}

interface Picked {
  /** Which output identifies a row, and which one people read. */
  readonly key: string;
  readonly label: string;
}

/** Of a value that is a row's of a data interface. */
export interface PickedRow extends RowSource, Picked {}

/** Of a value that is the id of a record; people read the field `label` of it. */
export interface PickedRecord extends RecordRows, Picked {}

type Stored = Readonly<Record<string, unknown>>;
const usualWidthPx = 800;
const widthMostPx = 1_600;

/** Undefined where no interface is named. */
export function readRowSource(stored: Stored): RowSource | undefined {
  const interfaceId = words(stored.interfaceId);
  return interfaceId ? { interfaceId, ...readOffered(stored) } : undefined;
}

export function readPickedRow(stored: Stored): PickedRow | undefined {
  const source = readRowSource(stored);
  return (
    source && { ...source, key: words(stored.propsValue) ?? 'id', label: words(stored.relationField) ?? 'fullName' }
  );
}

/** Undefined where no model is named, or nothing of it to be read. */
export function readPickedRecord(stored: Stored): PickedRecord | undefined {
  const modelId = words(stored.modelId);
  const label = words(stored.relationField);
  return modelId && label ? { modelId, key: 'id', label, ...readOffered(stored) } : undefined;
}

function readOffered(stored: Stored): OfferedRows {
  const width = Number.parseInt(String(stored.popupWidth ?? ''), 10);
  const size = Number(stored.pageSize);
  return {
    title: words(stored.popupTitle),
    widthPx: width > 0 ? Math.min(width, widthMostPx) : usualWidthPx,
    // Without pages everything is asked for at once, up to what a page may hold.
    pageSize:
      stored.hasPage === false ? limits.pageSizeMost : Number.isInteger(size) && size > 0 ? size : limits.pageSize,
    columns: readColumns(stored.columnOptions),
    relations: records(stored.relationOptions).flatMap(({ field, type, value }) => {
      const name = words(field);
      return name ? [{ field: name.slice(name.lastIndexOf('-') + 1), constant: Number(type) === 2, value }] : [];
    }),
    parameters: readParameters(stored.templateJson),
  };
}

/** Columns that are shown while people choose, each with its title. */
export function readColumns(stored: unknown): { readonly value: string; readonly label: string }[] {
  return records(stored).flatMap(({ value, label }) => {
    const name = words(value);
    return name ? [{ value: name, label: words(label) ?? name }] : [];
  });
}

const words = (stored: unknown) => (typeof stored === 'string' && stored.trim() ? stored : undefined);
const record = (stored: unknown): Stored =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
const records = (stored: unknown): Stored[] => (Array.isArray(stored) ? stored.map(record) : []);
