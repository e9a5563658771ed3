import { unzip } from './unzip.ts';

export interface ReadCell {
  /** `n` number, `b` boolean, `inlineStr` text. */
  readonly type: string;
  readonly value: string;
  /** Number of its style. */
  readonly style: number;
}

export interface ReadSheet {
  readonly name: string;
  /** By place, such as `B2`. */
  readonly cells: ReadonlyMap<string, ReadCell>;
  readonly merges: readonly string[];
  readonly xml: string;
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The sheets of a workbook that we wrote. */
export function readWorkbook(archive: Buffer): { sheets: ReadSheet[]; files: Map<string, string> } {
  const files = unzip(archive);
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  const sheets = names.map((name, index) => {
    const xml = files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
    const cells = new Map<string, ReadCell>();
    for (const [, attributes = '', content = ''] of xml.matchAll(/<c ([^>]*[^/])>(.*?)<\/c>/gs)) {
      const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1];
      const value = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(content)?.[1] ?? '';
      cells.set(attribute('r') ?? '', {
        type: attribute('t') ?? 'n',
        value: decode(value),
        style: Number(attribute('s') ?? 0),
      });
    }
    return {
      name: decode(name),
      cells,
      xml,
      merges: [...xml.matchAll(/<mergeCell ref="([^"]*)"/g)].map(([, ref = '']) => ref),
    };
  });
  return { sheets, files };
}

/** Rows of a sheet as texts, in their order. */
export function rowsOfSheet({ cells }: ReadSheet): string[][] {
  const rows: string[][] = [];
  for (const [place, { value }] of cells) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const line = rows[Number(row) - 1] ?? [];
    rows[Number(row) - 1] = line;
    line[column] = value;
  }
  return rows.map((line) => Array.from(line, (value) => value ?? ''));
}
