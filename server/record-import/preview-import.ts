import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { offeredNow } from '../offers/index.ts';
import { checkRows } from './check-rows.ts';
import { groupIn, type ImportColumn, labelIn } from './import-columns.ts';
import { keptImport } from './import-state.ts';
import { type ImportedRow, type Preview, type RowProblem, rowsFrom } from './imported-row.ts';
import { type OpenImport, openImport } from './open-import.ts';
import { readRecords } from './read-records.ts';
import { errorOf } from './row-problems.ts';
import { type RowWords, rowsBelow, rowWords } from './row-words.ts';
import { findTargets } from './targets.ts';

interface Asked {
  readonly fileName: string;
  /** The rows as somebody has changed them since; else those of the file. */
  readonly list?: string | undefined;
}

/**
 * OnlineDev/{id}/ImportPreview: the rows of a file as the form holds them, with all that is wrong with them. Nothing is written.
 * @throws Refused forbidden, notFound, conflict, badInput
 */
export async function previewImport(
  context: AppContext,
  actor: Actor,
  modelId: string,
  { fileName, list }: Asked,
  language: Language,
): Promise<Preview> {
  const opened = await openImport(context, actor, modelId);
  const kept = await keptImport(context, opened.access, fileName);
  const read =
    list === undefined
      ? await readRecords(context, actor, opened.columns, kept)
      : { rows: rowsFrom(list), problems: [] };
  return lookThrough(context, opened, read.rows, read.problems, language);
}

async function lookThrough(
  context: AppContext,
  { access, columns }: OpenImport,
  rows: readonly ImportedRow[],
  unread: readonly RowProblem[],
  language: Language,
): Promise<Preview> {
  const offered = await offeredNow(context, access.actor, access.model.catalogue);
  const { ofRow, problems: ofTargets } = await findTargets(context.database.kysely, access, rows);
  const checked = await checkRows(
    context,
    access,
    offered,
    rows.map(({ data }, row) => ({ row, data, target: ofRow[row] })),
  );
  const words = await rowWords(context, access.actor, columns, rows, language);
  // What could not be read says why by itself; the rules say it again.
  const said = new Set(unread.map(placeOf));
  const problems = [...unread, ...[...ofTargets, ...checked.problems].filter((one) => !said.has(placeOf(one)))];
  const repeated = new Set(ofTargets.filter(({ problem }) => problem.code === 'import.twice').map(({ row }) => row));
  const wrong = new Set(problems.map(({ row }) => row).filter((row) => !repeated.has(row)));
  const right = rows.flatMap((_, row) => (wrong.has(row) || repeated.has(row) ? [] : [ofRow[row]]));
  return {
    headerRow: headerOf(columns, language),
    dataRow: rows.map((one, row) => {
      const target = ofRow[row];
      const known = target ? { id: target.id, revision: one.revision ?? target.revision } : {};
      return { ...one, ...known, ...wordsOf(columns, words, one) };
    }),
    errors: problems.map((one) => errorOf(one, language)),
    counts: {
      create: right.filter((target) => !target).length,
      update: right.filter((target) => target).length,
      repeated: repeated.size,
      wrong: wrong.size,
    },
  };
}

function wordsOf(
  columns: OpenImport['columns'],
  words: RowWords,
  { data }: ImportedRow,
): Pick<Preview['dataRow'][number], 'texts' | 'children'> {
  const textsOf = (holder: ImportedRow['data'], table: string | null) =>
    Object.fromEntries(
      columns.flatMap((one) => {
        if ((one.child?.field.name ?? null) !== table) return [];
        const text = words.text(one, holder[one.column.field.name]);
        return text === '' ? [] : [[one.code, text]];
      }),
    );
  const tables = new Set(columns.flatMap(({ child }) => (child ? [child.field.name] : [])));
  const children = [...tables].flatMap((table) => {
    const rows = rowsBelow(data, table).map((row) => textsOf(row, table));
    return rows.length > 0 ? [[table, rows] as const] : [];
  });
  return { texts: textsOf(data, null), children: Object.fromEntries(children) };
}

const placeOf = ({ row, field, child }: RowProblem) => `${row} ${field} ${child ?? ''}`;

function headerOf(columns: OpenImport['columns'], language: Language): Preview['headerRow'] {
  const cellOf = (one: ImportColumn) => ({
    id: one.code,
    fullName: labelIn(one, language),
    required: one.isRequired,
    kind: one.column.field.kind,
  });
  const header: Preview['headerRow'] = [];
  for (const one of columns) {
    if (one.child === null) header.push(cellOf(one));
    else {
      const id = one.child.field.name;
      const table = header.find((known) => known.id === id);
      if (table) table.children?.push(cellOf(one));
      else
        header.push({ id, fullName: groupIn(one, language), required: false, kind: 'table', children: [cellOf(one)] });
    }
  }
  return header;
}
