import { sql, type Transaction } from 'kysely';
import entries from '../../schemas/menu.json' with { type: 'json' };
import { type DatabaseSchema, json } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { settleMenuPlaces } from '../permission/menu-places.ts';
import { isForOperator } from '../permission/operator-pages.ts';

interface Entry {
  readonly id: string;
  readonly enCode: string;
  readonly urlAddress?: string;
  readonly soon?: object;
}

const shipped: readonly (Entry & { readonly property: string })[] = entries.map((entry: Entry) => ({
  urlAddress: '',
  ...entry,
  property: JSON.stringify(entry.soon === undefined ? {} : { soon: entry.soon }),
}));
/** Name of the settings under which a tenant keeps what it has been offered: an entry that it threw away stays away. */
const offeredName = 'offeredMenu';

/**
 * Offers the shipped entries of the menu to tenants that have not been offered them yet, and lets those of pages that have
 * come say no longer what will come. Granted to nobody, so that administrators alone see them.
 */
export async function settleMenu({ database, live }: AppContext): Promise<void> {
  const tenants = await behind(database.kysely);
  for (const tenantId of tenants) {
    await database.transaction(async (trx) => {
      const mark = await sql`
        insert into base_config (tenant_id, name, value) values (${tenantId}, ${offeredName}, '[]')
        on conflict (tenant_id, name) do update set value = base_config.value
        returning value`.execute(trx);
      await offer(trx, tenantId, idsIn(mark.rows[0]));
    });
    live.announce('menu', { tenantId });
  }
}

const idsIn = (row: unknown): string[] => {
  const value: unknown = typeof row === 'object' && row !== null && 'value' in row ? row.value : [];
  return Array.isArray(value) ? value.map(String) : [];
};

/** Tenants with a menu that lack an entry, or have one that says what will come where it has come. */
async function behind(handle: AppContext['database']['kysely']): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct menu.tenant_id from base_menu menu
    left join base_config offered on offered.tenant_id = menu.tenant_id and offered.name = ${offeredName}
    where offered.value is null or not offered.value @> ${json(shipped.map(({ id }) => id))}
      or ${hasCome(sql`menu`)}`.execute(handle);
  return rows.map((row) => row.tenant_id);
}

const comeIds = shipped.filter(({ soon }) => soon === undefined).map(({ id }) => id);
const hasCome = (menu: ReturnType<typeof sql>) =>
  sql`(${menu}.id = any(${comeIds}) and ${menu}.type = 2 and ${menu}.property_json like '{"soon":%')`;

async function offer(trx: Transaction<DatabaseSchema>, tenantId: string, known: readonly string[]): Promise<void> {
  await sql`update base_menu menu set property_json = '{}' where tenant_id = ${tenantId} and ${hasCome(sql`menu`)}`.execute(
    trx,
  );
  const fresh = shipped.filter(
    ({ id, enCode }) => !known.includes(id) && (tenantId === firstTenant || !isForOperator(enCode)),
  );
  // Directories first: what stands in them asks whether they are there.
  for (const isPage of [false, true])
    await insert(
      trx,
      tenantId,
      fresh.filter(({ urlAddress }) => (urlAddress !== '') === isPage),
    );
  await settleMenuPlaces(trx, tenantId);
  const ids = json(shipped.map(({ id }) => id));
  await sql`
    update base_config set value = ${ids} where tenant_id = ${tenantId} and name = ${offeredName}`.execute(trx);
}

/** In directories that are still there; one whose id or address is taken is left out. */
async function insert(trx: Transaction<DatabaseSchema>, tenantId: string, wanted: readonly Entry[]): Promise<void> {
  await sql`
    insert into base_menu (tenant_id, id, parent_id, full_name, names, en_code, icon, type, url_address, property_json,
      sort_code, creator_time)
    select ${tenantId}, entry.id, entry."parentId", entry."fullName", entry.names, entry."enCode", entry.icon, entry.type,
      entry."urlAddress", entry.property, entry."sortCode", now()
    from jsonb_to_recordset(${json(wanted)}) as entry(id text, "parentId" text, "fullName" text, names jsonb,
      "enCode" text, icon text, type integer, "urlAddress" text, property text, "sortCode" integer)
    where (entry."parentId" = '0' or exists (
        select 1 from base_menu parent where parent.tenant_id = ${tenantId} and parent.id = entry."parentId"))
      and not exists (
        select 1 from base_menu twin where twin.tenant_id = ${tenantId}
          and (twin.id = entry.id or (entry."urlAddress" <> '' and twin.url_address = entry."urlAddress")))`.execute(
    trx,
  );
}
