import { choicesSheet } from './entry-xml.ts';
import { Lookahead } from './lookahead.ts';
import { sheetNames } from './sheet-names.ts';
import { SheetStyles } from './sheet-styles.ts';
import { plainSheetXml, sheetRowsMost, sheetXml } from './sheet-xml.ts';
import type { HiddenSheet, RecordLines, SheetTable } from './table.ts';
import { xmlText } from './xml-text.ts';
import { type ZipEntry, zip } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** First in the archive, before anybody knows how many sheets there will be: all but two parts are sheets. */
const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

const rootRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/**
 * A workbook of Office Open XML, as it is made: no more of it is held than one piece of rows. Rows that one sheet has no
 * room for stand in further ones. Source: ECMA-376
 * @param rowsMost of one sheet
 * @throws ZipTooLarge
 */
export function xlsx(table: SheetTable, time: Date, rowsMost = sheetRowsMost): AsyncGenerator<Buffer> {
  return zip(parts(table, rowsMost), time);
}

async function* parts(table: SheetTable, rowsMost: number): AsyncGenerator<ZipEntry> {
  const records = new Lookahead<RecordLines>(table.records);
  const styles = new SheetStyles();
  let sheets = 0;
  try {
    yield entry('[Content_Types].xml', contentTypes);
    yield entry('_rels/.rels', rootRelations);
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheetXml(table, records, styles, rowsMost) };
    } while ((await records.peek()) !== undefined);
    const hidden = hiddenSheets(table);
    for (const [index, { lines }] of hidden.entries())
      yield entry(`xl/worksheets/sheet${sheets + index + 1}.xml`, plainSheetXml(lines));
    const names = hidden.map(({ name }) => name);
    yield entry('xl/workbook.xml', workbook(sheetNames(table.name, sheets), names));
    yield entry('xl/_rels/workbook.xml.rels', relations(sheets + names.length));
    yield entry('xl/styles.xml', styles.xml());
  } finally {
    await records.close();
  }
}

function hiddenSheets(table: SheetTable): HiddenSheet[] {
  const choices = choicesSheet(table.columns);
  return [...(table.hidden ?? []), ...(choices ? [choices] : [])];
}

function entry(name: string, text: string): ZipEntry {
  async function* content() {
    yield text;
  }
  return { name, content: content() };
}

function workbook(names: readonly string[], hidden: readonly string[]): string {
  const sheets = [...names, ...hidden].map((name, index) => {
    const state = index < names.length ? '' : ' state="hidden"';
    return `<sheet name="${xmlText(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function relations(sheets: number): string {
  const ofSheets = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${ofSheets.join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
}
