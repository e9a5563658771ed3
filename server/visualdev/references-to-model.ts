/** A model as others name it. */
export interface ModelNames {
  readonly id: string;
  readonly enCode: string;
}

type Follow = (text: string, from: ModelNames, to: ModelNames) => string;

/** A place at which a design can name its own model, and what a copy under another id and code says there. */
export interface ReferenceToModel {
  readonly name: string;
  /** Keys under which it stands; none: any text of the design. */
  readonly keys?: readonly string[];
  readonly follow: Follow;
}

/** The code itself, or what begins with it: `defect`, `defect.edit`, `defect:edit`, `defect_rows`. */
const underCode =
  (separators: string, written = (code: string) => code): Follow =>
  (text, from, to) => {
    const [before, after] = [written(from.enCode), written(to.enCode)];
    if (text === before) return after;
    const next = text.charAt(before.length);
    return text.startsWith(before) && next !== '' && separators.includes(next)
      ? after + text.slice(before.length)
      : text;
  };

/** A code as the name of a table: letters, digits and `_`. */
const asTable = (code: string) => code.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/**
 * Every place at which a design names its own model. Ids are made by the program and stand for nothing else, so that a text
 * that is the id is the model wherever it stands: a relation form, a source, the parameter of an action. A code is a word of
 * people: it follows only where a code is meant.
 */
export const referencesToModel: readonly ReferenceToModel[] = [
  { name: 'id', follow: (text, from, to) => (text === from.id ? to.id : text) },
  {
    name: 'address of its page',
    follow: (text, from, to) =>
      text.replace(/(^|\/)model\/([A-Za-z0-9_-]+)/g, (all, before: string, id: string) =>
        id === from.id ? `${before}model/${to.id}` : all,
      ),
  },
  {
    name: 'address of its design',
    follow: (text, from, to) => text.replaceAll(`design?id=${from.id}`, `design?id=${to.id}`),
  },
  { name: 'permission code', keys: ['access', 'permission', 'permissionCode'], follow: underCode('.:_') },
  { name: 'its own code', keys: ['enCode', 'modelCode'], follow: underCode('.') },
  { name: 'table name', keys: ['table', 'tableName', 'relationTable'], follow: underCode('_', asTable) },
];

/**
 * A design, JSON, with everything that names its own model naming the copy; what points elsewhere stays as it is.
 * @param kept names of tables that other programs made: the copy is bound to them as well
 */
export function followReferencesToModel(
  value: unknown,
  from: ModelNames,
  to: ModelNames,
  kept: ReadonlySet<string> = new Set(),
) {
  const followText = (text: string, key: string) =>
    referencesToModel
      .filter(({ keys }) => !keys || keys.includes(key))
      .reduce((followed, { follow }) => follow(followed, from, to), text);
  const walk = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return kept.has(part) ? part : followText(part, key);
    // An entry of a list stands where the list does.
    if (Array.isArray(part)) return part.map((entry) => walk(entry, key));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, walk(entry, name)]));
  };
  return walk(value, '');
}

/** Names of the tables of a model that it is only bound to. @param tables as a model stores them, parsed */
export function boundTables(tables: unknown): Set<string> {
  const list: readonly unknown[] = Array.isArray(tables) ? tables : [];
  return new Set(
    list.flatMap((one) =>
      typeof one === 'object' && one !== null && 'bound' in one && one.bound === true && 'table' in one
        ? [String(one.table)]
        : [],
    ),
  );
}
