import { sql } from 'kysely';
import type { CallBody, CallData, Calls } from '../../engine/schema/calls/index.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { requirePeopleReached, requirePlacesReached } from '../grades/handing-out.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Row, Writing } from '../kernel/resource-hooks.ts';
import { translateTo } from '../kernel/words.ts';
import { givenAs, requireOwnRights } from '../permission/own-rights.ts';
import { lockedRow } from '../resources/kept-rows.ts';
import { inTurnOfPeople } from './dry-run.ts';
import { requireMayTouch } from './may-touch.ts';

export type Work = Pick<CallData<Calls['workHandover']>, 'reports' | 'groups' | 'leads'>;
type Asked = Omit<CallBody<Calls['workHandover']>, 'fromId' | 'check'>;

/**
 * Users/workHandover: what one person leads, whom he manages and the groups that he is in go to another one.
 * @throws Refused notFound, forbidden, findings where the other one cannot take it
 * Source: administration P5
 */
export function workHandover(
  context: AppContext,
  actor: Actor,
  { fromId, check = false, ...asked }: CallBody<Calls['workHandover']>,
): Promise<CallData<Calls['workHandover']>> {
  return inTurnOfPeople(context, actor, check, async (trx) => {
    const writing = { context, actor, trx, id: fromId };
    const from = await lockedRow(trx, user, actor, fromId);
    await requireMayTouch(trx, actor, from.is_administrator === true);
    const work = await handOver(writing, from, asked, check);
    return { ...work, tasks: [], flows: [], says: workSaid(work, actor) };
  });
}

/** How much there is to hand over, a line for each kind. */
export function workSaid(work: Work, { language = 'zh' }: Actor): CallData<Calls['workHandover']>['says'] {
  const translate = translateTo(language);
  const between = translate('list.separator');
  const lines = (['leads', 'reports', 'groups'] as const).flatMap((kind) => {
    const names = work[kind].map(({ fullName }) => fullName).join(between);
    return names === ''
      ? []
      : [translate('user.handed', { kind: localText(user.words.labels[`${kind}Said`], language), names })];
  });
  if (lines.length === 0) lines.push(translate('user.nothingToHandOver'));
  return lines.map((message) => ({ severity: 'info', message, fix: '' }));
}

/** In the turn of the accounts. @param isCheck whether it may be left open who takes it */
export async function handOver(writing: Writing, from: Row, asked: Asked, isCheck: boolean): Promise<Work> {
  const { trx, actor, id: fromId, context } = writing;
  await requirePeopleReached(writing, '', [fromId]);
  const work = await workOf(writing, asked);
  const { toId } = asked;
  if (work.leads.length + work.reports.length + work.groups.length === 0) return work;
  if (!toId && isCheck) return work;
  if (!toId || toId === fromId) throw refusedAt('/toId', 'user.handoverTo', {}, 'findings');
  await requirePeopleReached(writing, '/toId', [toId]);
  await requirePlacesReached(
    writing,
    work.leads.map(({ id }) => id),
  );
  const to = await lockedRow(trx, user, actor, toId);
  if (to.enabled_mark !== 1) throw refusedAt('/toId', 'user.handoverTo', {}, 'findings');
  const groups = work.groups.map(({ id }) => id);
  await requireOwnRights(trx, actor, '/toId', givenAs('group', groups));
  await requireNotBelow(writing, toId, work.reports);
  const reports = work.reports.map(({ id }) => id);
  const stamps = sql`modifier_id = ${actor.userId}, modify_time = ${context.now().toISOString()}, revision = revision + 1`;
  const own = sql`tenant_id = ${actor.tenantId}`;
  // Whoever reported to him and takes his place reports to whom he reported.
  await sql`
    update base_user set manager_id = case when id = ${toId} then ${from.manager_id}::text else ${toId} end, ${stamps}
    where ${own} and id = any(${reports}::text[])`.execute(trx);
  await sql`
    update base_organize set manager_id = ${toId}, ${stamps}
    where ${own} and id = any(${work.leads.map(({ id }) => id)}::text[])`.execute(trx);
  await sql`
    insert into base_group_member (tenant_id, group_id, kind, object_id)
    select ${actor.tenantId}::text, one, 'user', ${toId}::text from unnest(${groups}::text[]) as one
    on conflict do nothing`.execute(trx);
  await sql`
    delete from base_group_member
    where ${own} and kind = 'user' and object_id = ${fromId} and group_id = any(${groups}::text[])`.execute(trx);
  await sql`update base_group set revision = revision + 1 where ${own} and id = any(${groups}::text[])`.execute(trx);
  await contextWithin(context, trx).audit({
    ...{ actor, action: 'user.handover', target: fromId, outcome: 'done' },
    change: { menu: user.menu, kind: user.name, name: String(from.real_name), before: { ...work }, after: { toId } },
  });
  return work;
}

/** What there is, of what was asked for: all where nothing is said. */
async function workOf({ trx, actor: { tenantId, language }, id }: Writing, asked: Asked): Promise<Work> {
  const read = async (query: ReturnType<typeof sql>, ids: readonly string[] | undefined) => {
    const { rows } = await sql<{ id: string; name: string }>`select * from (${query}) work order by id`.execute(trx);
    return rows.flatMap((row) => (ids?.includes(row.id) === false ? [] : [{ id: row.id, fullName: row.name }]));
  };
  return {
    leads: await read(
      sql`select id, ${localName('place', language)} as name from base_organize place
        where tenant_id = ${tenantId} and manager_id = ${id}`,
      asked.leads,
    ),
    reports: await read(
      sql`select id, ${localName('person', language, 'real_name')} as name from base_user person
        where tenant_id = ${tenantId} and manager_id = ${id} and delete_time is null`,
      asked.reports,
    ),
    groups: await read(
      sql`select held.id, ${localName('held', language)} as name from base_group_member own
        join base_group held on held.tenant_id = own.tenant_id and held.id = own.group_id
        where own.tenant_id = ${tenantId} and own.kind = 'user' and own.object_id = ${id}`,
      asked.groups,
    ),
  };
}

/** @throws Refused where one of them would come to stand above himself */
async function requireNotBelow(
  { trx, actor: { tenantId } }: Writing,
  toId: string,
  reports: Work['reports'],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, manager_id from base_user where tenant_id = ${tenantId} and id = ${toId}
      union
      select person.id, person.manager_id from above
      join base_user person on person.tenant_id = ${tenantId} and person.id = above.manager_id)
    select id from above where id <> ${toId}`.execute(trx);
  const above = new Set(rows.map(({ id }) => id));
  if (reports.some(({ id }) => above.has(id))) throw refusedAt('/toId', 'user.managerLoop', {}, 'findings');
}
