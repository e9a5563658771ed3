import { sql } from 'kysely';
import { tenant } from '../../engine/schema/resources/tenant.resource.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, Row, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { closedBy } from '../kernel/tenant-state.ts';
import { translateTo } from '../kernel/words.ts';
import { endSessionsOfTenant } from '../oauth/end-sessions.ts';
import { userHooks } from '../people/user.hooks.ts';
import { takeTurn } from '../resources/kept-rows.ts';
import { createIn } from '../resources/write.ts';
import { seedTenantMenus } from '../seed/seed-menus.ts';
import { actingIn } from './tenants.ts';

const megabyte = 1024 * 1024;

/** How many people each tenant has that sign in, and how much it stores. */
const rows: NonNullable<Hooks['rows']> = async ({ database }, _actor, kept) => {
  const ids = kept.map(({ id }) => String(id));
  const found = await sql<{ id: string; people: string; bytes: string }>`
    select asked.id, (
        select count(*) from base_user person
        where person.tenant_id = asked.id and person.enabled_mark = 1 and person.delete_time is null) as people, (
        select coalesce(sum(size), 0)::bigint from base_file file where file.tenant_id = asked.id) as bytes
    from unnest(${ids}::text[]) as asked (id)`.execute(database.kysely);
  const known = new Map(found.rows.map((row) => [row.id, row]));
  return ids.map((id) => ({
    people: Number(known.get(id)?.people ?? 0),
    storage: Math.ceil(Number(known.get(id)?.bytes ?? 0) / megabyte),
  }));
};

/** Its menu and its first administrator, whose password is told once. */
async function begin(sent: Content, writing: Writing): Promise<Content> {
  const { context, trx, id: tenantId } = writing;
  const { adminAccount, adminName, contact } = sent;
  const { adminAccount: label } = tenant.words.labels;
  if (typeof adminAccount !== 'string' || adminAccount.trim() === '')
    throw refusedAt('/adminAccount', 'resource.blank', { label: label ?? '' });
  await seedTenantMenus(trx, { tenantId, now: context.now(), passwordHash: '', isDefaultPassword: false });
  const name = [adminName, contact].find((text) => typeof text === 'string' && text.trim() !== '');
  const realName = name ?? translateTo(writing.actor.language ?? 'zh')('tenant.administrator');
  const actor = actingIn(writing.actor, tenantId);
  const person = { ...writing, actor, id: context.newId() };
  await takeTurn(trx, user, actor);
  try {
    const content = { account: adminAccount.trim(), realName, gender: '0' };
    const { code } = await createIn({ resource: user, hooks: userHooks }, person, content);
    await tables(trx)
      .updateTable('base_user')
      .set({ is_administrator: true })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', person.id)
      .execute();
    return { code };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // What is wrong with the account is said where it was typed.
    const at = error.data?.findings?.some((finding) => finding.at === '/realName') ? '/adminName' : '/adminAccount';
    throw refusedAt(at, error.words.code, error.words.args, error.answer);
  }
}

/** Nobody locks himself out: the first tenant has no end. @throws Refused */
function requireEndless(id: string, after: Row): void {
  if (id !== firstTenant) return;
  if (after.enabled_mark !== 1) throw refusedAt('/enabledMark', 'tenant.first', {}, 'findings');
  if (after.valid_to !== null) throw refusedAt('/validTo', 'tenant.first', {}, 'findings');
}

const stateOf = (row: Row) => ({
  tenant_mark: Number(row.enabled_mark),
  tenant_until: typeof row.valid_to === 'string' ? row.valid_to : null,
});

export const tenantHooks: Hooks = {
  rows,
  created: begin,
  async done(_deed, { after }, { context, trx, id }) {
    if (!after) return;
    requireEndless(id, after);
    if (closedBy(stateOf(after), context)) await endSessionsOfTenant(trx, context, id);
  },
};
