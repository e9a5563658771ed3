import { limits } from '../../engine/schema/limits.ts';
import { extensionOf } from '../file/file-names.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import { readSpreadsheet, type SheetContent, type SheetsRead } from '../spreadsheet-reader/index.ts';
import { aditSheetName } from './adit-sheet.ts';
import { gatherRecords } from './gather-records.ts';
import { keepImport } from './import-state.ts';
import { matchHeader } from './match-header.ts';
import { openImport } from './open-import.ts';

const extensions: readonly string[] = ['xlsx', 'xls'];
/** The head, the rows, and one more to know that there are too many; blank lines between them as often. */
const linesMost = 2 + 2 * limits.importRows;

const turns = new SerialByKey();

export interface SentSheet {
  readonly name: string;
  /** undefined: there were too many of them */
  readonly bytes: Buffer | undefined;
}

/**
 * OnlineDev/{id}/Uploader: reads a spreadsheet. It lies nowhere: what was read of it is kept.
 * @param bytes undefined: there were too many of them
 * @throws Refused badInput, tooLarge, tooMany
 */
export async function uploadImport(
  context: AppContext,
  actor: Actor,
  modelId: string,
  { name, bytes }: SentSheet,
): Promise<{ name: string }> {
  const { access, columns } = await openImport(context, actor, modelId);
  const sheets = await readSentSheet(actor, { name, bytes });
  const { first, is1904 } = sheets;
  const header = matchHeader(access, columns, sheets);
  requireFewLines(first.lines.slice(header.headRows));
  const records = gatherRecords(first, header, columns);
  if (records.length === 0) throw new Refused('badInput', 'import.empty');
  return { name: await keepImport(context, access, { records, is1904 }) };
}

/**
 * What a spreadsheet that somebody sent says, in its first sheet and in the one that our own files have beside it.
 * @param bytes undefined: there were too many of them
 * @throws Refused badInput, tooLarge, tooMany
 */
export async function readSentSheet(
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
  { name, bytes }: SentSheet,
): Promise<SheetsRead> {
  const extension = extensionOf(name).toLowerCase();
  if (!extensions.includes(extension)) throw new Refused('badInput', 'import.name');
  if (bytes === undefined || bytes.length >= limits.importFileBytes) throw new Refused('tooLarge', 'import.large');
  const person = `${tenantId}/${userId}`;
  if (turns.given(person) >= limits.jobsAtOncePerPerson) throw new Refused('tooMany', 'import.often');
  const sheets = await turns.take(person, () =>
    readSpreadsheet(bytes, extension, { beside: aditSheetName, linesMost }),
  );
  if (!sheets) throw new Refused('badInput', 'import.content');
  if (sheets.first.lines.length === 0) throw new Refused('badInput', 'import.empty');
  return sheets;
}

/** @param lines those below the head @throws Refused badInput */
export function requireFewLines(lines: SheetContent['lines']): void {
  const filled = lines.filter((line) => line.some((cell) => cell !== null && cell !== ''));
  if (filled.length > limits.importRows) throw new Refused('badInput', 'import.rows', { most: limits.importRows });
}
