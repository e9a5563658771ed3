import { parseJsonText } from './common/clean-input.ts';
import type { ImportReport } from './common/import-report.ts';
import { isRecord, type JsonRecord } from './common/json.ts';
import { type FormilyDesign, isFormilySchema } from './formily/index.ts';

/** Where the parts of a design stand, whatever it is packed in. */
export interface ForeignDesign {
  /** A document of ours: a form or a model. */
  readonly own?: JsonRecord;
  readonly formily?: FormilyDesign;
  readonly settings: JsonRecord;
  /** Undefined when there is no form, only a list. */
  readonly fields?: readonly unknown[];
  /** `columnData`, or the bare `columnList` and `searchList`. */
  readonly list?: JsonRecord;
  /** What else the packing holds: name, code, tables, source … */
  readonly extras: JsonRecord;
}

/** Names under which products keep the form, as an object or as JSON text. */
const formNames = ['form', 'formData', 'formConf', 'formJson', 'content', 'conf', 'data'];
const listNames = ['columnList', 'searchList'];
const packings = 4;

/** Undefined when nothing in it looks like a form or a list. */
export function unwrapDesign(input: unknown, report: ImportReport, level = 0): ForeignDesign | undefined {
  const value = parsed(input, report);
  if (level > packings) return undefined;
  if (Array.isArray(value)) return unwrapArray(value, report);
  if (!isRecord(value)) return undefined;
  if (isOwn(value)) return { own: value, settings: {}, extras: {} };
  return (
    unwrapFields(value, report) ??
    unwrapFormily(value, report) ??
    unwrapPacked(value, report, level) ??
    unwrapListOnly(value, report)
  );
}

function parsed(value: unknown, report: ImportReport): unknown {
  return typeof value === 'string' ? parseJsonText(value, report) : value;
}

/** A form or screen has `nodes`; a model has such a form. */
function isOwn(value: JsonRecord): boolean {
  return Array.isArray(value.nodes) || (isRecord(value.form) && Array.isArray(value.form.nodes));
}

/** A bare list of fields, or of the columns of a generated page. */
function unwrapArray(entries: readonly unknown[], report: ImportReport): ForeignDesign | undefined {
  const records = entries.map((entry) => parsed(entry, report)).filter(isRecord);
  if (records.some((entry) => Array.isArray(entry.fields))) return undefined;
  if (records.length > 0 && records.every((entry) => typeof entry.prop === 'string')) {
    const name = records.some((entry) => 'searchType' in entry) ? 'searchList' : 'columnList';
    return { settings: {}, list: { [name]: entries }, extras: {} };
  }
  return records.some(looksLikeField) ? { settings: {}, fields: entries, extras: {} } : undefined;
}

export function looksLikeField(entry: JsonRecord): boolean {
  if (isRecord(entry.__config__) || typeof entry.__vModel__ === 'string') return true;
  return typeof entry.tag === 'string' || (typeof entry.vModel === 'string' && 'label' in entry);
}

/** `{ …settings, fields }`; settings may be a text of their own beside it (`conf`). */
function unwrapFields(value: JsonRecord, report: ImportReport): ForeignDesign | undefined {
  const { fields: stored, ...rest } = value;
  const fields = parsed(stored, report);
  if (!Array.isArray(fields)) return undefined;
  const { list, others } = takeList(rest, report);
  const conf = parsed(others.conf, report);
  if (!isRecord(conf)) return { settings: others, fields, list, extras: {} };
  const { conf: _, ...extras } = others;
  return { settings: conf, fields, list, extras };
}

/** `{ form, schema }` as designable stores it, or the schema itself. */
function unwrapFormily(value: JsonRecord, report: ImportReport): ForeignDesign | undefined {
  if (isFormilySchema(value)) return { formily: { schema: value }, settings: {}, extras: {} };
  const schema = parsed(value.schema, report);
  if (!isFormilySchema(schema)) return undefined;
  const { schema: _, form: stored, ...extras } = value;
  const form = parsed(stored, report);
  return { formily: { schema, ...(isRecord(form) ? { form } : {}) }, settings: {}, extras };
}

/** The form is a part of something: a model, an answer of a server, a row of a table. */
function unwrapPacked(value: JsonRecord, report: ImportReport, level: number): ForeignDesign | undefined {
  for (const name of formNames) {
    const packed = value[name];
    if (packed === undefined || packed === null) continue;
    const inner = unwrapDesign(packed, report, level + 1);
    if (!inner) continue;
    if (inner.own) return inner;
    const { [name]: _, ...rest } = value;
    const { list, others } = takeList(rest, report);
    return { ...inner, list: list ?? inner.list, extras: { ...inner.extras, ...others } };
  }
  return undefined;
}

function unwrapListOnly(value: JsonRecord, report: ImportReport): ForeignDesign | undefined {
  const { list, others } = takeList(value, report);
  return list ? { settings: {}, list, extras: others } : undefined;
}

function takeList(value: JsonRecord, report: ImportReport): { list?: JsonRecord; others: JsonRecord } {
  const { columnData: stored, ...others } = value;
  const columnData = parsed(stored, report);
  if (isRecord(columnData)) return { list: columnData, others };
  const list: JsonRecord = {};
  for (const name of listNames) {
    const entries = parsed(others[name], report);
    if (!Array.isArray(entries)) continue;
    list[name] = entries;
    delete others[name];
  }
  return Object.keys(list).length > 0 ? { list, others } : { others: value };
}
