import { type Kysely, sql, type Transaction } from 'kysely';
import { columnOf, type Field, isColumn } from '../../engine/schema/resources/fields.ts';
import type { Resource, ResourceShape } from '../../engine/schema/resources/resource.ts';
import { asTitle } from '../../engine/schema/resources/resource-words.ts';
import { nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import type { Content, Row } from '../kernel/resource-hooks.ts';
import { withMarks } from './marks.ts';
import { withMembers } from './members.ts';
import { rootId } from './tree-path.ts';

type Tenant = Pick<Actor, 'tenantId'>;
type Speaker = Pick<Actor, 'language'>;
type Handle = Kysely<DatabaseSchema>;

/** Rows of the actor's tenant: nothing of a resource is read or written past it. */
export const rowsOf = (handle: Handle, resource: Resource, tenant: Tenant) => {
  const { table, within = {} } = resource;
  return Object.entries(within).reduce(
    (rows, [column, value]) => rows.where(`${table}.${column}`, '=', value),
    tableOf(handle, resource, tenant),
  );
};

/** The same with rows of other resources that the table has too: what stands in one tree, and what nobody has twice. */
export const tableOf = (handle: Handle, { table, keepsDeleted }: Resource, { tenantId }: Tenant) => {
  const rows = handle.selectFrom(table).where(`${table}.tenant_id`, '=', tenantId);
  return keepsDeleted ? rows.where(`${table}.delete_time`, 'is', null) : rows;
};

/** Of rows that were found before. */
export const changeOf = (handle: Handle, { table }: Resource, { tenantId }: Tenant) =>
  handle.updateTable(table).where('tenant_id', '=', tenantId);

export const removalOf = (handle: Handle, { table }: Resource, { tenantId }: Tenant) =>
  handle.deleteFrom(table).where('tenant_id', '=', tenantId);

/**
 * One after the other where rows of one resource and tenant are written: what is asked before a write (whether a code is
 * taken, who stands where) is still so when it is made.
 */
export async function takeTurn(
  trx: Transaction<DatabaseSchema>,
  { table }: Resource,
  { tenantId }: Tenant,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${tenantId}`}, 0))`.execute(trx);
}

/** A row that nobody else changes until the transaction ends. @throws Refused notFound */
export async function lockedRow(
  trx: Transaction<DatabaseSchema>,
  resource: Resource,
  actor: Tenant,
  id: string,
): Promise<Row> {
  const row = await rowsOf(trx, resource, actor).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(resource);
  const [filled = row] = await withLinks(trx, resource, actor, [row]);
  return filled;
}

/** Rows with what tables of their own keep of them. */
export const withLinks = async (handle: Handle, resource: Resource, actor: Tenant, rows: readonly Row[]) =>
  withMarks(handle, resource, actor, await withMembers(handle, resource, actor, rows));

export const notFound = ({ words }: Resource): Refused =>
  new Refused('notFound', 'resource.notFound', { name: asTitle(words.one) });

/** What a row keeps, by the names of its fields. */
export function contentOf(resource: Resource, row: Row): Content {
  return Object.fromEntries(
    Object.entries(resource.shape).map(([name, field]) => {
      if (field.kind === 'name') return [name, readNames(row.names)?.[field.language] ?? ''];
      const value = valueIn(field, row[columnOf(name)] ?? null);
      return [name, isParent(resource, name) && value === rootId ? null : value];
    }),
  );
}

/** Choices are texts, also where a column that was there before them keeps numbers. */
const valueIn = ({ kind }: Field, value: unknown): unknown =>
  kind === 'choice' && typeof value === 'number' ? String(value) : value;

/** Whether a field says where in its own tree a row stands. */
export const isParent = ({ tree }: Resource, name: string): boolean => tree !== undefined && name === parentField;
const parentField = 'parentId';

/** The same as one call answers it: what is edited. */
export const keptOf = (resource: Resource, row: Row, { language }: Speaker): Content => ({
  id: row.id,
  ...contentOf(resource, row),
  ...(resource.editsNames ? { fullName: nameIn(namedRow(row), language) } : {}),
  revision: row.revision,
});

const namedRow = (row: Row) => ({ fullName: String(row.full_name), names: readNames(row.names) });

/**
 * What is written over a row, with its name as the row keeps it. Where names are edited and the row has one in the language of
 * the writer, that is the one which he read and writes anew; else it is the one that everybody reads who has none.
 */
export function inOwnLanguage(
  { shape, hasNames, editsNames, called = 'fullName' }: Resource,
  content: Content,
  before: Row,
  { language = 'zh' }: Speaker,
): { readonly content: Content; readonly columns: Row } {
  if (hasNameFields(shape)) return { content, columns: {} };
  // What it is called in other languages says what it was called.
  if (hasNames && !editsNames)
    return { content, columns: content[called] === before[columnOf(called)] ? {} : { names: null } };
  const { fullName, names } = namedRow(before);
  if (!hasNames || language === 'zh' || !names?.[language]) return { content, columns: {} };
  const columns = { names: json({ ...names, [language]: content.fullName }) };
  return { content: { ...content, fullName }, columns };
}

/** Columns of what is sent; of what is not sent there is none, where a row keeps what it has or begins with the usual. */
export function columnsOf(resource: Resource, content: Content): Row {
  const kept = Object.entries(resource.shape).flatMap(([name, field]) => {
    if (!isColumn(field)) return [];
    const value = content[name] ?? (isParent(resource, name) ? rootId : null);
    if (value === null && (field.kind === 'onOff' || field.kind === 'order')) return [];
    return [[columnOf(name), columnValue(field, value)] as const];
  });
  return { ...Object.fromEntries(kept), ...(hasNameFields(resource.shape) && { names: namesIn(resource, content) }) };
}

const hasNameFields = (shape: ResourceShape) => Object.values(shape).some(({ kind }) => kind === 'name');

/** What a row is called in the other two languages; null where nothing is said of either. */
function namesIn({ shape }: Resource, content: Content) {
  const said = Object.entries(shape).flatMap(([name, field]) =>
    field.kind === 'name' && content[name] ? [[field.language, content[name]] as const] : [],
  );
  return said.length === 0 ? null : json(Object.fromEntries(said));
}

function columnValue(field: Field, value: unknown): unknown {
  if (field.kind === 'json') return json(value ?? field.empty);
  if (field.kind === 'subTable') return json(value ?? []);
  return field.kind === 'text' ? (value ?? '') : value;
}
