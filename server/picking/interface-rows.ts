import type { AskedRows } from '../../engine/schema/fields/asked-rows.ts';
import { isOwnSource } from '../../engine/schema/fields/interface-parameters.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import type { InterfaceRow, LoadedInterface } from '../system/data-interfaces.ts';
import { declares, pageOf, rowsFor, type SentParameter, search, textOf } from '../system/interface-queries.ts';
import { type AskedInterface, askedInterface } from './asked-interface.ts';
import type { Asking } from './asking-field.ts';

/** What a client asks for; it only narrows what the field asks. */
export interface RowsQuery {
  readonly propsValue?: string | undefined;
  readonly relationField?: string | undefined;
  readonly columnOptions?: string | undefined;
  readonly keyword?: string | undefined;
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly paramList?: readonly SentParameter[] | undefined;
}

/** POST DataInterface/{id}/Actions/Preview: all rows, as options are made of them. @throws Refused */
export async function interfaceRows(
  context: AppContext,
  actor: Actor,
  id: string,
  { asking, paramList = [] }: RowsQuery & { readonly asking: Asking },
): Promise<InterfaceRow[]> {
  const asked = await askedInterface(context, actor, id, asking);
  const rows = openRows(asked, paramList, actor, context.now());
  return rows.slice(0, asked.isPreview ? limits.previewRows : rows.length).map(answeredBy(asked));
}

/** POST DataInterface/{id}/Action/List. @throws Refused */
export async function interfacePage(
  context: AppContext,
  actor: Actor,
  id: string,
  { asking, ...query }: RowsQuery & { readonly asking: Asking },
) {
  const asked = await askedInterface(context, actor, id, asking);
  const searched = searchedColumns(asked, query);
  const rows = search(openRows(asked, query.paramList ?? [], actor, context.now()), searched, query.keyword ?? '');
  const { list, pagination } = pageOf(rows, query.currentPage ?? 1, query.pageSize ?? limits.pageSize);
  return { list: list.map(answeredBy(asked)), pagination };
}

/** POST DataInterface/{id}/Action/InfoByIds: rows by what identifies them, whichever there are. @throws Refused */
export async function interfaceRowsByIds(
  context: AppContext,
  actor: Actor,
  id: string,
  { asking, ids, ...query }: RowsQuery & { readonly asking: Asking; readonly ids: readonly string[] },
): Promise<InterfaceRow[]> {
  const asked = await askedInterface(context, actor, id, asking);
  searchedColumns(asked, query);
  const key = asked.asked?.key ?? (query.propsValue || 'id');
  if (!declares(asked.found.fields, key)) throw new Refused('badInput', 'interface.noField');
  const wanted = new Set(ids);
  // Read back without parameters: what is chosen is called so, whatever narrows the choice by now.
  const rows = query.paramList ? openRows(asked, query.paramList, actor, context.now()) : asked.found.rows;
  const found = rows.filter((row) => wanted.has(textOf(row[key])));
  // Of a row that may be out of the choice no more is told than what it is called.
  return found.map(query.paramList ? answeredBy(asked) : calledBy(asked));
}

/**
 * The rows that the field offers. Its parameters are those of the published version: what it says of itself stands, what the
 * server knows it knows, and only what comes from the page is taken from the client.
 */
function openRows(
  { found, asked }: AskedInterface,
  sent: readonly SentParameter[],
  actor: Actor,
  now: Date,
): readonly InterfaceRow[] {
  if (!asked) return rowsFor(found, sent, actor, now);
  const byName = new Map(sent.map((parameter) => [parameter.field, parameter]));
  const parameters = asked.parameters.map(({ field, relationField, defaultValue, required }) => {
    if (isOwnSource(relationField)) return { field, relationField };
    const value = relationField === '' ? defaultValue : byName.get(field)?.defaultValue;
    return { field, defaultValue: value, isMissing: required && (value ?? '') === '' };
  });
  if (parameters.some((parameter) => 'isMissing' in parameter && parameter.isMissing)) return [];
  return rowsFor(found, parameters, actor, now);
}

/** @throws Refused badInput where a client names an output that is not declared, or not asked by the field */
function searchedColumns({ found, asked }: AskedInterface, query: RowsQuery): readonly string[] {
  const listed = (query.columnOptions ?? '').split(',').map((name) => name.trim());
  const columns = listed.filter((name) => name !== '');
  const open = namesOf(found, asked);
  for (const name of [query.propsValue, query.relationField, ...columns])
    if (name && !open.has(name)) throw new Refused('badInput', 'interface.noField');
  if (columns.length > 0) return columns;
  // What is not answered is not found by either.
  const shown = asked?.columns.filter((name) => open.has(name)) ?? [];
  return shown.length > 0 ? shown : [...open];
}

/** Outputs that are answered: those that the field asks, of those that the interface declares. */
function namesOf({ fields }: LoadedInterface, asked: AskedRows | undefined): ReadonlySet<string> {
  const declared = fields.map(({ field }) => field);
  return new Set(asked && asked.names.length > 0 ? declared.filter((name) => asked.names.includes(name)) : declared);
}

/** How a row is answered, with those below it. */
const answeredBy = ({ found, asked }: AskedInterface) => answering(namesOf(found, asked), asked?.below);

/** How it is called: by its key, and the output that people read. Without a field that asks there is no such output. */
function calledBy({ found, asked }: AskedInterface) {
  const open = [...namesOf(found, asked)];
  return answering(new Set(asked ? open.filter((name) => name === asked.key || name === asked.label) : open));
}

/** @param below output with the rows below a row. A name goes with its spellings in the other languages. */
function answering(open: ReadonlySet<string>, below?: string): (row: InterfaceRow) => InterfaceRow {
  const names = open.has('fullName') ? new Set([...open, 'names']) : open;
  const answer = (row: InterfaceRow): InterfaceRow => {
    const own = Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
    const rows = below === undefined ? undefined : row[below];
    return below !== undefined && Array.isArray(rows) ? { ...own, [below]: rows.map(answer) } : own;
  };
  return answer;
}
