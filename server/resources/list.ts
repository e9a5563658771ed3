import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { columnOf, isListed, isReferring, type MembersField } from '../../engine/schema/resources/fields.ts';
import { targetOf } from '../../engine/schema/resources/reference-targets.ts';
import { filterNames, type Resource } from '../../engine/schema/resources/resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName, namesIn } from '../kernel/local-name.ts';
import { emptyLast, pageOf, type SortedPageQuery, sortColumnOf } from '../kernel/paged-list.ts';
import type { Content, Row, Served } from '../kernel/resource-hooks.ts';
import { containing } from '../kernel/search-word.ts';
import { contentOf, isParent, keptOf, notFound, withLinks } from './kept-rows.ts';
import { namesInRows } from './naming.ts';
import { reachedRows } from './reach.ts';

/** GET path: in the order of the resource unless asked otherwise. @throws Refused badInput */
export async function listRows(context: AppContext, actor: Actor, served: Served, query: SortedPageQuery & Content) {
  const { resource } = served;
  const { sort = 'asc', sidx = resource.order } = query;
  const column = sortColumnOf(sortColumns(resource, actor), sidx);
  let found = reachedRows(context.database.kysely, served, actor);
  const word = containing(query.keyword);
  const spokenElsewhere = word === undefined ? undefined : served.hooks.says?.(word);
  if (spokenElsewhere) found = found.where(spokenElsewhere);
  else if (word !== undefined)
    found = found.where((where) =>
      where.or(resource.search.flatMap((name) => spoken(resource, name)).map((text) => where(text, 'ilike', word))),
    );
  for (const name of filterNames(resource.shape))
    if (query[name] !== undefined) found = found.where(narrowed(resource, name, query[name], actor));
  for (const name of Object.keys(resource.filters ?? {})) {
    const meant = query[name] === undefined ? undefined : served.hooks.narrow?.(name, query[name], context, actor);
    if (meant) found = found.where(meant);
  }
  const { rows, pagination } = await pageOf(
    query,
    found
      .selectAll()
      .select(
        resource.hasNames ? [localName(resource.table, actor.language, nameOf(resource)).as(nameOf(resource))] : [],
      )
      .orderBy(column, emptyLast(sort))
      .orderBy('creator_time', 'desc')
      .orderBy('id', sort),
    found.select((of) => of.fn.countAll<string>().as('total')),
  );
  return { list: await inList(context, actor, served, rows), pagination };
}

async function inList(context: AppContext, actor: Actor, { resource, hooks }: Served, rows: readonly Row[]) {
  const names = await namesInRows(context, actor, resource, rows);
  const known = rows.map((row, place) => ({ ...keptOf(resource, row, actor), ...names[place] }));
  const own = (await hooks.rows?.(context, actor, known)) ?? [];
  return rows.map((row, place) => ({
    id: row.id,
    ...flat(resource, contentOf(resource, row)),
    ...(resource.called === undefined ? {} : { fullName: row[columnOf(resource.called)] }),
    ...names[place],
    ...own[place],
    creatorTime: row.creator_time,
    lastModifyTime: row.modify_time,
  }));
}

const flat = ({ shape }: Resource, content: Content): Content =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (isListed(field) ? [[name, content[name]]] : [])),
  );

/** Names are in the order in which the reader has them before him. */
const sortColumns = (
  { shape, table, hasNames, called = 'fullName' }: Resource,
  { language }: Actor,
): Readonly<Record<string, RawBuilder<unknown>>> => ({
  ...Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (isListed(field) ? [[name, columnIn(table, name)]] : [])),
  ),
  ...(hasNames ? { [called]: localName(table, language, columnOf(called)) } : {}),
  creatorTime: columnIn(table, 'creatorTime'),
  lastModifyTime: columnIn(table, 'modifyTime'),
});

/** Column that says what a row is called. */
const nameOf = ({ called = 'fullName' }: Resource): string => columnOf(called);

const columnIn = (table: string, field: string) => sql.ref<string>(`${table}.${columnOf(field)}`);

/** What a keyword is looked for in. */
const spoken = ({ table, hasNames, called = 'fullName' }: Resource, name: string): RawBuilder<string>[] =>
  hasNames && name === called ? namesIn(table, columnOf(called)) : [columnIn(table, name)];

/** Rows with a value; of a place in a tree also those of the places below it. */
function narrowed(resource: Resource, name: string, value: unknown, { tenantId }: Actor) {
  const { shape, table } = resource;
  const one = shape[name];
  const several = one?.kind === 'reference' && one.firstOf !== undefined ? shape[one.firstOf] : undefined;
  const field = several ?? one;
  const target = field && isReferring(field) ? targetOf(field) : undefined;
  const linked = ({ table: links, of, member }: MembersField, among: RawBuilder<unknown>) => sql<boolean>`
    ${columnIn(table, 'id')} in (
      select ${sql.ref(of)} from ${sql.table(links)} where tenant_id = ${tenantId} and ${sql.ref(member)} in ${among})`;
  if (!target?.tree)
    return field?.kind === 'members'
      ? linked(field, sql`(${value})`)
      : sql<boolean>`${columnIn(table, name)} = ${value}`;
  const { table: places, tree } = target;
  // A union without "all": what stands in a circle is found once.
  const below = sql`(
    with recursive below as (
      select id from ${sql.table(places)} where tenant_id = ${tenantId} and id = ${value}
      union
      select place.id from below join ${sql.table(places)} place on place.tenant_id = ${tenantId}
        and place.${sql.ref(tree.parent)} = below.id)
    select id from below)`;
  if (field?.kind === 'members') return linked(field, below);
  // Of the rows' own tree: the place with all that stands below it.
  return sql<boolean>`${columnIn(table, isParent(resource, name) ? 'id' : name)} in ${below}`;
}

/** POST path/getDataByIds: in the order of the ids; those that nobody of the tenant has are left out. */
export async function rowsByIds(context: AppContext, actor: Actor, served: Served, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { resource, hooks } = served;
  const rows = await reachedRows(context.database.kysely, served, actor)
    .selectAll()
    .where((where: ExpressionBuilder<DatabaseSchema, string>) => where('id', 'in', [...new Set(ids)]))
    .execute();
  const filled = await withLinks(context.database.kysely, resource, actor, rows);
  const byId = new Map(filled.map((row) => [row.id, row]));
  const kept = [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row ? [keptOf(resource, row, actor)] : [];
  });
  return (await hooks.shown?.(context, actor, kept)) ?? kept;
}

/** GET path/{id}. @throws Refused notFound */
export async function oneRow(context: AppContext, actor: Actor, served: Served, id: string) {
  const [row] = await rowsByIds(context, actor, served, [id]);
  if (!row) throw notFound(served.resource);
  return row;
}
