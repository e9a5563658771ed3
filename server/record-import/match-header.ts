import { columnLabel } from '../../engine/schema/lists/column-label.ts';
import { languages } from '../../engine/schema/text/text.ts';
import type { Access } from '../gateway/model-access.ts';
import { systemFields } from '../gateway/system-columns.ts';
import { Refused } from '../kernel/refused.ts';
import { translateTo } from '../kernel/words.ts';
import type { CellContent, SheetsRead } from '../spreadsheet-reader/index.ts';
import { idCode, reasonCode, writtenColumns } from './adit-sheet.ts';
import { groupIn, type ImportColumn, labelIn, listedLabel } from './import-columns.ts';

export interface Header {
  /** What each column of the file is: the code of a field, `#id`, or null for what is passed over. */
  readonly codes: readonly (string | null)[];
  readonly headRows: number;
}

interface HeadCell {
  readonly group: string;
  readonly label: string;
}

const textOf = (cell: CellContent | undefined): string => String(cell ?? '').trim();

/**
 * Which field each column of a file is: by the sheet that our own files have beside, so that a field may be called otherwise
 * by now; else by its label, in any language. What no import takes and the list shows is passed over, as an export has it.
 * @throws Refused badInput
 */
export function matchHeader(access: Access, columns: readonly ImportColumn[], { first, beside }: SheetsRead): Header {
  const written = writtenColumns(beside?.lines ?? [], access.model.id);
  const groups = new Set([...written.map(({ group }) => group), ...columns.flatMap(groupsOf)].filter(Boolean));
  const headRows = (first.lines[0] ?? []).some((cell) => groups.has(textOf(cell))) ? 2 : 1;
  const cells = headCells(first.lines, headRows, groups);
  const known = new Set([...columns.map(({ code }) => code), idCode]);
  const open = [...columns];
  const codes = cells.map((cell, index): string | null => {
    if (cell.label === '') return null;
    const own = written.find(({ group, label }) => group === cell.group && label === cell.label)?.code;
    const code = own ?? open.find((column) => isCalled(access, column, cell))?.code ?? otherCode(access, cell);
    if (code === undefined) throw unlike(columns, index, cell.label);
    const at = open.findIndex((column) => column.code === code);
    if (at >= 0) open.splice(at, 1);
    return known.has(code) ? code : null;
  });
  const lacking = open.find(({ isRequired }) => isRequired);
  if (lacking) throw unlike(columns, columns.indexOf(lacking), '');
  return { codes, headRows };
}

const groupsOf = (column: ImportColumn) => languages.map((language) => groupIn(column, language));

function headCells(
  lines: SheetsRead['first']['lines'],
  headRows: number,
  groups: ReadonlySet<string>,
): readonly HeadCell[] {
  const [above = [], below = []] = lines;
  let group = '';
  return Array.from({ length: Math.max(above.length, headRows === 2 ? below.length : 0) }, (_, index) => {
    const [top, bottom] = [textOf(above[index]), headRows === 2 ? textOf(below[index]) : ''];
    if (top !== '') group = groups.has(top) ? top : '';
    return bottom === '' ? { group: '', label: top } : { group, label: bottom };
  });
}

const isCalled = (access: Access, column: ImportColumn, { group, label }: HeadCell): boolean =>
  languages.some((language) => [labelIn(column, language), listedLabel(access, column, language)].includes(label)) &&
  languages.some((language) => groupIn(column, language) === group);

/** What is no field of an import, and may yet stand in a file. */
function otherCode({ model }: Access, { group, label }: HeadCell): string | undefined {
  const said = (key: string) => languages.some((language) => translateTo(language)(key) === label);
  if (said('import.id')) return idCode;
  if (said('import.reason')) return reasonCode;
  const fields = [...model.catalogue.fields, ...systemFields];
  const inTables = [...model.catalogue.tables.values()].flatMap((table) => table.columns);
  const other = (group === '' ? fields : inTables).find(({ name }) => {
    const listed = model.list.columnList.find(({ prop }) => prop === name);
    const field = model.catalogue.byName.get(name) ?? inTables.find((one) => one.name === name);
    return languages.some((language) => columnLabel({ prop: name, label: listed?.label }, field, language) === label);
  });
  return other && reasonCode;
}

function unlike(columns: readonly ImportColumn[], index: number, found: string): Refused {
  const expected = columns[index];
  const place = index + 1;
  if (!expected) return new Refused('badInput', 'import.column', { place, label: found });
  return new Refused('badInput', 'import.header', { place, label: labelIn(expected, 'zh') });
}
