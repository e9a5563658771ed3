import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema, Migration } from '../../database/index.ts';

/** As the seed has them for tenants that are filled from now on. */
const entries = JSON.stringify([
  {
    ...{ id: 'menu-sign-up', name: '开通申请', names: { en: 'Sign-up requests', zhtw: '開通申請' } },
    ...{ code: 'system.signUp', icon: 'SolutionOutlined', address: 'systemSignUp', sort: 20 },
  },
  {
    ...{ id: 'menu-outbox', name: '发件箱', names: { en: 'Outbox', zhtw: '寄件匣' } },
    ...{ code: 'system.outbox', icon: 'SendOutlined', address: 'systemOutbox', sort: 30 },
  },
]);

/** For tenants that were filled before: in the directory of the seed, unless an entry leads there already. */
export async function operatorsInMenu(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`
    insert into base_menu (tenant_id, id, parent_id, full_name, names, en_code, icon, type, url_address, sort_code,
      creator_time)
    select folder.tenant_id, entry.id, folder.id, entry.name, entry.names, entry.code, entry.icon, 2, entry.address,
      entry.sort, now()
    from base_menu folder
    cross join jsonb_to_recordset(${entries}::jsonb) as entry(id text, name text, names jsonb, code text, icon text,
      address text, sort integer)
    where folder.id = 'menu-system' and not exists (
      select 1 from base_menu twin
      where twin.tenant_id = folder.tenant_id and (twin.id = entry.id or twin.url_address = entry.address))`.execute(
    trx,
  );
}

/** Who wants to be signed up, and what was sent: entries for administrators, granted to nobody else. */
export const operatorMenusMigration: Migration = {
  version: 14,
  name: 'sign-ups and outbox in the menu',
  up: operatorsInMenu,
};
