import type { RequestInput } from '../../../engine/contract/requests.ts';
import type { RequestFailure } from '../../../engine/contract/services.ts';
import type { FormDocument } from '../../../engine/schema/documents/form-document.ts';
import type { ListDocument } from '../../../engine/schema/documents/list-document.ts';
import { listTypes, searchTypes } from '../../../engine/schema/documents/list-kinds.ts';
import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field, type FieldCatalogue } from '../../../engine/schema/fields/fields.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { keywordCodes } from '../../../engine/schema/search/keyword-fields.ts';
import { type LocalText, localText } from '../../../engine/schema/text/local-text.ts';
import type { Option } from '../../../engine/schema/values/index.ts';
import { isEmptyValue, staticOptions, valueKinds } from '../../../engine/schema/values/index.ts';
import { sampleViews } from './sample-views.ts';

type Values = Record<string, unknown>;

/** A model as its file has it. */
export interface SampleModel {
  readonly fullName: LocalText;
  readonly enCode: string;
  readonly form: unknown;
  readonly list: unknown;
}

export interface SampleRecord {
  readonly id: string;
  values: Values;
  revision: number;
}

export interface SampleCall {
  readonly name: string;
  readonly input: RequestInput;
}

interface Refusal {
  readonly code: number;
  readonly msg: string;
  readonly data?: RequestFailure['data'];
}

export interface SampleServer {
  readonly id: string;
  readonly form: FormDocument;
  readonly list: ListDocument;
  readonly records: SampleRecord[];
  /** What is in the bin, the latest first. */
  readonly bin: SampleRecord[];
  /** Everything that has been asked for, in order. */
  readonly calls: SampleCall[];
  request(name: string, input: RequestInput): Promise<unknown>;
  /** The next call of that name is refused. */
  refuse(name: string, refusal: Refusal): void;
  /** The next call of that name is answered when the returned function is called. */
  hold(name: string): () => void;
  /** The next call of that name is done, and its answer lost on the way. */
  lose(name: string): void;
  /** Calls of that name are answered so from now on. */
  tell(name: string, answer: unknown): void;
  /** Somebody else saves a record. */
  change(id: string, values: Values): void;
}

export function refusal({ code, msg, data = null }: Refusal): RequestFailure {
  return Object.assign(new Error(msg), { code, data });
}

/**
 * The calls of one model's pages, answered out of memory as the server answers them: for stories and tests.
 * @param optionsOf entries of dictionaries and interfaces, by their id
 */
export function sampleServer(
  model: SampleModel,
  descriptors: DescriptorMap,
  records: readonly { id: string; values: Values }[],
  optionsOf: (source: string) => readonly Option[],
): SampleServer {
  // The files of the project have passed the validator.
  const form = model.form as FormDocument;
  const list = model.list as ListDocument;
  const catalogue = catalogueOf(form, descriptors);
  const stored: SampleRecord[] = records.map(({ id, values }) => ({ id, values, revision: 1 }));
  const bin: SampleRecord[] = [];
  const calls: SampleCall[] = [];
  const refusals = new Map<string, Refusal[]>();
  const held = new Map<string, Promise<void>[]>();
  const lost = new Set<string>();
  const saved = new Map<string, { readonly answer: unknown; readonly data: unknown }>();
  const columns = new Map<string, unknown>();
  const histories = new Map<string, readonly object[]>();
  const views = sampleViews();
  const words = wordsOf(catalogue, optionsOf, (field, value) => {
    if (list.type !== listTypes.treeTable || field.name !== list.parentField) return undefined;
    const above = stored.find(({ id }) => id === value)?.values;
    return above ? String(above[list.columnList[0]?.prop ?? '']) : undefined;
  });
  const answerOf = ({ id, values, revision }: SampleRecord, shown = values) => ({
    id,
    data: JSON.stringify(shown),
    revision,
  });
  const find = (id: unknown): SampleRecord => {
    const record = stored.find((one) => one.id === id);
    if (!record) throw refusal({ code: 404, msg: '记录不存在，可能已被删除' });
    return record;
  };

  const remove = (id: unknown) => {
    const record = find(id);
    stored.splice(stored.indexOf(record), 1);
    if (form.form?.logicalDelete) bin.unshift(record);
  };
  const outOfBin = (body: unknown): SampleRecord[] => {
    const ids: string[] = Object(body).ids;
    const found = bin.filter(({ id }) => ids.includes(id));
    if (found.length !== ids.length) throw refusal({ code: 404, msg: '记录不存在，可能已被删除' });
    for (const record of found) bin.splice(bin.indexOf(record), 1);
    return found;
  };

  const handlers: Record<string, (input: RequestInput) => unknown> = {
    modelConfig: () => ({
      id: model.enCode,
      fullName: localText(model.fullName, 'zh'),
      enCode: model.enCode,
      formData: JSON.stringify(form),
      columnData: JSON.stringify(list),
    }),
    recordList: ({ body }) => listOf(stored, catalogue, list, body as ListBody, words),
    recordGroups: ({ body }) => groupsOf(stored, catalogue, list, body as ListBody, words),
    recordStatistics: ({ body }) => countsOf(stored, catalogue, list, body as CountBody, words),
    recordTree: ({ body }) => sideTreeOf(list, optionsOf, Object(body)),
    loadRecord: ({ params }) => answerOf(find(params?.dataId)),
    recordDataChange: ({ params }) => {
      const record = find(params?.dataId);
      return answerOf(record, words.row(record.values));
    },
    createRecord: ({ body, idempotencyKey }) => {
      const known = idempotencyKey === undefined ? undefined : saved.get(idempotencyKey);
      if (known && known.data !== Object(body).data)
        throw refusal({ code: 422, msg: '先前已用同一次提交送过不同的内容', data: { keyUsed: true } });
      if (known) return known.answer;
      const id = `r${stored.length + 1}`;
      const values = { no: `XJ-${String(stored.length + 1).padStart(4, '0')}`, ...dataOf(body) };
      const record = { id, values, revision: 1 };
      stored.unshift(record);
      const answer = answerOf(record);
      if (idempotencyKey !== undefined) saved.set(idempotencyKey, { answer, data: Object(body).data });
      return answer;
    },
    recordHistory: ({ params, query }) => {
      const found = histories.get(find(params?.dataId).id) ?? [];
      const { currentPage = 1, pageSize = limits.pageSize } = Object(query);
      const list = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
      return { list, pagination: { currentPage, pageSize, total: found.length } };
    },
    updateRecord: ({ params, body }) => {
      const record = find(params?.dataId);
      const { revision } = Object(body);
      if (revision !== undefined && revision !== record.revision) {
        throw refusal({ code: 409, msg: '记录已被他人修改', data: { current: answerOf(record) } });
      }
      const values = { ...record.values, ...dataOf(body) };
      const told = histories.get(record.id) ?? [];
      histories.set(record.id, [changeOf(told.length, words.row(record.values), words.row(values)), ...told]);
      record.values = values;
      record.revision += 1;
      return answerOf(record);
    },
    updateRecords: ({ body }) => {
      const { rows } = Object(body);
      const changed: SampleRecord[] = rows.map(({ id }: { id: string }) => find(id));
      for (const record of changed) {
        record.values = { ...record.values, ...dataOf(body) };
        record.revision += 1;
      }
      return { updated: changed.length };
    },
    deleteRecord: ({ params }) => {
      remove(params?.dataId);
      return null;
    },
    deleteRecords: ({ body }) => {
      const gone: string[] = Object(body).ids;
      for (const id of gone) remove(id);
      return { deleted: gone.length };
    },
    deletedRecords: ({ query }) => {
      const { currentPage = 1, pageSize = limits.pageSize } = Object(query);
      const identity = list.columnList[0]?.prop ?? '';
      const shown = bin.slice((currentPage - 1) * pageSize, currentPage * pageSize);
      return {
        list: shown.map(({ id, values }) => ({
          ...{ id, label: String(words.row(values)[identity] ?? ''), userName: '周敏' },
          ...{ time: '2026-11-20T01:35:00.000Z', daysLeft: limits.binDays },
        })),
        pagination: { currentPage, pageSize, total: bin.length },
        mayPurge: true,
      };
    },
    restoreRecords: ({ body }) => {
      const back = outOfBin(body);
      stored.unshift(...back);
      return { restored: back.length };
    },
    purgeRecords: ({ body }) => ({ deleted: outOfBin(body).length }),
    ...views,
    columnsOfModule: ({ params }) => columns.get(String(params?.id)) ?? [],
    saveColumnsOfModule: ({ body }) => {
      const { moduleId, fieldList } = Object(body);
      columns.set(moduleId, JSON.parse(fieldList));
      return null;
    },
  };

  return {
    id: model.enCode,
    form,
    list,
    records: stored,
    bin,
    calls,
    async request(name, input) {
      calls.push({ name, input });
      const wait = held.get(name)?.shift();
      const refused = refusals.get(name)?.shift();
      if (wait) await wait;
      if (refused) throw refusal(refused);
      const handler = handlers[name];
      if (!handler) throw refusal({ code: 404, msg: `没有这个接口：${name}` });
      const answer = structuredClone(handler(input));
      if (lost.delete(name)) throw refusal({ code: 500, msg: '网络中断' });
      return answer;
    },
    refuse: (name, refused) => refusals.set(name, [...(refusals.get(name) ?? []), refused]),
    lose: (name) => void lost.add(name),
    tell: (name, answer) => {
      handlers[name] = () => answer;
    },
    hold(name) {
      let release = () => {};
      const wait = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(name, [...(held.get(name) ?? []), wait]);
      return () => release();
    },
    change(id, values) {
      const record = find(id);
      record.values = { ...record.values, ...values };
      record.revision += 1;
    },
  };
}

function dataOf(body: unknown): Values {
  return JSON.parse(String(Object(body).data));
}

/** What a save changed, as the server tells it; of sub-tables nothing. */
function changeOf(count: number, before: Values, after: Values) {
  const changed = Object.keys(after).filter(
    (name) =>
      !name.endsWith('_id') &&
      !Array.isArray(after[name]) &&
      JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  const fields = changed.map((name) => ({
    name,
    values: { before: before[name] ?? null, after: after[name] ?? null },
  }));
  const time = new Date(Date.UTC(2026, 10, 20, 2, count)).toISOString();
  return { id: `h${count}`, action: 'update', time, userName: '刘洋', fields, tables: [] };
}

/** A record in words: what has to be looked up as text, the value itself under `<name>_id`. */
function wordsOf(
  { fields, tables }: FieldCatalogue,
  optionsOf: (source: string) => readonly Option[],
  nameOfRow: (field: Field, value: unknown) => string | undefined,
) {
  const translate = (key: string) => key;
  const optionsFor = (field: Field) =>
    staticOptions(field) ?? optionsOf(field.node.config.dictionaryType ?? field.node.config.propsUrl ?? '');
  const display = (field: Field, value: unknown) =>
    isEmptyValue(value)
      ? ''
      : valueKinds[field.kind].display(value, field, {
          ...{ language: 'zh', translate, timeZone: 'Asia/Shanghai' },
          optionsOf: optionsFor,
        });
  const rowOf = (known: readonly Field[], values: Values): Values => {
    const row: Values = { ...values };
    for (const field of known) {
      const value = values[field.name];
      const columns = tables.get(field.name)?.columns;
      if (columns && Array.isArray(value)) row[field.name] = value.map((one) => rowOf(columns, one));
      const name = nameOfRow(field, value);
      if (!valueKinds[field.kind].lookup && name === undefined) continue;
      row[field.name] = name ?? display(field, value);
      row[`${field.name}_id`] = value ?? null;
    }
    return row;
  };
  return { row: (values: Values) => rowOf(fields, values) };
}

interface ListBody {
  readonly currentPage?: number;
  readonly pageSize?: number;
  readonly sidx?: string;
  readonly sort?: 'asc' | 'desc';
  readonly queryJson?: string;
  readonly superQueryJson?: string;
  readonly keyword?: string;
  readonly treeNode?: string;
  readonly group?: unknown;
  readonly parent?: string;
  readonly whole?: boolean;
  readonly except?: string;
}

/** Rows that meet what is asked for, in its order. */
function foundOf(
  records: readonly SampleRecord[],
  catalogue: FieldCatalogue,
  list: ListDocument,
  { sidx, sort, queryJson = '{}', superQueryJson = '{}', keyword = '', treeNode, group }: ListBody,
  words: Words,
): SampleRecord[] {
  const query = Object.entries(JSON.parse(queryJson));
  const equal: { field: string; fieldValue: unknown }[] = JSON.parse(superQueryJson).conditionList ?? [];
  const searched = keywordCodes(list, catalogue);
  const found = records.filter(
    ({ values }) =>
      query.every(([code, asked]) => meets(list, code, values[code], asked)) &&
      equal.every(({ field, fieldValue }) => values[field] === fieldValue) &&
      (keyword === '' || searched.some((prop) => String(words.row(values)[prop] ?? '').includes(keyword))) &&
      (treeNode === undefined || values[list.treeRelation ?? ''] === treeNode) &&
      (group === undefined || (values[list.groupField ?? ''] ?? null) === group),
  );
  if (!sidx) return found;
  const compare = valueKinds[catalogue.byName.get(sidx)?.kind ?? 'text'].compare;
  const way = sort === 'asc' ? 1 : -1;
  return found.sort((left, right) => way * (compare?.(left.values[sidx], right.values[sidx]) ?? 0));
}

type Words = { row(values: Values): Values };
const rowOf = ({ id, values, revision }: SampleRecord, words: Words) => ({ ...words.row(values), id, revision });

function groupsOf(
  records: readonly SampleRecord[],
  catalogue: FieldCatalogue,
  list: ListDocument,
  body: ListBody,
  words: Words,
) {
  const { currentPage = 1, pageSize = limits.groupsPage } = body;
  const code = list.groupField ?? '';
  const found = foundOf(records, catalogue, list, body, words);
  const values = [...new Set(found.map(({ values: own }) => own[code] ?? null))];
  const groups = values.slice((currentPage - 1) * pageSize, currentPage * pageSize).map((value) => {
    const own = found.filter(({ values: of }) => (of[code] ?? null) === value);
    const label = value === null ? '' : String(words.row({ [code]: value })[code]);
    return { value, label, count: own.length, list: own.slice(0, limits.groupRows).map((one) => rowOf(one, words)) };
  });
  return { groups, pagination: { currentPage, pageSize, total: values.length }, rows: found.length };
}

interface CountBody extends ListBody {
  readonly measures: readonly unknown[];
}

/** How many rows share each value of a field. */
function countsOf(
  records: readonly SampleRecord[],
  catalogue: FieldCatalogue,
  list: ListDocument,
  { group, ...body }: CountBody,
  words: Words,
) {
  const code = String(Object(group).field);
  const found = foundOf(records, catalogue, list, body, words);
  const values = [...new Set(found.map(({ values: own }) => own[code] ?? null))];
  const counted = values.map((value) => ({
    value,
    label: value === null ? '' : String(words.row({ [code]: value })[code]),
    figures: [found.filter(({ values: of }) => (of[code] ?? null) === value).length],
  }));
  return { list: counted, series: [{ value: null, label: '', measure: 0 }], rows: found.length, left: 0 };
}

function treeOf(
  records: readonly SampleRecord[],
  list: ListDocument,
  all: readonly SampleRecord[],
  { parent = '', whole = false, queryJson = '{}', keyword = '', except, currentPage = 1, pageSize = 20 }: ListBody,
  words: Words,
) {
  const code = list.parentField ?? '';
  const above = ({ values }: SampleRecord) => String(values[code] ?? '');
  const isBarred = (one: SampleRecord | undefined): boolean =>
    one !== undefined && (one.id === except || isBarred(records.find(({ id }) => id === above(one))));
  const found = all.filter((one) => !isBarred(one));
  const below = (id: string) => records.filter((one) => above(one) === id && !isBarred(one));
  const isSearch = parent === '' && (queryJson !== '{}' || keyword !== '');
  const onWay = new Set<string>();
  for (let one of isSearch ? found : []) {
    onWay.add(one.id);
    for (let up = records.find(({ id }) => id === above(one)); up; up = records.find(({ id }) => id === above(one))) {
      onWay.add(up.id);
      one = up;
    }
  }
  const rows: SampleRecord[] = [];
  const tree: object[] = [];
  const visit = (one: SampleRecord, level: number) => {
    const inside = below(one.id).filter(({ id }) => !isSearch || onWay.has(id));
    const isOpen = (whole || isSearch) && inside.length > 0;
    rows.push(one);
    const isMatch = !isSearch || found.includes(one);
    tree.push({ id: one.id, level, children: below(one.id).length, isMatch, isOpen });
    if (isOpen) for (const child of inside) visit(child, level + 1);
  };
  const level = below(parent).filter(({ id }) => !isSearch || onWay.has(id));
  for (const one of level.slice((currentPage - 1) * pageSize, currentPage * pageSize)) visit(one, 1);
  const total = isSearch ? found.length : level.length;
  return { list: rows.map((one) => rowOf(one, words)), tree, pagination: { currentPage, pageSize, total } };
}

/** The entries of the list's dictionary; level by level where the list says so. */
function sideTreeOf(
  { treeDictionary = '', treeSynType }: ListDocument,
  optionsOf: (source: string) => readonly Option[],
  { parent, keyword = '' }: { readonly parent?: string; readonly keyword?: string },
) {
  const list: object[] = [];
  const visit = (options: readonly Option[], parentId: string | null, level: number) => {
    for (const { value, label, children = [] } of options) {
      const isFound = label.includes(keyword) || children.some((child) => child.label.includes(keyword));
      if (isFound && (parent === undefined || parent === parentId))
        list.push({ id: value, label, parentId, level: parent === undefined ? level : 1, children: children.length });
      if (treeSynType !== 1 || parent !== undefined || keyword !== '') visit(children, String(value), level + 1);
    }
  };
  visit(optionsOf(treeDictionary), null, 1);
  return { list, left: 0 };
}

function listOf(
  records: readonly SampleRecord[],
  catalogue: FieldCatalogue,
  list: ListDocument,
  body: ListBody,
  words: Words,
) {
  const { currentPage = 1, pageSize = 20 } = body;
  const found = foundOf(records, catalogue, list, body, words);
  if (body.parent !== undefined) return treeOf(records, list, found, body, words);
  const last = Math.max(1, Math.min(currentPage, Math.ceil(found.length / pageSize)));
  const summary = Object.fromEntries(
    (list.showSummary ? (list.summaryField ?? []) : []).map((name) => [
      name,
      found.reduce((sum, { values }) => sum + Number(values[name] ?? 0), 0),
    ]),
  );
  return {
    list: found.slice((last - 1) * pageSize, last * pageSize).map((one) => rowOf(one, words)),
    pagination: { currentPage: last, pageSize, total: found.length },
    ...(list.showSummary ? { summary } : {}),
  };
}

function meets(list: ListDocument, code: string, value: unknown, asked: unknown): boolean {
  const how = list.searchList.find(({ prop }) => prop === code)?.searchType;
  if (how === searchTypes.like) return String(value ?? '').includes(String(asked));
  if (how === searchTypes.range && Array.isArray(asked)) {
    const [from, to] = asked;
    const own = typeof value === 'string' ? value.slice(0, 10) : Number(value);
    return (isEmptyValue(from) || own >= from) && (isEmptyValue(to) || own <= to);
  }
  return Array.isArray(asked) ? asked.includes(value) : value === asked;
}
