import type { Node } from '../../engine/schema/documents/node.ts';
import { ownWords } from '../../engine/schema/documents/usual-words.ts';
import { limits } from '../../engine/schema/limits.ts';

export interface TableButton {
  readonly value: string;
  readonly label: string | undefined;
  /** A button of the design's own that opens a picker of records. */
  readonly records: RecordSource | undefined;
}

/** Where rows are picked from, and what of a record goes into which column. */
export interface RecordSource {
  readonly interfaceId: string;
  readonly title: string | undefined;
  readonly widthPx: number;
  readonly pageSize: number;
  readonly columns: readonly { readonly value: string; readonly label: string }[];
  readonly relations: readonly { readonly field: string; readonly constant: boolean; readonly value: unknown }[];
  readonly params: readonly { readonly field: string; readonly relationField: string; readonly value: unknown }[];
}

/** What a sub-table's settings say, with everything that is not of its kind left out. */
export interface TableSettings {
  readonly actionText: string | undefined;
  readonly records: RecordSource | undefined;
  readonly showSummary: boolean;
  /** Empty: every column of numbers. */
  readonly summaryField: readonly string[];
  readonly thousands: (column: string) => boolean;
  /** A row of its own may be begun; else rows come only by choosing records, or not at all. */
  readonly canAdd: boolean;
  readonly canCopy: boolean;
  readonly canRemove: boolean;
  /** Undefined: the usual add button. */
  readonly footer: readonly TableButton[] | undefined;
}

type Stored = Readonly<Record<string, unknown>>;
const usualWidthPx = 800;
const widthMostPx = 1_600;

export function readTableSettings(props: Stored, node: Node): TableSettings {
  const conf = record(node.props?.addTableConf);
  const picks = Number(props.addType) === 1;
  const thousands = names(props.thousandsField);
  const rowButtons = buttonsOf(props.columnBtnsList);
  const has = (value: string) => rowButtons === undefined || rowButtons.some((button) => button.value === value);
  const records = picks ? readSource({ ...conf, ...given(props) }) : undefined;
  const footer = buttonsOf(props.footerBtnsList);
  return {
    actionText: words(ownWords('addRow', words(props.actionText))),
    records,
    showSummary: props.showSummary === true,
    summaryField: names(props.summaryField),
    thousands: (column) => props.thousands === true || thousands.includes(column),
    canAdd: !records && (footer === undefined || footer.some(({ value }) => value === 'add')),
    canCopy: has('copy'),
    canRemove: has('remove'),
    footer,
  };
}

function readSource(stored: Stored): RecordSource | undefined {
  const interfaceId = words(stored.interfaceId);
  if (!interfaceId) return undefined;
  const width = Number.parseInt(String(stored.popupWidth ?? ''), 10);
  const size = Number(stored.pageSize);
  return {
    interfaceId,
    title: words(stored.popupTitle),
    widthPx: width > 0 ? Math.min(width, widthMostPx) : usualWidthPx,
    // Without pages everything is asked for at once, up to what a page may hold.
    pageSize:
      stored.hasPage === false ? limits.pageSizeMost : Number.isInteger(size) && size > 0 ? size : limits.pageSize,
    columns: records(stored.columnOptions).flatMap(({ value, label }) => {
      const name = words(value);
      return name ? [{ value: name, label: words(label) ?? name }] : [];
    }),
    relations: records(stored.relationOptions).flatMap(({ field, type, value }) => {
      const name = words(field);
      return name ? [{ field: columnOf(name), constant: Number(type) === 2, value }] : [];
    }),
    params: records(stored.templateJson).flatMap(({ field, relationField, defaultValue }) => {
      const name = words(field);
      return name ? [{ field: name, relationField: words(relationField) ?? '', value: defaultValue }] : [];
    }),
  };
}

/** Undefined where the design lists none at all; `show: false` takes one away. */
function buttonsOf(stored: unknown): TableButton[] | undefined {
  if (!Array.isArray(stored) || stored.length === 0) return undefined;
  return records(stored).flatMap(({ value, label, show, actionConfig }) => {
    const name = words(value);
    if (!name || show === false) return [];
    return [{ value: name, label: words(label), records: readSource(record(actionConfig)) }];
  });
}

/** Designs write a column as `table-column` or by its own name. */
const columnOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);
const names = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string').map(columnOf) : [];
const words = (stored: unknown) => (typeof stored === 'string' && stored.trim() ? stored : undefined);
const given = (props: Stored) =>
  Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  );
const record = (stored: unknown): Stored =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
const records = (stored: unknown): Stored[] => (Array.isArray(stored) ? stored.map(record) : []);
