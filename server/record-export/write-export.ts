import type { ExportFormat } from '../../engine/schema/lists/export-scopes.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import { labelOf, makeFile } from '../file/index.ts';
import type { PublishedModel } from '../gateway/index.ts';
import { type OpenListQuery, openListQuery } from '../gateway/list-query.ts';
import { accessWithButton } from '../gateway/model-right.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { csv, type SheetTable, xlsx, ZipTooLarge } from '../spreadsheet/index.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';
import { type ExportQuery, exportedIds } from './exported-ids.ts';
import { readRecords } from './read-records.ts';

/** An export that may be: whoever asks for it has the button, and sees these columns and what he asks by. */
export interface OpenExport {
  readonly listing: OpenListQuery;
  readonly columns: readonly ExportColumn[];
  readonly query: ExportQuery;
}

/** @throws Refused forbidden, badInput */
export async function openExport(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: ExportQuery,
  language: Language,
): Promise<OpenExport> {
  const access = await accessWithButton(context, actor, modelId, 'btn_download');
  const columns = exportColumns(access, query.selectKey, language);
  return { listing: await openListQuery(context, access, query, language), columns, query };
}

/** Of a run that takes long. */
interface Following {
  readonly signal?: AbortSignal;
  progress?(done: number, total: number): void;
}

/**
 * Writes the file, and who took out how many records.
 * @returns the id of the file, and how many records are in it
 * @throws Refused tooLarge, full
 */
export async function writeExport(opened: OpenExport, { signal, progress }: Following = {}) {
  const { listing, columns, query } = opened;
  const { context, access, language } = listing;
  const { model, actor } = access;
  const ids = await exportedIds(listing, query);
  let count = 0;
  async function* counted() {
    for await (const slice of readRecords(listing, columns, ids)) {
      signal?.throwIfAborted();
      count += slice.length;
      progress?.(count, ids.count);
      yield slice;
    }
  }
  const { format = 'xlsx' } = query;
  const name = nameIn({ fullName: model.fullName, names: model.fullNames }, language);
  const table: SheetTable = { name, columns: columns.map(({ head }) => head), records: counted() };
  const now = context.now();
  const file = {
    purpose: 'export' as const,
    modelId: model.id,
    name: fileName(name, format, formatInstant(now.toISOString(), 'YYYYMMDD-HHmmss', context.settings.timeZone)),
    mediaType: mediaTypes[format],
    content: format === 'csv' ? csv(table) : xlsx(table, now),
  };
  const fileId = await makeFile(context, actor, file, signal).catch((error: unknown) => {
    throw error instanceof ZipTooLarge ? new Refused('tooLarge', 'export.large') : error;
  });
  await context.audit({
    actor,
    action: 'record.export',
    target: model.id,
    outcome: 'done',
    detail: `${count} ${format}`,
  });
  return { fileId, count };
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

function fileName(model: PublishedModel['fullName'], format: ExportFormat, stamp: string): string {
  return `${labelOf(model.replace(/[/\\:*?"<>|]/g, ' ')) ?? 'export'} ${stamp}.${format}`;
}
