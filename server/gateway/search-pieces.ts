import { chosenPieces } from '../../engine/schema/search/chosen-values.ts';
import { letterPieces, type Piece, startPieces } from '../../engine/schema/search/pieces.ts';
import { wantedPieces } from '../../engine/schema/search/word-pieces.ts';
import { type DisplayContext, isEmptyValue } from '../../engine/schema/values/index.ts';
import { translateTo } from '../kernel/words.ts';
import type { ColumnShape, PublishedModel } from './model-shape.ts';
import { rowsOf, type Values } from './row-values.ts';
import type { Row } from './run-statement.ts';
import type { SearchedColumn } from './search-shape.ts';

/** What stands in a row beside the values of its fields: who and when, by name of the column. */
export type SystemValues = Readonly<Row>;

/**
 * What a keyword finds of a row, as a `tsvector` in text: the pieces of each searched column behind the key of that
 * column, and who made the row.
 * @param values with the rows of sub-tables
 */
export function piecesOf(
  { search }: PublishedModel,
  values: Readonly<Values>,
  system: SystemValues,
  timeZone: string,
): string {
  // Nothing here is looked up, and no text of these kinds depends on the language.
  const display: DisplayContext = { language: 'zh', translate: translateTo('zh'), timeZone, optionsOf: () => [] };
  const pieces: string[] = [];
  if (typeof system.creator_id === 'string') pieces.push(quoted(creatorPiece(system.creator_id)));
  for (const searched of search.columns)
    pieces.push(...columnPieces(searched, cellsOf(searched, values, system), display));
  return pieces.join(' ');
}

/** Rows of one person are found at once: only their own are open to some. */
const creatorPiece = (userId: string) => `@${userId}`;

/** The values of a column: one, or one for each row of a sub-table. */
function cellsOf({ column, child }: SearchedColumn, values: Readonly<Values>, system: SystemValues): unknown[] {
  if (child) return rowsOf(values[child.field.name]).map((row) => row[column.field.name]);
  return [column.isSystem ? system[column.name] : values[column.field.name]];
}

function columnPieces(
  { column, key, way }: SearchedColumn,
  cells: readonly unknown[],
  display: DisplayContext,
): string[] {
  const filled = cells.filter((value) => !isEmptyValue(value) && !column.kind.isEmpty(value));
  switch (way) {
    case 'value':
      return [...new Set(filled.flatMap((value) => chosenPieces(storedOf(column, value), column.field)))].map((piece) =>
        quoted(`${key}=${piece}`),
      );
    case 'starts':
      return [...new Set(filled.flatMap((value) => startPieces(figureOf(column, value, display))))].map((piece) =>
        quoted(`${key}:${piece}`),
      );
    case 'letters':
      return lettersOf(filled.map((value) => column.kind.display(value, column.field, display))).map(
        ({ text, at }) => `${quoted(`${key}:${text}`)}:${at}`,
      );
  }
}

/** Figures may be written in groups of three: they are found from each group on. */
const figureOf = ({ kind, field }: ColumnShape, value: unknown, display: DisplayContext) =>
  kind.display(value, { ...field, props: { ...field.props, thousands: true } }, display);

/** A switch may write two texts; which of the two it is stands in its column. */
const storedOf = ({ kind, field }: ColumnShape, value: unknown) =>
  kind.column === 'boolean' && kind.toColumn ? kind.toColumn(value, field) : value;

/** Texts of one column one after the other, none a neighbour of the next, within the limit of one text. */
function lettersOf(texts: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const text of texts) pieces.push(...letterPieces(text, (pieces.at(-1)?.at ?? 0) + 2));
  return pieces;
}

/** A word of a `tsvector` or `tsquery`, with signs that mean something there. */
function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, (sign) => sign + sign)}'`;
}

/** The part of a `tsquery` that asks a column of texts for a word. */
export function lettersQuery(key: string, word: string): string {
  const [first, ...rest] = wantedPieces(word).map(({ text, isStart, distance }) => ({
    distance,
    word: `${quoted(`${key}:${text}`)}${isStart ? ':*' : ''}`,
  }));
  return `(${[first?.word ?? "''", ...rest.map((next) => `<${next.distance}> ${next.word}`)].join(' ')})`;
}

/** The part of a `tsquery` that asks a column of figures for one that begins so. */
export const startsQuery = (key: string, figure: string) => `${quoted(`${key}:${figure}`)}:*`;

/** The part of a `tsquery` that asks a column for one of some choices. */
export const choicesQuery = (key: string, pieces: readonly string[]) =>
  `(${pieces.map((piece) => quoted(`${key}=${piece}`)).join(' | ')})`;

/** The part of a `tsquery` that asks for the rows of one person. */
export const creatorQuery = (userId: string) => quoted(creatorPiece(userId));
