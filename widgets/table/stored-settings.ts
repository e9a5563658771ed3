import type { Node } from '../../engine/schema/documents/node.ts';
import { ownWords } from '../../engine/schema/documents/usual-words.ts';
import { type RowSource, readRowSource } from '../../engine/schema/fields/row-source.ts';

export interface TableButton {
  readonly value: string;
  readonly label: string | undefined;
  /** A button of the design's own that opens a picker of records. */
  readonly records: RowSource | undefined;
}

/** What a sub-table's settings say, with everything that is not of its kind left out. */
export interface TableSettings {
  readonly actionText: string | undefined;
  readonly records: RowSource | undefined;
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

export function readTableSettings(props: Stored, node: Node): TableSettings {
  const conf = record(node.props?.addTableConf);
  const picks = Number(props.addType) === 1;
  const thousands = names(props.thousandsField);
  const rowButtons = buttonsOf(props.columnBtnsList);
  const has = (value: string) => rowButtons === undefined || rowButtons.some((button) => button.value === value);
  const records = picks ? readRowSource({ ...conf, ...given(props) }) : undefined;
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

/** Undefined where the design lists none at all; `show: false` takes one away. */
function buttonsOf(stored: unknown): TableButton[] | undefined {
  if (!Array.isArray(stored) || stored.length === 0) return undefined;
  return records(stored).flatMap(({ value, label, show, actionConfig }) => {
    const name = words(value);
    if (!name || show === false) return [];
    return [{ value: name, label: words(label), records: readRowSource(record(actionConfig)) }];
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
