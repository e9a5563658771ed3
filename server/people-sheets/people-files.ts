import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import { makeFile } from '../file/index.ts';
import { madeFiles, ticketForFile } from '../file-tickets/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say, translateTo } from '../kernel/words.ts';
import { holdsMenu } from '../permission/grants.ts';
import { aditLines, aditSheetName, reasonCode, type WrittenColumn } from '../record-import/adit-sheet.ts';
import type { ImportedRow } from '../record-import/imported-row.ts';
import { type RecordLines, type SheetColumn, xlsx } from '../spreadsheet/index.ts';
import { headOf, type PeopleCode, peopleCodes, requiredCodes, wordsFor } from './people-columns.ts';
import { peopleFiles } from './read-people.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Each kind of file by the button that makes it. */
export type FileButton = 'btn_import' | 'btn_export';

/** Whoever may not make such a file any longer does not get one that was made before. */
export const filesOfPeople = madeFiles('people', async (context, actor, button) => {
  const held = (menu: string) => holdsMenu(context, actor, menu, button === 'btn_export' ? button : 'btn_import');
  return (await held('permission.user')) || (await held('tenant.user'));
});

/** Rows that were refused, with why. */
export interface FailedRow extends ImportedRow {
  readonly errorsInfo: string;
}

type Head = SheetColumn & { readonly code: string };

/** The file that people are written into; with rows, those that were refused. */
export async function importFile(
  context: AppContext,
  actor: Actor,
  language: Language,
  failed?: readonly FailedRow[],
): Promise<{ url: string; name: string }> {
  const columns = [
    ...peopleCodes.map((code) => columnOf(code, language)),
    ...(failed ? [{ code: reasonCode, label: translateTo(language)('import.reason'), group: '', widthPx: 240 }] : []),
  ];
  const cell = (text: unknown) => (text ? { kind: 'text' as const, text: String(text) } : null);
  const records = (failed ?? []).map(
    ({ data, errorsInfo }): RecordLines => [[...peopleCodes.map((code) => cell(data[code])), cell(errorsInfo)]],
  );
  const written: WrittenColumn[] = columns.map(({ code, group, label }) => ({ code, group, label }));
  const name = say({ code: failed ? 'people.failures' : 'people.template' }, language);
  return landedFile(context, actor, 'btn_import', name, {
    columns,
    records: [records],
    hidden: [{ name: aditSheetName, lines: aditLines(peopleFiles, 1, written) }],
    entryRows: limits.importRows,
  });
}

interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly records: AsyncIterable<readonly RecordLines[]> | Iterable<readonly RecordLines[]>;
  readonly hidden?: readonly { readonly name: string; readonly lines: string[][] }[];
  readonly entryRows?: number;
}

/** A spreadsheet for whoever asks for it, landed by a ticket. @throws Refused full */
export async function landedFile(
  context: AppContext,
  actor: Actor,
  button: FileButton,
  name: string,
  sheet: Sheet,
): Promise<{ url: string; name: string }> {
  const now = context.now();
  async function* records() {
    yield* sheet.records;
  }
  const stamp =
    button === 'btn_export' ? ` ${formatInstant(now.toISOString(), 'YYYYMMDD-HHmmss', context.settings.timeZone)}` : '';
  // Whoever looks at another tenant fetches it with his own session.
  const home = { ...actor, ...actor.home };
  const fileId = await makeFile(context, home, {
    purpose: 'people',
    modelId: button,
    name: `${name}${stamp}.xlsx`,
    mediaType,
    content: xlsx({ ...sheet, name, records: records() }, now),
  });
  const { url, name: fileName } = await ticketForFile(context, home, { fileId, purpose: 'people' }, filesOfPeople);
  return { url, name: fileName };
}

function columnOf(code: PeopleCode, language: Language): Head {
  const hint = hintOf(code, language);
  return {
    code,
    label: headOf(code, language),
    group: '',
    widthPx: code === 'organizeId' ? 240 : 140,
    isRequired: requiredCodes.includes(code),
    // What is typed stays what it is: a spreadsheet takes the zeros off a number that begins with some.
    format: code === 'sortCode' ? '' : '@',
    ...(code === 'gender' || code === 'enabledMark' ? { choices: wordsFor(code, language).map(([word]) => word) } : {}),
    ...(hint === '' ? {} : { hint }),
  };
}

function hintOf(code: PeopleCode, language: Language): string {
  const speak = translateTo(language);
  switch (code) {
    case 'account':
      return speak('people.hint.account');
    case 'realName':
      return speak('import.hint.required');
    case 'organizeId':
      return speak('people.hint.organize');
    case 'positionId':
    case 'roleIds':
      return speak('import.hint.several');
    case 'managerId':
      return speak('people.hint.manager');
    default:
      return '';
  }
}
