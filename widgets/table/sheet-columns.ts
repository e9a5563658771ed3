import type { CompiledField, CompiledTable, Read } from '../../engine/schema/check/index.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type ValueKindName, valueKinds, withUnit } from '../../engine/schema/values/index.ts';

export interface SheetColumn {
  readonly name: string;
  readonly compiled: CompiledField;
  readonly label: string;
  /** The label with the unit of the column's figures. */
  readonly heading: string;
  readonly align: 'left' | 'right' | 'center';
  /** One entry of `grid-template-columns`. */
  readonly track: string;
  readonly minPx: number;
  readonly required: boolean;
  readonly calculated: boolean;
  /** Somebody may ever write into it. */
  readonly writable: boolean;
  /** Written by typing: the key that is pressed goes straight into the value. */
  readonly typed: boolean;
  /** Chosen from something that opens. */
  readonly opens: boolean;
}

const typedKinds = new Set<ValueKindName>(['text', 'longText', 'integer', 'decimal']);
const widthsPx: Partial<Record<ValueKindName, number>> = {
  integer: 96,
  decimal: 104,
  computed: 112,
  boolean: 80,
  threeState: 96,
  date: 132,
  dateTime: 168,
  time: 104,
  dateRange: 220,
  numberRange: 184,
  timeRange: 184,
  dateTimeRange: 320,
  longText: 180,
};
const usualWidthPx = 136;
/** As narrow as a column of a sheet that is only read may get, so that the last ones stay in sight. */
const leastWidthsPx: Partial<Record<ValueKindName, number>> = {
  date: 108,
  dateTime: 144,
  dateRange: 196,
  timeRange: 132,
  dateTimeRange: 260,
  longText: 112,
};
const usualLeastPx = 84;
const widthsBoundsPx = [48, 800] as const;

/**
 * The columns of a sub-table as they stand on the page. One that is never shown, or whose condition reads nothing of the
 * row and does not hold, is not there; a condition that reads the row is each row's own.
 * @param readOnly columns shrink below the width they are designed for where there is no room for all
 */
export function sheetColumns(table: CompiledTable, read: Read, language: Language, readOnly = false): SheetColumn[] {
  const columns = table.columns.flatMap((compiled) => {
    const { field, shown } = compiled;
    const holdsForAll = (rule: CompiledField['shown']) =>
      rule !== null && [...rule.reads].every((name) => !table.byName.has(name)) && rule.holds(read);
    const forAll = shown !== null && [...shown.reads].every((name) => !table.byName.has(name));
    if (field.hidden || (forAll && !shown.holds(read))) return [];
    const { config } = field.node;
    const kind = valueKinds[field.kind];
    const [least, most] = widthsBoundsPx;
    const own = config.columnWidth;
    const fixed = typeof own === 'number' && own > 0 ? Math.min(Math.max(own, least), most) : undefined;
    const ownPx = fixed ?? widthsPx[field.kind] ?? usualWidthPx;
    const minPx = readOnly ? Math.min(ownPx, leastWidthsPx[field.kind] ?? usualLeastPx) : ownPx;
    const calculated = field.kind === 'computed';
    const typed = typedKinds.has(field.kind);
    const align: unknown = Reflect.get(config, 'tableAlign');
    const isDisplay = field.descriptor.kind === 'action';
    const label = localText(config.label, language) || (isDisplay ? '' : field.name);
    return [
      {
        name: field.name,
        compiled,
        label,
        heading: withUnit(label, field, language),
        align: align === 'center' || align === 'right' ? align : kind.align,
        ownPx,
        isFixed: fixed !== undefined,
        minPx,
        required: compiled.required || holdsForAll(compiled.requiredWhen),
        calculated,
        writable: !calculated && !isDisplay && field.descriptor.filledBy === undefined && field.props.readonly !== true,
        typed: typed && !isDisplay,
        opens: !typed && !['boolean', 'threeState', 'files', 'computed'].includes(field.kind),
      },
    ];
  });
  // A sheet fills its width: where every column has its own, they share what is left over.
  const shared = columns.every(({ isFixed }) => isFixed);
  return columns.map(({ ownPx, isFixed, ...column }) => ({
    ...column,
    track: `minmax(${column.minPx}px, ${isFixed && !shared ? `${ownPx}px` : `${Math.round(ownPx / 8)}fr`})`,
  }));
}

/** Fields of the main form on which the columns depend: their change redraws the sheet. */
export function columnReads(table: CompiledTable): string[] {
  const names = new Set<string>();
  for (const { shown, enabled, requiredWhen } of table.columns) {
    for (const rule of [shown, enabled, requiredWhen]) for (const name of rule?.reads ?? []) names.add(name);
  }
  return [...names].filter((name) => !table.byName.has(name));
}
