import type { PreviewRights, PreviewSubject } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { grantsOf } from './grants.ts';
import { placesOfPerson } from './own-places.ts';
import { hasDesignRight, rolesOf } from './roles.ts';

/** Roles and people of a tenant, through whose eyes a design can be looked at; roles first. */
export async function previewSubjects(
  { database }: AppContext,
  { tenantId }: Actor,
  keyword: string,
): Promise<PreviewSubject[]> {
  const db = tables(database.kysely);
  const word = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const [roles, users] = await Promise.all([
    db
      .selectFrom('base_role')
      .select(['id', 'full_name as name'])
      .where('tenant_id', '=', tenantId)
      .where('enabled_mark', '=', 1)
      .where('full_name', 'ilike', word)
      .orderBy('sort_code')
      .orderBy('id')
      .limit(limits.previewSubjects)
      .execute(),
    db
      .selectFrom('base_user')
      .select(['id', 'real_name as name', 'account'])
      .where('tenant_id', '=', tenantId)
      .where('enabled_mark', '=', 1)
      .where((where) => where.or([where('real_name', 'ilike', word), where('account', 'ilike', word)]))
      .orderBy('sort_code')
      .orderBy('id')
      .limit(limits.previewSubjects)
      .execute(),
  ]);
  return [
    ...roles.map(({ id, name }) => ({ kind: 'role' as const, id, name, account: '' })),
    ...users.map(({ id, name, account }) => ({ kind: 'user' as const, id, name, account })),
  ];
}

/**
 * The codes of a model that a role holds by itself, or a person by everything that was granted to him. What they mean for
 * a design is the design's affair: codes count where it asks for them.
 * @throws Refused notFound for nobody of this tenant
 */
export async function previewRights(
  context: AppContext,
  designer: Actor,
  modelId: string,
  subject: { readonly kind: 'role' | 'user'; readonly objectId: string },
): Promise<PreviewRights> {
  const actor = await actorFor(context, designer.tenantId, subject);
  const { models, bound } = await grantsOf(context, actor);
  if (actor.isAdministrator)
    return { opens: !bound?.closedModels.has(modelId), isWhole: true, button: [], column: [], form: [] };
  const rights = models.get(modelId);
  return {
    opens: rights !== undefined,
    isWhole: false,
    button: [...(rights?.button ?? [])],
    column: [...(rights?.column ?? [])],
    form: [...(rights?.form ?? [])],
  };
}

/** Somebody as the rights see him; never a session. @throws Refused notFound for nobody of this tenant */
export async function actorFor(
  { database }: AppContext,
  tenantId: string,
  { kind, objectId }: { readonly kind: 'role' | 'user'; readonly objectId: string },
): Promise<Actor> {
  const db = tables(database.kysely);
  const nobody: Actor = {
    userId: '',
    tenantId,
    sessionId: '',
    isLocked: false,
    account: '',
    name: '',
    isAdministrator: false,
    isDesigner: false,
    roleIds: [],
    organizeId: null,
    organizeIds: [],
    positionId: null,
    positionIds: [],
  };
  if (kind === 'role') {
    const role = await db
      .selectFrom('base_role')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', objectId)
      .executeTakeFirst();
    if (!role) throw new Refused('notFound', 'preview.nobody');
    const isDesigner = await hasDesignRight(database, nobody, [role.id]);
    return { ...nobody, roleIds: [role.id], isDesigner };
  }
  const user = await db
    .selectFrom('base_user')
    .select(['position_id', 'organize_id', 'is_administrator'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', objectId)
    .executeTakeFirst();
  if (!user) throw new Refused('notFound', 'preview.nobody');
  const [roleIds, places] = await Promise.all([
    rolesOf(database, tenantId, objectId),
    placesOfPerson(database, tenantId, objectId),
  ]);
  return {
    ...nobody,
    userId: objectId,
    isAdministrator: user.is_administrator,
    isDesigner:
      user.is_administrator || (await hasDesignRight(database, { tenantId, userId: objectId, ...places }, roleIds)),
    roleIds,
    organizeId: user.organize_id,
    positionId: user.position_id,
    ...places,
  };
}
