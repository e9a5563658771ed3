import type { FormDocument } from '../documents/form-document.ts';
import type { ListDocument } from '../documents/list-document.ts';
import { documentVersion, type Table } from '../documents/model-document.ts';
import type { Node } from '../documents/node.ts';
import type { Finding } from '../findings/finding.ts';
import type { LocalText } from '../text/local-text.ts';
import { fieldsOfList, groupColumns } from './columns-as-fields.ts';
import { cleanInput, parseJsonText } from './common/clean-input.ts';
import { coerceAll } from './common/coerce-type.ts';
import { modelFits, tableFits } from './common/document-fits.ts';
import { ImportReport } from './common/import-report.ts';
import { isRecord, type JsonRecord, textOf } from './common/json.ts';
import { dialectOf } from './detect-dialect.ts';
import { followRenames } from './follow-renames.ts';
import {
  childrenOfSchema,
  type FormilyDesign,
  isSchemaEntry,
  notesOfKept,
  readConditions,
  readFormProps,
  rootOf,
  type SchemaEntry,
  splitSchema,
} from './formily/index.ts';
import { assignIds } from './node-ids.ts';
import { readForm } from './read-form.ts';
import { readList } from './read-list.ts';
import { configSplitter, NodesReader, type ReadNodesOptions, type Splitter } from './read-nodes.ts';
import { settleNames } from './settle-names.ts';
import { type ForeignDesign, unwrapDesign } from './unwrap-design.ts';

export interface ReadOptions extends ReadNodesOptions {}

/** What a design file holds. Name, code and the like only where the file has them; what else it packs is kept beside. */
export interface ReadModel {
  form: FormDocument;
  list?: ListDocument;
  title?: string;
  fullName?: LocalText;
  enCode?: string;
  tables?: Table[];
  [extra: string]: unknown;
}

export interface ReadDesign {
  readonly model: ReadModel;
  /** Pointers lead into `model`. An error means that the design was not read whole. */
  readonly findings: Finding[];
}

/**
 * Reads a design of any dialect into our documents. Nothing is lost: what is not ours is kept under its own name, what
 * had to change is kept in `foreign` beside the new value. Scripts stay texts. The same input gives the same output.
 * @param input parsed JSON or its text: a form, a list of fields, a whole export, a generated page's lists, or ours
 * @returns always a model; with an error finding and an empty form when the input is no design. Never throws
 */
export function readDesign(input: unknown, options: ReadOptions = {}): ReadDesign {
  const report = new ImportReport();
  const cleaned = cleanInput(input, report);
  const value = typeof cleaned === 'string' ? parseJsonText(cleaned, report) : cleaned;
  const model = readCleaned(value, options, report);
  return { model, findings: report.findings };
}

function readCleaned(value: unknown, options: ReadOptions, report: ImportReport): ReadModel {
  const nothing: ReadModel = { form: { version: documentVersion, nodes: [] } };
  if (typeof value !== 'object' || value === null) {
    report.add('document.notObject', '');
    return nothing;
  }
  const design = unwrapDesign(value, report);
  if (design?.own) return ownModel(design.own);
  if (!design || !dialectOf(design)) {
    report.add('document.unknownDialect', '');
    return nothing;
  }
  return foreignModel(design, options, report);
}

/** Ours: returned as it is. Whether it is well formed is the validator's question, so the types are only claimed here. */
function ownModel(own: JsonRecord): ReadModel {
  if (Array.isArray(own.nodes)) return { form: own as unknown as FormDocument };
  return own as unknown as ReadModel;
}

/** What a dialect gives of a design. */
interface ReadParts {
  readonly settings: JsonRecord;
  readonly nodes: Node[];
  readonly list?: ListDocument | undefined;
  /** What of the form has no place in it. */
  readonly kept: JsonRecord;
}

function foreignModel(design: ForeignDesign, options: ReadOptions, report: ImportReport): ReadModel {
  const { form: oddForm, list: oddList, tables, foreign: theirs, ...rest } = design.extras;
  const { fitting: extras, originals } = coerceAll(rest, modelFits);
  const foreign = defined({ ...originals, form: oddForm, list: oddList, foreign: theirs });
  const title = titleOf(extras);
  const { settings, nodes, list, kept } = design.formily
    ? formilyParts(design.formily, options, report)
    : fieldParts(design, options, report);
  const form = readForm(settings, nodes, kept, title, report);
  return {
    ...extras,
    ...(title ? { title } : {}),
    form,
    ...(list ? { list } : {}),
    ...readTables(tables, report),
    ...(Object.keys(foreign).length > 0 ? { foreign } : {}),
  };
}

function fieldParts(
  { list: source, settings, fields }: ForeignDesign,
  options: ReadOptions,
  report: ImportReport,
): ReadParts {
  const reader = new NodesReader(configSplitter, report, options);
  const entries = groupColumns(fields ?? fieldsOfList(source ?? {}));
  const nodes = reader.read(entries, { at: '/form/nodes', depth: 1, inTable: false });
  assignIds(nodes);
  const renames = settleNames(nodes, reader.kinds, report);
  const list = source && readList(source, report);
  followRenames(nodes, list, renames, options.fieldProps);
  return { settings, nodes, list, kept: reader.skipped.length > 0 ? { skipped: reader.skipped } : {} };
}

const schemaSplitter: Splitter<SchemaEntry> = {
  entryOf: (raw) => (isSchemaEntry(raw) ? raw : undefined),
  split: splitSchema,
};

/** Conditions come last: they name fields by the names that these have by then. */
function formilyParts(design: FormilyDesign, options: ReadOptions, report: ImportReport): ReadParts {
  const reader = new NodesReader(schemaSplitter, report, options);
  const { entries, kept } = childrenOfSchema(design.schema);
  for (const { code, params } of notesOfKept(kept)) report.add(code, '/form/nodes', params);
  const nodes = reader.read(entries, { at: '/form/nodes', depth: 1, inTable: false });
  assignIds(nodes);
  settleNames(nodes, reader.kinds, report);
  readConditions(nodes, report);
  return { settings: readFormProps(design.form), nodes, kept: { formily: rootOf(design, kept) } };
}

/** Less what is undefined. */
function defined(record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function titleOf(extras: JsonRecord): string | undefined {
  const source = isRecord(extras.source) ? extras.source : {};
  return textOf(extras.fullName) ?? textOf(extras.title) ?? textOf(extras.name) ?? textOf(source.name);
}

function readTables(stored: unknown, report: ImportReport): { tables?: Table[]; foreignTables?: unknown } {
  if (stored === undefined) return {};
  const value = typeof stored === 'string' ? parseJsonText(stored, report) : stored;
  if (!Array.isArray(value)) return { foreignTables: stored };
  const tables: Table[] = [];
  let changed = typeof stored === 'string' ? false : !Array.isArray(stored);
  for (const entry of value) {
    const read = isRecord(entry) ? coerceAll(entry, tableFits) : undefined;
    changed ||= !read || Object.keys(read.originals).length > 0;
    // Every named entry was fitted to its type; `table` is the one that must be there.
    if (read && typeof read.fitting.table === 'string') tables.push(read.fitting as Table);
    else changed = true;
  }
  return changed ? { tables, foreignTables: stored } : { tables };
}
