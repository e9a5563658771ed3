import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { formatInstant } from '../../engine/schema/values/format-date.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';

const dayMs = 86_400_000;

/** What somebody is told once after signing in: when and where from he did so before, and that his password will be too old. */
export async function signInNotices(context: AppContext, actor: Actor, rules: Settings): Promise<string[]> {
  const asked = [
    ...(rules.lastLoginTimeSwitch ? [lastTime(context, actor)] : []),
    ...(rules.updateCycle > 0 && rules.updateInAdvance > 0 ? [passwordAge(context, actor, rules)] : []),
  ];
  return (await Promise.all(asked)).filter((words) => words !== '');
}

/** The line before the one of this session. */
async function lastTime({ database, settings }: AppContext, { tenantId, userId, language = 'zh' }: Actor) {
  const line = await tables(database.kysely)
    .selectFrom('base_audit')
    .select(['creator_time', 'target'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('action', '=', 'signIn')
    .where('outcome', '=', 'done')
    .orderBy('creator_time', 'desc')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst();
  if (!line) return '';
  const time = formatInstant(line.creator_time, 'YYYY-MM-DD HH:mm', settings.timeZone);
  // Written as `account @ address`.
  const address = line.target.slice(line.target.lastIndexOf(' ') + 1);
  return say({ code: 'notice.lastSignIn', args: { time, address } }, language);
}

async function passwordAge(
  { database, now }: AppContext,
  { tenantId, userId, language = 'zh' }: Actor,
  { updateCycle, updateInAdvance }: Settings,
) {
  const { password_time, creator_time } = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['password_time', 'creator_time'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const left = Date.parse(password_time ?? creator_time) + updateCycle * dayMs - now().getTime();
  const days = Math.ceil(left / dayMs);
  return days > 0 && days <= updateInAdvance ? say({ code: 'notice.passwordAge', args: { days } }, language) : '';
}
