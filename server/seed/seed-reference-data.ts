import type { RawBuilder, Transaction } from 'kysely';
import type { Names } from '../../engine/schema/text/local-text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { tables } from '../kernel/tables.ts';
import { pathBelow, rootId, topPath } from '../resources/tree-path.ts';
import billRules from './bill-rules.json' with { type: 'json' };
import dictionaries from './dictionaries.json' with { type: 'json' };
import interfaces from './interfaces.json' with { type: 'json' };
import organisation from './organisation.json' with { type: 'json' };
import type { Seeding } from './seed-menus.ts';
import system from './system.json' with { type: 'json' };

interface SeedEntry {
  readonly enCode: string;
  readonly fullName: string;
  readonly names: Names;
  readonly children?: readonly SeedEntry[];
}

/** Dictionaries, rules for numbers, static interfaces and the name of the system. */
export async function seedReferenceData(trx: Transaction<DatabaseSchema>, { tenantId, now }: Seeding): Promise<void> {
  const db = tables(trx);
  const common = { tenant_id: tenantId, enabled_mark: 1, creator_time: now.toISOString() };
  for (const [index, dictionary] of dictionaries.entries()) {
    const { id, enCode, fullName, names, isTree, entries } = dictionary;
    await db
      .insertInto('base_dictionary_type')
      .values({
        ...common,
        id,
        parent_id: rootId,
        tree_path: topPath(id),
        full_name: fullName,
        names: json(names),
        en_code: enCode,
        is_tree: isTree,
        sort_code: index,
      })
      .execute();
    const rows = flatten(entries, `${id}-`);
    await db
      .insertInto('base_dictionary_data')
      .values(rows.map((row, sort) => ({ ...common, ...row, type_id: id, sort_code: sort })))
      .execute();
  }
  await db
    .insertInto('base_bill_rule')
    .values(
      billRules.map(({ id, enCode, fullName, names, prefix, dateFormat, digit, startNumber, category }, index) => ({
        ...common,
        id,
        en_code: enCode,
        full_name: fullName,
        names: json(names),
        prefix,
        date_format: dateFormat,
        digit,
        start_number: startNumber,
        category,
        sort_code: index,
      })),
    )
    .execute();
  for (const [index, { id, enCode, fullName, names, category, fields, parameters, rows }] of interfaces.entries()) {
    await db
      .insertInto('base_data_interface')
      .values({
        ...common,
        id,
        en_code: enCode,
        full_name: fullName,
        names: json(names),
        category,
        data_type: 2,
        fields: json(fields),
        parameters: json(parameters),
        static_data: json(rows === 'people' ? people : rows),
        sort_code: index,
      })
      .execute();
  }
  await db
    .insertInto('base_config')
    .values({ tenant_id: tenantId, name: 'system', value: json(system) })
    .execute();
}

/** Whom a form can name, by the names that they have everywhere. */
const people = organisation.users
  .filter(({ isAdministrator }) => !isAdministrator)
  .map(({ id, realName, names, organizeId }) => ({ id, fullName: realName, names, organizeId }));

/** Entries of a tree in one list; an entry's id is its dictionary and its code, so that designs can name it. */
function flatten(entries: readonly SeedEntry[], prefix: string, parentId = rootId, above = ''): FlatEntry[] {
  return entries.flatMap(({ enCode, fullName, names, children = [] }) => {
    const id = `${prefix}${enCode}`;
    const tree_path = pathBelow(above, id);
    const entry = { id, parent_id: parentId, tree_path, en_code: enCode, full_name: fullName, names: json(names) };
    return [entry, ...flatten(children, prefix, id, tree_path)];
  });
}

interface FlatEntry {
  readonly id: string;
  readonly parent_id: string;
  readonly tree_path: string;
  readonly en_code: string;
  readonly full_name: string;
  readonly names: RawBuilder<unknown>;
}
