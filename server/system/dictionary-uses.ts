import { type Kysely, sql } from 'kysely';
import type { Node } from '../../engine/schema/documents/node.ts';
import { optionKeys } from '../../engine/schema/fields/option-keys.ts';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { columnOf } from '../../engine/schema/resources/fields.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import type { UsedBy } from '../kernel/resource-hooks.ts';

type Reader = Pick<Actor, 'tenantId' | 'language'>;

/** An entry with the dictionary that it is of: fields name that by its id or its code. */
export interface KnownEntry {
  readonly id: string;
  readonly enCode: string;
  readonly fullName: string;
  readonly typeId: string;
  readonly typeCode: string;
}

/** Fields of a form that offer a dictionary, with what they store of an entry. */
function fieldsOffering(
  nodes: readonly Node[],
  entry: KnownEntry,
): { readonly field: string; readonly value: string }[] {
  return nodes.flatMap((node) => {
    const { dataType, dictionaryType, children = [] } = node.config;
    const isOne = dataType === 'dictionary' && (dictionaryType === entry.typeId || dictionaryType === entry.typeCode);
    const key = optionKeys(node).value;
    const value = key === 'enCode' || key === 'fullName' ? entry[key] : entry.id;
    const own = isOne && node.vModel ? [{ field: node.vModel, value }] : [];
    return [...own, ...fieldsOffering(children, entry)];
  });
}

/** How many rows of published forms hold an entry, by form. Tables that were made elsewhere are not looked into. */
export async function recordsHolding(
  handle: Kysely<DatabaseSchema>,
  { tenantId, language }: Reader,
  entry: KnownEntry,
): Promise<UsedBy[]> {
  const named = [entry.typeId, entry.typeCode].map((name) => `%"dictionaryType":${JSON.stringify(name)}%`);
  const { rows: models } = await sql<{ id: string; name: string; design: string }>`
    select model.id, ${localName('model', language)} as name, release.form_data as design
    from base_visualdev model
    join base_visualdev_release release on release.tenant_id = model.tenant_id and release.model_id = model.id
      and release.version = model.release_version
    where model.tenant_id = ${tenantId} and release.form_data like any(${named}) order by model.id`.execute(handle);
  const found: UsedBy[] = [];
  for (const { id, name, design } of models) {
    const { nodes }: { readonly nodes: readonly Node[] } = JSON.parse(design); // checked when it was published
    let count = 0;
    for (const { field, value } of fieldsOffering(nodes, entry))
      count += await rowsWith(handle, tenantId, id, field, value);
    found.push({ kind: name, count, list: [] });
  }
  return found;
}

async function rowsWith(
  handle: Kysely<DatabaseSchema>,
  tenantId: string,
  modelId: string,
  field: string,
  value: string,
): Promise<number> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string; kind: string }>`
    select place.table_name, held.column_name, held.kind from base_visualdev_column held
    join base_visualdev_table place on place.tenant_id = held.tenant_id and place.model_id = held.model_id
      and place.table_key = held.table_key and not place.bound
    where held.tenant_id = ${tenantId} and held.model_id = ${modelId} and held.field = ${field} and held.active`.execute(
    handle,
  );
  let count = 0;
  for (const { table_name, column_name, kind } of columns) {
    const column = sql.ref(column_name);
    // One choice is a text; several, and paths, are lists in JSON.
    const holds =
      kind === 'choice' ? sql`${column} = ${value}` : sql`strpos(${column}::text, ${JSON.stringify(value)}) > 0`;
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from ${sql.table(table_name)} where tenant_id = ${tenantId} and ${holds}`.execute(
      handle,
    );
    count += Number(rows[0]?.total ?? 0);
  }
  return count;
}

/** How many rows of administration pages are filed under an entry, by page. */
export async function rowsFiledUnder(
  handle: Kysely<DatabaseSchema>,
  { tenantId }: Reader,
  entry: KnownEntry,
): Promise<UsedBy[]> {
  const found: UsedBy[] = [];
  for (const { shape, table, words } of resources)
    for (const [name, field] of Object.entries(shape)) {
      if (field.kind !== 'dictionary' || field.dictionary !== entry.typeCode) continue;
      const { rows } = await sql<{ total: string }>`
        select count(*) as total from ${sql.table(table)}
        where tenant_id = ${tenantId} and ${sql.ref(columnOf(name))} = ${entry.enCode}`.execute(handle);
      found.push({ kind: words.many, count: Number(rows[0]?.total ?? 0), list: [] });
    }
  return found;
}
