import { sql, type Transaction } from 'kysely';
import { settingTable } from '../../engine/schema/settings/setting-table.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import type { Whose } from './lock-user.ts';
import { isPassword, sentPassword } from './passwords.ts';

const { most } = settingTable.disableTheNumberOfOldPasswords;

/** Keeps the password that is there, in the transaction that replaces it, so that a rule may refuse it later. */
export async function keepOldPassword(
  trx: Transaction<DatabaseSchema>,
  { newId, now }: AppContext,
  { tenantId, userId }: Whose,
): Promise<void> {
  await sql`
    insert into base_user_old_password (tenant_id, user_id, id, password_hash, creator_time)
    select tenant_id, id, ${newId()}, password_hash, ${now().toISOString()} from base_user
    where tenant_id = ${tenantId} and id = ${userId} and password_hash <> ''`.execute(trx);
  await sql`
    delete from base_user_old_password where tenant_id = ${tenantId} and user_id = ${userId} and id not in (
      select id from base_user_old_password where tenant_id = ${tenantId} and user_id = ${userId}
      order by id desc limit ${most})`.execute(trx);
}

/** Whether a password is the present one or one of those before it, of so many in all. */
export async function isOldPassword(
  { database }: AppContext,
  { tenantId, userId }: Whose,
  password: string,
  count: number,
): Promise<boolean> {
  if (count === 0) return false;
  const db = tables(database.kysely);
  const own = await db
    .selectFrom('base_user')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
  const before = await db
    .selectFrom('base_user_old_password')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(count - 1)
    .execute();
  const sent = sentPassword(password);
  for (const { password_hash } of [...own, ...before])
    if (password_hash !== '' && (await isPassword(password_hash, sent))) return true;
  return false;
}
