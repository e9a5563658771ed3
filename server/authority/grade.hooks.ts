import { sql } from 'kysely';
import { isPersonWithin } from '../grades/places.ts';
import { localName } from '../kernel/local-name.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { translateTo } from '../kernel/words.ts';
import { masked } from '../people/user-rows.ts';
import { checkGrade, checkRemoval, scopesIn } from './grade-checks.ts';

interface Said {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly gender: string;
  readonly mobile: string;
  readonly organizes: string[];
  readonly count: number;
}

/** How many places a row of the list names. */
const named = 3;

/** Whose grade it is, and the first of the places that it is about. */
const rows: NonNullable<Hooks['rows']> = async ({ database }, { tenantId, language }, kept) => {
  const { rows: found } = await sql<Said>`
    select grade.id, person.account, ${localName('person', language, 'real_name')} as name,
      person.gender::text as gender, person.mobile, (
        select count(*)::integer from base_grade_scope scope
        where scope.tenant_id = grade.tenant_id and scope.grade_id = grade.id) as count, array(
        select ${localName('place', language)} from base_grade_scope scope
        join base_organize place on place.tenant_id = scope.tenant_id and place.id = scope.organize_id
        where scope.tenant_id = grade.tenant_id and scope.grade_id = grade.id
        order by length(place.tree_path), place.sort_code, place.id limit ${named}) as organizes
    from base_grade grade
    join base_user person on person.tenant_id = grade.tenant_id and person.id = grade.user_id
    where grade.tenant_id = ${tenantId} and grade.id = any(${kept.map(({ id }) => String(id))})`.execute(
    database.kysely,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  const between = translateTo(language ?? 'zh')('list.separator');
  return kept.map(({ id }) => {
    const row = byId.get(String(id));
    const { organizes = [], count = 0 } = row ?? {};
    return {
      account: row?.account ?? '',
      fullName: row?.name ?? '',
      gender: row?.gender ?? '0',
      mobile: masked(row?.mobile ?? ''),
      organizes: organizes.join(between) + (count > organizes.length ? ` +${count - organizes.length}` : ''),
      organizeCount: count,
    };
  });
};

export const gradeHooks: Hooks = {
  rows,

  says: (word) => sql<boolean>`base_grade.user_id in (
    select person.id from base_user person where person.tenant_id = base_grade.tenant_id and (
      person.account ilike ${word} or person.real_name ilike ${word}
      or person.names ->> 'en' ilike ${word} or person.names ->> 'zhtw' ilike ${word}))`,

  /** Grades of people whom somebody administers himself, his own apart. */
  reach: (actor, right) =>
    actor.isAdministrator
      ? undefined
      : sql<boolean>`(base_grade.user_id <> ${actor.userId} and base_grade.user_id in (
          select person.id from base_user person where person.tenant_id = base_grade.tenant_id
            and ${isPersonWithin('person', actor, right === 'Select' ? right : 'Edit')}))`,
  places: ['userId'],

  async write(content, writing) {
    await checkGrade(content, writing);
    return content;
  },

  async remove(writing, row) {
    const ids = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
    const { id, scopes, menu_ids: menuIds, role_ids: roleIds } = row;
    const kept = { scopes: scopesIn(scopes), menuIds: ids(menuIds), roleIds: ids(roleIds) };
    await checkRemoval({ id: String(id), userId: String(row.user_id), ...kept }, writing);
  },

  /** Open pages ask anew what they show, and whoever had it sees less from then on. */
  async done(_deed, _rows, { context, actor: { tenantId } }) {
    context.database.afterCommit(() => context.live.announce('rights', { tenantId }));
  },
};
