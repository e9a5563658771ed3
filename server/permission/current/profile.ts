import { namedRules } from '../../../engine/schema/rules/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { localName } from '../../kernel/local-name.ts';
import { refusedAt } from '../../kernel/refused.ts';
import { tables } from '../../kernel/tables.ts';
import { translateTo } from '../../kernel/words.ts';
import { peopleByIds } from '../selectors/people.ts';
import { positionRows, roleItems } from '../selectors/structure.ts';
import { organizeRows } from '../structure/organizes.ts';

const depthMost = 64;

/** Everything that a person may see of himself. */
export async function profileOf(context: AppContext, actor: Actor) {
  const row = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select([
      'account',
      localName('base_user', actor.language, 'real_name').as('real_name'),
      'gender',
      'mobile',
      'email',
      'head_icon',
      'sign_img',
      'manager_id',
      'creator_time',
    ])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const [organizes, positions, roles, managers] = await Promise.all([
    ownOrganizes(context, actor),
    ownPositions(context, actor),
    ownRoles(context, actor),
    peopleByIds(context, actor, row.manager_id === null ? [] : [row.manager_id]),
  ]);
  const between = translateTo(actor.language ?? 'zh')('list.separator');
  const names = (list: readonly { readonly fullName: string }[], gap: string) =>
    list.map(({ fullName }) => fullName).join(gap);
  return {
    id: actor.userId,
    account: row.account,
    realName: row.real_name,
    gender: row.gender,
    mobile: row.mobile,
    email: row.email,
    headIcon: row.head_icon,
    signImg: row.sign_img,
    organize: names(organizes, ' / '),
    position: names(positions, between),
    manager: names(managers, between),
    roles: names(roles, between),
    creatorTime: row.creator_time,
  };
}

/** The own department with those above it, the company first. */
export async function ownOrganizes(context: AppContext, actor: Actor) {
  const byId = new Map((await organizeRows(context, actor)).map((row) => [row.id, row]));
  const way: { id: string; fullName: string; enCode: string }[] = [];
  let at = byId.get(actor.organizeId ?? '');
  while (at && way.length < depthMost) {
    way.unshift({ id: at.id, fullName: at.fullName, enCode: at.enCode });
    at = byId.get(at.parentId);
  }
  return way;
}

export async function ownPositions(context: AppContext, actor: Actor) {
  return (await positionRows(context, actor))
    .filter(({ id }) => actor.positionIds.includes(id))
    .map(({ id, fullName, enCode }) => ({ id, fullName, enCode }));
}

export async function ownRoles(context: AppContext, actor: Actor) {
  return (await roleItems(context, actor)).filter(({ id }) => actor.roleIds.includes(id));
}

/** @throws Refused `badInput` */
export async function saveProfile(
  { database, now }: AppContext,
  { tenantId, userId }: Actor,
  { gender, email }: { readonly gender: number; readonly email: string },
): Promise<void> {
  const written = email.trim();
  if (written !== '' && !namedRules.email(written)) throw refusedAt('/email', 'profile.email');
  await tables(database.kysely)
    .updateTable('base_user')
    .set({ gender, email: written, modifier_id: userId, modify_time: now().toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}
