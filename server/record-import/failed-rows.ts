import type { Language } from '../../engine/schema/text/text.ts';
import { plainText } from '../../engine/schema/values/index.ts';
import { parseJsonText } from '../gateway/parse-record.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { RecordLines } from '../spreadsheet/index.ts';
import { changesRecords, type ImportColumn } from './import-columns.ts';
import { headColumns, makeImportFile } from './import-sheet.ts';
import { type ImportedRow, rowsFrom } from './imported-row.ts';
import { openImport } from './open-import.ts';
import { type RowWords, rowsBelow, rowWords, textCell } from './row-words.ts';

/**
 * OnlineDev/{id}/ImportExceptionData: rows that were refused, as a file like the template, with the reason behind each: to be
 * put right and imported again.
 * @throws Refused forbidden, badInput, full
 */
export async function failedRows(
  context: AppContext,
  actor: Actor,
  modelId: string,
  list: string,
  language: Language,
): Promise<{ url: string; name: string }> {
  const opened = await openImport(context, actor, modelId);
  const rows = rowsFrom(list);
  const reasons = reasonsIn(list);
  const { columns, access } = opened;
  const words = await rowWords(context, actor, columns, rows, language);
  const heads = await headColumns(context, opened, language, true);
  const hasId = changesRecords(access);
  const records = rows.map((row, index) => linesOf(row, reasons[index] ?? '', { columns, words, hasId }));
  return makeImportFile(context, opened, heads, records, { title: 'import.failures', language });
}

function reasonsIn(list: string): string[] {
  const rows = parseJsonText(list, 'list');
  return Array.isArray(rows) ? rows.map((row: unknown) => plainText(Object(row).errorsInfo) ?? '') : [];
}

interface Writing {
  readonly columns: readonly ImportColumn[];
  readonly words: RowWords;
  readonly hasId: boolean;
}

function linesOf({ id, data }: ImportedRow, reason: string, { columns, words, hasId }: Writing): RecordLines {
  const count = Math.max(1, ...columns.map(({ child }) => rowsBelow(data, child?.field.name).length));
  return Array.from({ length: count }, (_, line) => [
    ...(hasId ? [line === 0 ? textCell(id ?? '') : null] : []),
    ...columns.map((one) => {
      const holder = one.child ? rowsBelow(data, one.child.field.name)[line] : line === 0 ? data : undefined;
      return holder ? words.cell(one, holder[one.column.field.name]) : null;
    }),
    line === 0 ? textCell(reason) : null,
  ]);
}
