/** An entry of a list of a design, with its place in it. */
export interface Found {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly index: number;
}

interface Placed {
  readonly vModel?: unknown;
  readonly config?: unknown;
}

/**
 * The table of the main form: the first of `typeId` "1", else the first that is not a child.
 * @param tables as a document holds them, whatever their shape
 */
export function mainTableOf(tables: unknown): Found | undefined {
  const known = entriesOf(tables);
  return known.find(({ entry }) => typeOf(entry) === '1') ?? known.find(({ entry }) => typeOf(entry) !== '0');
}

/** The table of a sub-table's rows: that of its `config.tableName`, or of its own name. Never the main one. */
export function childTableOf(tables: unknown, node: Placed): Found | undefined {
  const main = mainTableOf(tables)?.index;
  const children = entriesOf(tables).filter(({ index }) => index !== main);
  const named = textOf(configOf(node).tableName);
  return (
    (named === '' ? undefined : children.find(({ entry }) => entry.table === named)) ??
    children.find(({ entry }) => entry.table === node.vModel)
  );
}

/** The entries of a table's columns. */
export function columnsOf(table: Found | undefined): readonly Found[] {
  return entriesOf(table?.entry.fields).filter(({ entry }) => typeof entry.field === 'string');
}

/** The first entry of a column. */
export function columnOf(table: Found | undefined, name: string): Found | undefined {
  return columnsOf(table).find(({ entry }) => entry.field === name);
}

/** The column that a field lives in, by the name that the design gives it. */
export function columnNameOf(node: Placed): string {
  return textOf(configOf(node).columnName) || textOf(node.vModel);
}

export function isBound(table: Found | undefined): boolean {
  return table?.entry.bound === true;
}

/** Of other dialects: `1`, `"1"`, `true`. */
export function isSaid(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

function entriesOf(list: unknown): Found[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index) => (isRecord(entry) ? [{ entry, index }] : []));
}

const typeOf = ({ typeId }: Readonly<Record<string, unknown>>) => (typeId === undefined ? '' : String(typeId));
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const configOf = ({ config }: Placed) => (isRecord(config) ? config : {});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
