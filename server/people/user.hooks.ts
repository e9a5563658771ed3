// Here: accounts of people: what they are given, first passwords, and who may touch whose.

import { sql } from 'kysely';
import { json } from '../database/index.ts';
import { requireHandsOut } from '../grades/handing-out.ts';
import { userReach } from '../grades/reaches.ts';
import { askedOnce } from '../kernel/asked-once.ts';
import type { Content, Hooks, Row, Writing } from '../kernel/resource-hooks.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { translateTo } from '../kernel/words.ts';
import { endSessionsIn } from '../oauth/end-sessions.ts';
import { mobileKey } from '../oauth/mobile-key.ts';
import { accountKey } from '../oauth/sub-account.ts';
import { givenAs, givenIn, givenOf, requireOwnRights } from '../permission/own-rights.ts';
import { added, checkSent, listIn, placeAt, requireNotOwn, requireWithin } from './checks.ts';
import { givenPassword } from './first-password.ts';
import { requireAdministratorLeft, requireMayTouch } from './may-touch.ts';
import { keptOfBefore, noPersonalColumns } from './personal-part.ts';
import { settledPlaces } from './places.ts';
import { requireRoomForPeople } from './room-for-people.ts';
import { narrowUsers, shownUsers, userRows } from './user-rows.ts';

export const userHooks: Hooks = {
  ...userReach,
  rows: userRows,
  shown: shownUsers,
  narrow: (filter, value, { now }) => narrowUsers(filter, value, now()),

  async write(content, writing) {
    await checkSent(content, writing);
    return settledPlaces(content, writing);
  },

  columns({ account, mobile, validTo }, writing, before) {
    const kept = keptOfBefore(writing, before);
    return {
      account_key: accountKey(String(account)),
      mobile_key: mobileKey(String(mobile ?? '')),
      ...kept,
      ...('valid_to' in kept ? {} : { valid_until: endOfDay(validTo, writing.context.settings.timeZone) }),
    };
  },

  async created({ userPassword }, writing) {
    const { context, trx, actor } = writing;
    const rules = await settingsOf({ kysely: trx }, actor.tenantId);
    const { columns, code } = await givenPassword(
      context,
      typeof userPassword === 'string' ? userPassword : undefined,
      rules.mandatoryModificationOfInitialPassword,
      rules,
    );
    await change(writing, columns);
    return code === undefined ? {} : { code };
  },

  async done(_deed, { before, after }, writing) {
    const { trx, actor, context, id } = writing;
    const { tenantId } = actor;
    requireNotOwn(writing, before, after);
    const isAdministrator = before?.is_administrator === true || after?.is_administrator === true;
    await askedOnce(writing, `touch ${isAdministrator}`, () => requireMayTouch(trx, actor, isAdministrator));
    if (after) await checkGiven(writing, before, after);
    if (before?.enabled_mark !== 1 && after?.enabled_mark === 1) await requireRoomForPeople(trx, actor);
    if (before?.is_administrator) await requireAdministratorLeft(trx, actor);
    if (isUsable(before, context.now()) && !isUsable(after, context.now()))
      await endSessionsIn(trx, context, { tenantId, userId: id }, { reason: 'stopped' });
    context.database.afterCommit(() => context.live.announce('rights', { tenantId }));
  },

  /** The account and the mobile number are free again; the row stays for what names it, and says that it was deleted. */
  async remove(writing, row) {
    const { trx, actor, id } = writing;
    const names = Object(row.names);
    const deleted = (language: 'zh' | 'en' | 'zhtw', name: unknown) =>
      translateTo(language)('user.deleted', { name: String(name ?? row.real_name) });
    await change(writing, {
      account: '',
      // No account has this sign.
      account_key: `deleted:${actor.tenantId}:${id}`,
      deleted_account: String(row.account),
      mobile: '',
      mobile_key: null,
      ...noPersonalColumns,
      email: '',
      password_hash: '',
      real_name: deleted('zh', row.real_name),
      names: json({ en: deleted('en', names.en), zhtw: deleted('zhtw', names.zhtw) }),
      enabled_mark: 0,
      is_administrator: false,
      organize_id: null,
      position_id: null,
      manager_id: null,
    });
    const own = sql`tenant_id = ${actor.tenantId}`;
    await sql`delete from base_group_member where ${own} and kind = 'user' and object_id = ${id}`.execute(trx);
    await sql`delete from base_authorize where ${own} and object_type = 'user' and object_id = ${id}`.execute(trx);
  },
};

/** What somebody is given has to fit where he is, and be whose it is to give. */
async function checkGiven(writing: Writing, before: Row | null, after: Row): Promise<void> {
  const { trx, actor } = writing;
  const organizes = added(after.organize_ids, before?.organize_ids);
  const positions = added(after.position_ids, before?.position_ids);
  const roles = added(after.role_ids, before?.role_ids);
  await requireHandsOut(writing, '/roleIds', [...roles, ...added(before?.role_ids, after.role_ids)]);
  // A code that is sent to the mobile number signs in.
  if (before && before.mobile !== after.mobile)
    await requireOwnRights(trx, actor, '/mobile', await givenOf(trx, actor, writing.id));
  await requireWithin('role', '/roleIds', roles, listIn(after.organize_ids), writing);
  if (organizes.length > 0)
    await askedOnce(writing, `own organize ${JSON.stringify(organizes)}`, async () =>
      requireOwnRights(trx, actor, placeAt(writing, 'organizeId'), await givenIn(trx, actor, organizes)),
    );
  await requireOwn(writing, placeAt(writing, 'positionId'), 'position', positions);
  await requireOwn(writing, '/roleIds', 'role', roles);
}

const requireOwn = (writing: Writing, at: string, type: 'position' | 'role', ids: readonly string[]) =>
  askedOnce(writing, `own ${type} ${JSON.stringify(ids)}`, () =>
    requireOwnRights(writing.trx, writing.actor, at, givenAs(type, ids)),
  );

/** When a day is over, where people are; null for none. */
const endOfDay = (day: unknown, timeZone: string) =>
  typeof day === 'string' ? sql`(${day}::date + 1)::timestamp at time zone ${timeZone}` : null;

const isUsable = (row: Row | null, now: Date): boolean =>
  row?.enabled_mark === 1 && (row.valid_until === null || Date.parse(String(row.valid_until)) > now.getTime());

async function change({ trx, actor, id }: Writing, columns: Content): Promise<void> {
  await tables(trx)
    .updateTable('base_user')
    .set(columns)
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute();
}
