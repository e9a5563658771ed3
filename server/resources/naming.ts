import { sql } from 'kysely';
import { columnOf, isNaming, type NamingField, textOf } from '../../engine/schema/resources/fields.ts';
import { targetOf } from '../../engine/schema/resources/reference-targets.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import type { Content, Row } from '../kernel/resource-hooks.ts';
import { rootId } from './tree-path.ts';

const levelsMost = 64;

/** What people read of what rows refer to: the path of a row in its tree, the name of an entry. A part for each row. */
export async function namesInRows(
  context: AppContext,
  actor: Actor,
  { shape }: Resource,
  rows: readonly Row[],
): Promise<readonly Content[]> {
  const naming = Object.entries(shape).flatMap(([name, field]) => (isNaming(field) ? [{ name, field }] : []));
  const known = await Promise.all(
    naming.map(async ({ name, field }) => {
      const values = rows.flatMap((row) =>
        typeof row[columnOf(name)] === 'string' ? [String(row[columnOf(name)])] : [],
      );
      return { name, names: await namesOf(context, actor, field, [...new Set(values)]) };
    }),
  );
  return rows.map((row) =>
    Object.fromEntries(known.map(({ name, names }) => [textOf(name), names.get(String(row[columnOf(name)])) ?? ''])),
  );
}

interface Name {
  readonly value: string;
  readonly name: string;
}

/** By what something is referred to, what people read of it. */
export async function namesOf(
  { database }: AppContext,
  { tenantId, language }: Actor,
  field: NamingField,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map();
  const { rows } = await (field.kind === 'reference'
    ? referredNames(field, tenantId, language, values)
    : sql<Name>`
        select entry.en_code as value, ${localName('entry', language)} as name
        from base_dictionary_data entry
        join base_dictionary_type type on type.tenant_id = entry.tenant_id and type.id = entry.type_id
        where type.tenant_id = ${tenantId} and type.en_code = ${field.dictionary} and entry.en_code = any(${values})`
  ).execute(database.kysely);
  return new Map(rows.map(({ value, name }) => [value, name]));
}

/**
 * Names, of what stands in a tree from the top down to the row, a stroke between two; a company that is the only one goes
 * without saying.
 */
function referredNames(
  field: Extract<NamingField, { kind: 'reference' }>,
  tenantId: string,
  language: Actor['language'],
  ids: readonly string[],
) {
  const { table, name, tree } = targetOf(field);
  if (!tree)
    return sql<Name>`
      select place.id as value, ${localName('place', language, name)} as name
      from ${sql.table(table)} place where place.tenant_id = ${tenantId} and place.id = any(${ids})`;
  const { parent } = tree;
  return sql<Name>`
    with recursive way as (
      select place.id as value, place.${sql.ref(parent)} as above, ${localName('place', language)} as name, 1 as level
      from ${sql.table(table)} place where place.tenant_id = ${tenantId} and place.id = any(${ids})
      union all
      select way.value, place.${sql.ref(parent)}, ${localName('place', language)}, way.level + 1
      from way join ${sql.table(table)} place on place.tenant_id = ${tenantId} and place.id = way.above
      where way.level < ${levelsMost})
    select value, string_agg(name, ' / ' order by level desc) filter (where not is_only) as name
    from (
      select way.value, way.name, way.level, way.above = ${rootId} and way.level > 1 and (
        select count(*) from ${sql.table(table)} top
        where top.tenant_id = ${tenantId} and top.${sql.ref(parent)} = ${rootId}) = 1 as is_only
      from way) named
    group by value`;
}
