import { languages } from '../../engine/schema/text/text.ts';
import { Refused } from '../kernel/refused.ts';
import { translateTo } from '../kernel/words.ts';
import { writtenColumns } from '../record-import/adit-sheet.ts';
import type { ImportedRow } from '../record-import/imported-row.ts';
import { requireFewLines } from '../record-import/upload-import.ts';
import type { CellContent, SheetsRead } from '../spreadsheet-reader/index.ts';
import { codeCalled, headOf, isPeopleCode, type PeopleCode, requiredCodes } from './people-columns.ts';

/** Under this name a file of people is kept: no model is called so. */
export const peopleFiles = ':user';

const textOf = (cell: CellContent | undefined): string => String(cell ?? '').trim();

/** The people of a spreadsheet, as texts. @throws Refused badInput for another head, for nobody, and for too many */
export function readPeople({ first, beside }: SheetsRead): ImportedRow[] {
  const [head = [], ...lines] = first.lines;
  const codes = codesOf(head, beside?.lines ?? []);
  requireFewLines(lines);
  const rows = lines.flatMap((line, index): ImportedRow[] => {
    const data = Object.fromEntries(
      codes.flatMap((code, place) => {
        const text = textOf(line[place]);
        return code === null || text === '' ? [] : [[code, text]];
      }),
    );
    return Object.keys(data).length === 0 ? [] : [{ line: index + 2, data }];
  });
  if (rows.length === 0) throw new Refused('badInput', 'import.empty');
  return rows;
}

/** Which field each column is, whatever it is called by now in our own files; null for the reasons of an earlier import. */
function codesOf(head: readonly CellContent[], lines: SheetsRead['first']['lines']): (PeopleCode | null)[] {
  const written = writtenColumns(lines, peopleFiles);
  const isReason = (label: string) => languages.some((language) => translateTo(language)('import.reason') === label);
  const known = new Set<PeopleCode>();
  const codes = head.map((cell, index): PeopleCode | null => {
    const label = textOf(cell);
    if (label === '' || isReason(label)) return null;
    const own = written.find((column) => column.label === label)?.code ?? '';
    const code = isPeopleCode(own) ? own : codeCalled(label);
    if (code === undefined || known.has(code))
      throw new Refused('badInput', 'import.column', { place: index + 1, label });
    known.add(code);
    return code;
  });
  const lacking = requiredCodes.find((code) => !known.has(code));
  if (lacking !== undefined)
    throw new Refused('badInput', 'import.header', { place: codes.length + 1, label: headOf(lacking, 'zh') });
  return codes;
}
