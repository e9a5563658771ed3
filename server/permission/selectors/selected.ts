import type { ChoiceLine, ChoiceType } from '../../../engine/schema/calls/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { localName } from '../../kernel/local-name.ts';
import { tables } from '../../kernel/tables.ts';
import { idsBelow } from './choice-tree.ts';
import { organizeRows } from './organizes.ts';
import { type PageAsked, peopleByIds, peoplePage, personLine } from './people.ts';

const kinds = ['user', 'organize', 'position', 'role', 'group'] as const;
type Kind = (typeof kinds)[number];
type Chosen = Readonly<Record<Kind, readonly string[]>>;

/** What stands behind an id; `company` and `department` are rows of one table. */
const kindOf: Readonly<Record<string, Kind>> = {
  user: 'user',
  company: 'organize',
  department: 'organize',
  organize: 'organize',
  position: 'position',
  role: 'role',
  group: 'group',
};

/** `role-staff--role` is an id and what it is an id of; without the second it is a person's. */
function parse(text: string): { readonly id: string; readonly kind: Kind } {
  const end = text.lastIndexOf('--');
  const kind = end > 0 ? kindOf[text.slice(end + 2)] : undefined;
  return kind ? { id: text.slice(0, end), kind } : { id: text, kind: 'user' };
}

function byKind(texts: readonly string[]): Chosen {
  const chosen = texts.map(parse);
  const of = (kind: Kind) => [...new Set(chosen.filter((one) => one.kind === kind).map(({ id }) => id))];
  return { user: of('user'), organize: of('organize'), position: of('position'), role: of('role'), group: of('group') };
}

const namedTables = { position: 'base_position', role: 'base_role', group: 'base_group' } as const;

/** The lines of what was chosen, in the order of the list; what is not there, or another tenant's, is left out. */
export async function selectedLines(
  context: AppContext,
  actor: Actor,
  texts: readonly string[],
): Promise<ChoiceLine[]> {
  const chosen = byKind(texts);
  const [people, organizes, positions, roles, groups] = await Promise.all([
    peopleByIds(context, actor, chosen.user),
    chosen.organize.length > 0 ? organizeRows(context, actor) : [],
    named(context, actor, 'position', chosen.position),
    named(context, actor, 'role', chosen.role),
    named(context, actor, 'group', chosen.group),
  ]);
  const lines = new Map<string, ChoiceLine>();
  for (const person of people) lines.set(`user ${person.id}`, personLine(person));
  for (const { id, fullName, type } of organizes) lines.set(`organize ${id}`, line(id, fullName, type));
  for (const found of [...positions, ...roles, ...groups]) lines.set(`${found.type} ${found.id}`, found);
  const keys = texts.map(parse).map(({ id, kind }) => `${kind} ${id}`);
  return [...new Set(keys)].flatMap((key) => lines.get(key) ?? []);
}

const line = (id: string, fullName: string, type: ChoiceType): ChoiceLine => ({
  id,
  fullName,
  type,
  headIcon: '',
  organize: '',
  hasChildren: false,
});

async function named(
  { database }: AppContext,
  { tenantId, language }: Actor,
  kind: keyof typeof namedTables,
  ids: readonly string[],
): Promise<ChoiceLine[]> {
  if (ids.length === 0) return [];
  const rows = await tables(database.kysely)
    .selectFrom(namedTables[kind])
    .select(['id', localName(namedTables[kind], language).as('full_name')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => line(row.id, row.full_name, kind));
}

/**
 * A page of the people who are meant by what was chosen: themselves, those of a department or of one below it, those in a
 * position, with a role, or in a group.
 */
export async function selectedPeople(context: AppContext, actor: Actor, texts: readonly string[], asked: PageAsked) {
  const chosen = byKind(texts);
  const { tenantId } = actor;
  const departments =
    chosen.organize.length > 0 ? [...idsBelow(await organizeRows(context, actor), chosen.organize)] : [];
  return peoplePage(context, actor, asked, (people) =>
    people.where((where) => {
      const members = where
        .selectFrom('base_group_member as member')
        .innerJoin('base_group', (join) =>
          join
            .onRef('base_group.tenant_id', '=', 'member.tenant_id')
            .onRef('base_group.id', '=', 'member.group_id')
            .on('base_group.enabled_mark', '=', 1),
        )
        .where('member.tenant_id', '=', tenantId)
        .where('member.kind', '=', 'user')
        .where('member.group_id', 'in', ['', ...chosen.group])
        .select('member.object_id');
      const holders = where
        .selectFrom('base_user_role')
        .where('base_user_role.tenant_id', '=', tenantId)
        .where('base_user_role.role_id', 'in', ['', ...chosen.role])
        .select('base_user_role.user_id');
      return where.or([
        // No id is empty: a list of nothing finds nobody.
        where('base_user.id', 'in', ['', ...chosen.user]),
        where('base_user.organize_id', 'in', ['', ...departments]),
        where('base_user.position_id', 'in', ['', ...chosen.position]),
        where('base_user.id', 'in', members),
        where('base_user.id', 'in', holders),
      ]);
    }),
  );
}
