import type { CellContent } from '../spreadsheet-reader/index.ts';

/** Beside the sheet that people fill in: which field each of its columns was, whatever the fields are called by now. */
export const aditSheetName = '_adit';

/** Codes that are no field's. */
export const idCode = '#id';
export const reasonCode = '#reason';

/** A column as the file was written. */
export interface WrittenColumn {
  readonly code: string;
  readonly group: string;
  readonly label: string;
}

export const aditLines = (modelId: string, version: number, columns: readonly WrittenColumn[]): string[][] => [
  [modelId, String(version)],
  ...columns.map(({ code, group, label }) => [code, group, label]),
];

/** @returns none for a file of another model, or of nobody's */
export function writtenColumns(lines: readonly (readonly CellContent[])[], modelId: string): WrittenColumn[] {
  const [head, ...rest] = lines;
  if (head?.[0] !== modelId) return [];
  return rest.map(([code, group, label]) => ({
    code: String(code ?? ''),
    group: String(group ?? ''),
    label: String(label ?? ''),
  }));
}
