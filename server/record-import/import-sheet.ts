import { limits } from '../../engine/schema/limits.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { allLabels, dateFormats, dayFormat, formatDate } from '../../engine/schema/values/index.ts';
import { labelOf } from '../file/file-names.ts';
import { makeFile } from '../file/index.ts';
import { ticketForFile } from '../file-tickets/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import { hasOptions, optionsOfField } from '../offers/index.ts';
import { formatCode, type RecordLines, type SheetColumn, xlsx } from '../spreadsheet/index.ts';
import { aditLines, aditSheetName, idCode, reasonCode, type WrittenColumn } from './adit-sheet.ts';
import { changesRecords, groupIn, type ImportColumn, labelIn } from './import-columns.ts';
import { importedFiles, type OpenImport } from './open-import.ts';

type HeadColumn = SheetColumn & { readonly code: string };

const usualWidthPx = 140;
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Columns of a file of an import: the id where records are changed, the fields, and why a row was refused. */
export async function headColumns(
  context: AppContext,
  opened: OpenImport,
  language: Language,
  hasReasons: boolean,
): Promise<HeadColumn[]> {
  const say = translateTo(language);
  const extra = (code: string, label: string): HeadColumn => ({ code, label, group: '', widthPx: usualWidthPx });
  const fields = await Promise.all(opened.columns.map((one) => headOf(context, opened, one, language)));
  return [
    ...(changesRecords(opened.access) ? [extra(idCode, say('import.id'))] : []),
    ...fields,
    ...(hasReasons ? [extra(reasonCode, say('import.reason'))] : []),
  ];
}

async function headOf(
  context: AppContext,
  { access }: OpenImport,
  one: ImportColumn,
  language: Language,
): Promise<HeadColumn> {
  const { field } = one.column;
  const isOne = field.kind === 'choice' && hasOptions(field);
  const options = isOne ? await optionsOfField(context, access.actor, field) : [];
  const choices = options.map((option) => option.labels?.[language] ?? allLabels(option)[0] ?? '').filter(Boolean);
  return {
    code: one.code,
    label: labelIn(one, language),
    group: groupIn(one, language),
    widthPx: usualWidthPx,
    isRequired: one.isRequired,
    format: formatOf(one),
    ...(choices.length <= limits.importChoices ? { choices } : {}),
    hint: hintOf(context, one, language),
  };
}

/** What is typed stays what it is: a spreadsheet takes the zeros off a number that begins with some. */
function formatOf({ column: { field } }: ImportColumn): string {
  if (field.kind === 'date') return formatCode(dayFormat(field.props));
  if (field.kind === 'dateTime') return formatCode(dateFormats.minute);
  return ['integer', 'decimal', 'boolean'].includes(field.kind) ? '' : '@';
}

function hintOf(context: AppContext, { column: { field }, isRequired }: ImportColumn, language: Language): string {
  const say = translateTo(language);
  const day = context.now().toISOString().slice(0, 10);
  const isPerson = field.descriptor.refers?.(field.node).to === 'user';
  const parts = [
    isRequired ? say('import.hint.required') : '',
    field.kind === 'date' ? say('import.hint.date', { example: formatDate(day, dayFormat(field.props)) }) : '',
    field.kind === 'dateTime' ? say('import.hint.date', { example: `${day} 08:30` }) : '',
    field.kind === 'dateTimeRange' ? say('import.hint.date', { example: `${day} 08:30 ~ ${day} 17:30` }) : '',
    field.kind === 'timeRange' ? say('import.hint.date', { example: '08:00 ~ 17:30' }) : '',
    ['choices', 'references', 'paths'].includes(field.kind) ? say('import.hint.several') : '',
    ['path', 'paths'].includes(field.kind) ? say('import.hint.path') : '',
    isPerson ? say('import.hint.person') : '',
  ];
  return parts.filter(Boolean).join('；');
}

/** Writes a file of an import for its asker. */
export async function makeImportFile(
  context: AppContext,
  { access }: OpenImport,
  columns: readonly HeadColumn[],
  records: readonly RecordLines[],
  { title, language }: { readonly title: 'import.template' | 'import.failures'; readonly language: Language },
): Promise<{ url: string; name: string }> {
  const { actor, model } = access;
  const modelName = nameIn({ fullName: model.fullName, names: model.fullNames }, language);
  async function* all() {
    yield records;
  }
  const written: WrittenColumn[] = columns.map(({ code, group, label }) => ({ code, group, label }));
  const table = {
    name: modelName,
    columns,
    records: all(),
    hidden: [{ name: aditSheetName, lines: aditLines(model.id, model.version, written) }],
    entryRows: limits.importRows,
  };
  const stem = labelOf(`${modelName} ${translateTo(language)(title)}`.replace(/[/\\:*?"<>|]/g, ' ')) ?? 'import';
  const fileId = await makeFile(context, actor, {
    purpose: 'template',
    modelId: model.id,
    name: `${stem}.xlsx`,
    mediaType,
    content: xlsx(table, context.now()),
  });
  const { url, name } = await ticketForFile(context, actor, { fileId, purpose: 'template' }, importedFiles);
  return { url, name };
}
