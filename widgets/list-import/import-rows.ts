// Here: records out of a spreadsheet into a list: its file, its rows with what is wrong with them, and what became of them.

import type { CallAnswer } from '../../engine/contract/requests.ts';
import type { FieldCatalogue } from '../../engine/schema/fields/fields.ts';

/** The list that takes them in. */
export interface Importing {
  /** In front of ids of elements: what the rows are of. */
  readonly modelId: string;
  readonly ways: ImportWays;
  /** The fields in which a row is put right. */
  fieldsOf(preview: Preview): FieldCatalogue;
}

/** The rows of a file, as the server read them last. */
export type Preview = CallAnswer<'importPreview'>;
export type PreviewRow = Preview['dataRow'][number];
export interface ImportResult extends CallAnswer<'importData'> {
  /** First passwords of people who were made. */
  readonly codes?: CallAnswer<'importUsers'>['codes'];
  /** What those who were refused are asked for by. */
  readonly token?: string;
}

/** What the server is asked for. @template Seen the preview, as the kind of import has it */
export interface ImportWays<Seen extends Preview = Preview> {
  template(): Promise<{ readonly url: string }>;
  /** @returns what the file is called from now on */
  send(body: FormData): Promise<string>;
  /** @param list the rows as somebody has changed them since */
  look(fileName: string, list: string | undefined): Promise<Seen>;
  put(fileName: string, seen: Seen, idempotencyKey: string): Promise<ImportResult>;
  failures(result: ImportResult): Promise<{ readonly url: string }>;
}

/** The rows as they go back to the server: what people read of them stays here. */
export const listOf = (rows: readonly PreviewRow[]): string =>
  JSON.stringify(rows.map(({ texts: _texts, children: _children, ...row }) => row));

/** A line of the grid: the row itself with its first sub-rows, or further sub-rows below it. */
export interface GridLine {
  readonly row: number;
  readonly sub: number;
}

export function linesOf(preview: Preview, onlyWrong: boolean): GridLine[] {
  const wrong = new Set(preview.errors.map(({ row }) => row));
  return preview.dataRow.flatMap(({ children }, row) => {
    if (onlyWrong && !wrong.has(row)) return [];
    const count = Math.max(1, ...Object.values(children).map(({ length }) => length));
    return Array.from({ length: count }, (_, sub) => ({ row, sub }));
  });
}

/** A column of the grid: of the row itself, or of a sub-table. */
export interface GridHead {
  readonly code: string;
  readonly table: string | null;
  readonly label: string;
  readonly isRequired: boolean;
}

export const headsOf = ({ headerRow }: Preview): GridHead[] =>
  headerRow.flatMap(({ id, fullName, required, children }): GridHead[] =>
    children
      ? children.map((child) => ({
          code: child.id,
          table: id,
          label: `${fullName} / ${child.fullName}`,
          isRequired: child.required,
        }))
      : [{ code: id, table: null, label: fullName, isRequired: required }],
  );

/** What is wrong, by the place of its cell; under '' that of the whole row. */
export function reasonsOf({ errors }: Preview): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { row, field, child, message } of errors) {
    const place = placeOf(row, field, child);
    const known = reasons.get(place);
    reasons.set(place, known === undefined ? message : `${known}；${message}`);
  }
  return reasons;
}

export const placeOf = (row: number, code: string, child: number | undefined): string =>
  `${row} ${code} ${child ?? ''}`;

export function textAt({ texts, children }: PreviewRow, { code, table }: GridHead, sub: number): string {
  if (table === null) return sub === 0 ? (texts[code] ?? '') : '';
  return children[table]?.[sub]?.[code] ?? '';
}

export const withoutRow = (rows: readonly PreviewRow[], row: number): PreviewRow[] =>
  rows.filter((_, index) => index !== row);

/** Without the rows of its sub-tables that stand in one line. */
export function withoutSubRow(rows: readonly PreviewRow[], row: number, sub: number): PreviewRow[] {
  return rows.map((one, index) => {
    if (index !== row) return one;
    const data = { ...one.data };
    for (const table of Object.keys(one.children)) {
      const below = data[table];
      if (Array.isArray(below)) data[table] = below.filter((_, at) => at !== sub);
    }
    return { ...one, data };
  });
}
