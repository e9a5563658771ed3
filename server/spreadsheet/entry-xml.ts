import { columnLetters } from './column-letters.ts';
import type { HiddenSheet, SheetColumn, SheetTable } from './table.ts';
import { xmlText } from './xml-text.ts';

const choicesName = '_choices';
/** Of a hint. Source: Excel specifications and limits */
const hintMost = 255;

const isChosen = ({ choices = [] }: SheetColumn) => choices.length > 0;

/** What there is to choose from, a column of texts for each column that has some: a list in the cell itself has no room. */
export function choicesSheet(columns: readonly SheetColumn[]): HiddenSheet | undefined {
  const lists = columns.filter(isChosen).map(({ choices = [] }) => choices);
  if (lists.length === 0) return undefined;
  const longest = Math.max(...lists.map(({ length }) => length));
  const lines = Array.from({ length: longest }, (_, line) => lists.map((texts) => texts[line] ?? ''));
  return { name: choicesName, lines };
}

/** What may be typed below the head, and what is said about it there. Source: ECMA-376 part 1, 18.3.1.33 */
export function entryXml({ columns, entryRows = 0 }: SheetTable, letters: readonly string[], headRows: number): string {
  if (entryRows === 0) return '';
  const chosen = columns.filter(isChosen);
  const rules = columns.flatMap((column, index) => {
    const { choices = [], hint = '' } = column;
    if (choices.length === 0 && hint === '') return [];
    const said = hint === '' ? '' : ` showInputMessage="1" prompt="${xmlText(hint.slice(0, hintMost))}"`;
    const cells = `${letters[index]}${headRows + 1}:${letters[index]}${headRows + entryRows}`;
    if (choices.length === 0) return [`<dataValidation allowBlank="1"${said} sqref="${cells}"/>`];
    const place = columnLetters(chosen.indexOf(column));
    const list = `<formula1>${choicesName}!$${place}$1:$${place}$${choices.length}</formula1>`;
    return [`<dataValidation type="list" allowBlank="1"${said} sqref="${cells}">${list}</dataValidation>`];
  });
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}
