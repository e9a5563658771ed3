import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { type Choice, choicesSaying, switchOptions, wayPiece } from '../../engine/schema/search/chosen-values.ts';
import { isFoundByKeyword } from '../../engine/schema/search/keyword-fields.ts';
import { plainFigure } from '../../engine/schema/search/pieces.ts';
import { searchWords } from '../../engine/schema/search/search-words.ts';
import { languages } from '../../engine/schema/text/text.ts';
import type { DisplayContext } from '../../engine/schema/values/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { translateTo } from '../kernel/words.ts';
import { hasOptions, optionsOfField } from '../offers/index.ts';
import { waysTo } from '../permission/references/index.ts';
import { allOf, anyOf, type Condition } from './comparison-sql.ts';
import { choiceSays, columnSays, namedSays, namedSo, textSays } from './keyword-columns.ts';
import { type Access, isKeptFromLists } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import type { Row } from './run-statement.ts';
import { choicesQuery, creatorQuery, lettersQuery, startsQuery } from './search-pieces.ts';
import type { SearchedColumn } from './search-shape.ts';

/** How a word is asked for in a column: of the pieces that the rows keep, or of the column itself. */
type Asked = { readonly pieces: string } | { readonly column: Condition } | null;

/**
 * The rows that have every word of a keyword in some column that the actor may see in lists. What stands in another column
 * is neither found nor counted: each piece is kept behind the key of its column, and only the keys of these are asked for.
 * @returns undefined where nothing is looked for
 * @throws Refused badInput
 */
export async function keywordCondition(
  context: AppContext,
  access: Access,
  keyword: string | undefined,
  columns: readonly SearchedColumn[] = searchedColumns(access),
): Promise<Condition | undefined> {
  if (!keyword?.trim()) return undefined;
  if (keyword.includes('\u0000')) throw new Refused('badInput', 'list.keyword');
  const parts: Condition[] = [];
  const queries: string[] = access.rows.isOwnOnly && keepsPieces(access) ? [creatorQuery(access.actor.userId)] : [];
  for (const word of searchWords(keyword)) {
    const asked = await Promise.all(columns.map((column) => ask(context, access, column, word)));
    const pieces = asked.flatMap((one) => (one && 'pieces' in one ? [one.pieces] : []));
    const others = asked.flatMap((one) => (one && 'column' in one ? [one.column] : []));
    if (others.length === 0 && pieces.length > 0) queries.push(`(${pieces.join(' | ')})`);
    else parts.push(anyOf([...(pieces.length > 0 ? [hasPieces(pieces.join(' | '))] : []), ...others]));
  }
  // One question for all words: the index then looks for the rarest first.
  return allOf([...(queries.length > 0 ? [hasPieces(queries.join(' & '))] : []), ...parts]);
}

const hasPieces = (query: string) => sql`m.search_pieces @@ cast(${query} as tsquery)`;

const keepsPieces = ({ model }: Access) => model.search.isKept && model.isSearchFilled;
/** Rows keep the pieces of the columns of their lists. */
const keepsPiecesOf = (access: Access, searched: SearchedColumn) =>
  keepsPieces(access) && access.model.search.columns.includes(searched);

/** The columns that a keyword is looked for in where people choose a row: those that they read there. */
export function searchedInPicker(access: Access, picked: readonly ColumnShape[]): SearchedColumn[] {
  const listed = searchedColumns(access).filter(({ child }) => child === null);
  return picked.flatMap((column) => {
    const known = listed.find((one) => one.column === column);
    const way = isFoundByKeyword(column.field) ? column.kind.keyword : null;
    // What no list shows is asked of its column: it reads every row.
    return known ?? (way ? [{ column, child: null, key: '', way }] : []);
  });
}

/** The columns that a keyword is looked for in for this actor. */
export function searchedColumns(access: Access): SearchedColumn[] {
  return access.model.search.columns.filter(
    ({ column }) => access.listed(column.code) && !isKeptFromLists(access, column),
  );
}

async function ask(context: AppContext, access: Access, searched: SearchedColumn, word: string): Promise<Asked> {
  const { key, way } = searched;
  if (way === 'value') return askForChoices(context, access, searched, word);
  const figures = plainFigure(word);
  if (!keepsPiecesOf(access, searched)) {
    const says = textSays(searched, word, figures, context.settings.timeZone);
    return { column: columnSays(access, searched, says) };
  }
  return { pieces: way === 'letters' ? lettersQuery(key, word) : startsQuery(key, figures) };
}

/**
 * Rows keep what was chosen, not how it was called when they were written: its words are looked up now, where the list
 * takes them from, so that a new label is found at once and an old one no longer.
 */
async function askForChoices(
  context: AppContext,
  access: Access,
  searched: SearchedColumn,
  word: string,
): Promise<Asked> {
  const named = namedSo(access, searched, word);
  const isKept = keepsPiecesOf(access, searched);
  if (named && !isKept) return { column: columnSays(access, searched, namedSays(searched, named)) };
  const choices = named
    ? await namedChoices(context, access, searched, named)
    : await choicesOf(context, access, searched, word);
  if (choices.length === 0) return null;
  if (isKept && choices.length <= limits.keywordValues)
    return {
      pieces: choicesQuery(
        searched.key,
        choices.map(({ piece }) => piece),
      ),
    };
  if (named) return { column: columnSays(access, searched, namedSays(searched, named)) };
  return {
    column: columnSays(
      access,
      searched,
      choiceSays(
        searched,
        choices.map(({ value }) => value),
      ),
    ),
  };
}

async function namedChoices(
  context: AppContext,
  { model }: Access,
  { column }: SearchedColumn,
  named: Condition,
): Promise<Choice[]> {
  const { rows } = await sql<Row>`${named} limit ${limits.keywordValues + 1}`.execute(context.database.kysely);
  const ids = rows.map(({ id }) => String(id));
  const isWay = column.field.kind === 'path' || column.field.kind === 'paths';
  if (!isWay) return ids.map((id) => ({ piece: id, value: id }));
  const ways = await waysTo(context, model.tenantId, ids);
  return ways.map((way) => ({ piece: wayPiece(way), value: way.at(-1) ?? '' }));
}

async function choicesOf(context: AppContext, access: Access, { column }: SearchedColumn, word: string) {
  const { field, kind } = column;
  if (kind.column === 'boolean') return choicesSaying(switchOptions(field, displays(context)), word, field);
  if (!hasOptions(field)) return [];
  return choicesSaying(await optionsOfField(context, access.actor, field), word, field);
}

function displays({ settings }: AppContext): Map<(typeof languages)[number], DisplayContext> {
  return new Map(
    languages.map((language) => [
      language,
      { language, translate: translateTo(language), timeZone: settings.timeZone, optionsOf: () => [] },
    ]),
  );
}
