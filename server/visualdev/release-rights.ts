import type { Transaction } from 'kysely';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { type FieldCatalogue, fieldCodesOf } from '../../engine/schema/fields/fields.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { localName } from '../kernel/local-name.ts';
import { tables } from '../kernel/tables.ts';
import type { ServerWords } from '../kernel/words.ts';
import type { ModelRecord } from './model-tables.ts';
import { menuEntries } from './place-in-menu.ts';
import { renamedCodes, renamesOf } from './renames.ts';

export interface RightsInWords {
  readonly menus: readonly ServerWords[];
  readonly rights: readonly ServerWords[];
}

/**
 * Who will see what once a version is online, in words: where it stands in the menu, which roles have that entry, and whether
 * its new fields have to be granted first.
 */
export async function releaseRights(
  trx: Transaction<DatabaseSchema>,
  row: ModelRecord,
  before: FieldCatalogue | null,
  now: FieldCatalogue,
  list: ListDocument,
  language: Language,
): Promise<RightsInWords> {
  const { menus, rights } = await entryRights(trx, row, language);
  return { menus, rights: menus === nowhere ? rights : [...rights, ...newFieldRights(before, now, list)] };
}

const nowhere: readonly ServerWords[] = [{ code: 'place.none' }];

/** Where a model or page stands in the menu, and which roles have that entry. */
export async function entryRights(
  trx: Transaction<DatabaseSchema>,
  row: ModelRecord,
  language: Language,
): Promise<RightsInWords> {
  const entries = await menuEntries(trx, row);
  if (entries.length === 0) return { menus: nowhere, rights: [{ code: 'rights.administrators' }] };
  const ids = entries.flatMap(({ id, parent_id }) => [id, parent_id]);
  const names = await menuNames(trx, row.tenant_id, ids, language);
  const menus = entries.map(({ id, parent_id }): ServerWords => {
    const path = [names.get(parent_id), names.get(id)].filter((name) => name !== undefined).join(' › ');
    return { code: 'place.entry', args: { path } };
  });
  const roles = await roleNames(
    trx,
    row.tenant_id,
    entries.map(({ id }) => id),
    language,
  );
  const seen: ServerWords =
    roles.length === 0
      ? { code: 'rights.administrators' }
      : { code: 'rights.roles', args: { count: roles.length, names: { parts: roles, between: 'list.separator' } } };
  return { menus, rights: [seen] };
}

function newFieldRights(before: FieldCatalogue | null, now: FieldCatalogue, list: ListDocument): ServerWords[] {
  const renamed = renamedCodes(before, renamesOf(before, now));
  const known = new Set(fieldCodesOf(before ?? now).map((code) => renamed.get(code) ?? code));
  const count = fieldCodesOf(now).filter((code) => !known.has(code)).length;
  const words: ServerWords[] = [];
  if (count > 0) {
    const asked = list.useColumnPermission || list.useFormPermission;
    words.push({ code: asked ? 'rights.fieldsAsked' : 'rights.fieldsOpen', args: { count } });
  }
  if (list.useDataPermission) words.push({ code: 'rights.ownRows' });
  return words;
}

async function menuNames(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  ids: readonly string[],
  language: Language,
) {
  const rows = await tables(trx)
    .selectFrom('base_menu')
    .select(['id', localName('base_menu', language).as('name')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function roleNames(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  menuIds: readonly string[],
  language: Language,
) {
  const rows = await tables(trx)
    .selectFrom('base_authorize')
    .innerJoin('base_role', (join) =>
      join
        .onRef('base_role.id', '=', 'base_authorize.object_id')
        .onRef('base_role.tenant_id', '=', 'base_authorize.tenant_id'),
    )
    .select(localName('base_role', language).as('name'))
    .distinct()
    .where('base_authorize.tenant_id', '=', tenantId)
    .where('base_authorize.item_type', '=', 'menu')
    .where('base_authorize.object_type', '=', 'role')
    .where('base_authorize.item_id', 'in', menuIds)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
