import { sql } from 'kysely';
import type { Choice, ChoiceLine, Person } from '../../../engine/schema/calls/index.ts';
import { limits } from '../../../engine/schema/limits.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { localName } from '../../kernel/local-name.ts';
import { tables } from '../../kernel/tables.ts';
import { branchesWith, choiceTree, rootId } from '../structure/choice-tree.ts';
import { organizeRows, type Reader } from '../structure/organizes.ts';

export interface PageAsked {
  readonly keyword?: string | undefined;
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
}

interface PageOf<Row> {
  readonly list: Row[];
  readonly pagination: { readonly currentPage: number; readonly pageSize: number; readonly total: number };
}

/** People of a tenant who are not switched off, with their departments. */
function peopleOf({ database }: AppContext, tenantId: string) {
  return tables(database.kysely)
    .selectFrom('base_user')
    .leftJoin('base_organize', (join) =>
      join
        .onRef('base_organize.tenant_id', '=', 'base_user.tenant_id')
        .onRef('base_organize.id', '=', 'base_user.organize_id'),
    )
    .where('base_user.tenant_id', '=', tenantId)
    .where('base_user.enabled_mark', '=', 1);
}

type People = ReturnType<typeof peopleOf>;
export type Narrow = (people: People) => People;

const everybody: Narrow = (people) => people;

/** A word is looked for in names and accounts. */
function named(keyword: string | undefined): Narrow {
  const word = keyword?.trim() ?? '';
  if (word === '') return everybody;
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return (people) =>
    people.where((where) =>
      where.or([
        where('base_user.real_name', 'ilike', pattern),
        where('base_user.account', 'ilike', pattern),
        // Written out for those who read another language.
        where(sql<string>`base_user.names ->> 'en'`, 'ilike', pattern),
        where(sql<string>`base_user.names ->> 'zhtw'`, 'ilike', pattern),
      ]),
    );
}

/** Nothing of a person but this leaves the server. Source: reliability A28 */
const readPeople = (people: People, { language }: Reader) =>
  people
    .select([
      'base_user.id',
      localName('base_user', language, 'real_name').as('real_name'),
      'base_user.head_icon',
      'base_user.organize_id',
      // Left out where the person is in none.
      sql<string | null>`${localName('base_organize', language)}`.as('organize'),
    ])
    .orderBy('base_user.sort_code')
    .orderBy('base_user.id');

async function countOf(people: People): Promise<number> {
  const { count } = await people.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

function person(row: Awaited<ReturnType<ReturnType<typeof readPeople>['execute']>>[number]): Person {
  return {
    id: row.id,
    fullName: row.real_name,
    headIcon: row.head_icon,
    organizeId: row.organize_id ?? '',
    organize: row.organize ?? '',
  };
}

/** One page of people. */
export async function peoplePage(
  context: AppContext,
  actor: Actor,
  asked: PageAsked,
  narrow: Narrow = everybody,
): Promise<PageOf<Person>> {
  const { currentPage = 1, pageSize = limits.pageSize } = asked;
  const people = named(asked.keyword)(narrow(peopleOf(context, actor.tenantId)));
  const [total, rows] = await Promise.all([
    countOf(people),
    readPeople(people, actor)
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
  ]);
  return { list: rows.map(person), pagination: { currentPage, pageSize, total } };
}

export const subordinates = (context: AppContext, actor: Actor, asked: PageAsked) =>
  peoplePage(context, actor, asked, (people) => people.where('base_user.manager_id', '=', actor.userId));

/** Those who are in one of these departments, whichever is their main one. */
const within =
  (tenantId: string, organizeIds: readonly string[]): Narrow =>
  (people) =>
    people.where('base_user.id', 'in', (from) =>
      from
        .selectFrom('base_user_organize')
        .where('base_user_organize.tenant_id', '=', tenantId)
        // No id is empty: a list of nothing finds nobody.
        .where('base_user_organize.organize_id', 'in', ['', ...organizeIds])
        .select('base_user_organize.user_id'),
    );

/** People of one department, without those below it. */
export const peopleIn = (context: AppContext, actor: Actor, organizeId: string, asked: PageAsked) =>
  peoplePage(context, actor, asked, within(actor.tenantId, [organizeId]));

export const peopleOfRole = (context: AppContext, actor: Actor, roleCode: string, asked: PageAsked) =>
  peoplePage(context, actor, asked, (people) =>
    people.where('base_user.id', 'in', (from) =>
      from
        .selectFrom('base_user_role')
        .innerJoin('base_role', (join) =>
          join
            .onRef('base_role.tenant_id', '=', 'base_user_role.tenant_id')
            .onRef('base_role.id', '=', 'base_user_role.role_id'),
        )
        .where('base_user_role.tenant_id', '=', actor.tenantId)
        .where('base_role.en_code', '=', roleCode)
        .where('base_role.enabled_mark', '=', 1)
        .select('base_user_role.user_id'),
    ),
  );

/** People of a list, in its order; ids of nobody, or of another tenant, are left out. */
export async function peopleByIds(context: AppContext, actor: Actor, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await readPeople(
    peopleOf(context, actor.tenantId).where('base_user.id', 'in', [...ids]),
    actor,
  ).execute();
  const byId = new Map(rows.map((row) => [row.id, person(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Departments with the people in them; departments without anybody are left out. */
export async function userTree(context: AppContext, actor: Actor): Promise<Choice[]> {
  const [organizes, people] = await Promise.all([
    organizeRows(context, actor),
    readPeople(peopleOf(context, actor.tenantId), actor).limit(limits.pickerSizeMost).execute(),
  ]);
  const leaves = people.map((row) => ({
    id: row.id,
    parentId: row.organize_id ?? rootId,
    fullName: row.real_name,
    enCode: '',
    type: 'user' as const,
    headIcon: row.head_icon,
  }));
  return branchesWith('user', choiceTree([...organizes, ...leaves]));
}

/**
 * One level of departments and people: what stands directly below a department, departments first. A word is looked for
 * among all people instead.
 * @param among departments that may be seen; null: all, and people in none as well
 */
export async function userLevel(
  context: AppContext,
  actor: Actor,
  parentId: string,
  asked: PageAsked,
  among: ReadonlySet<string> | null = null,
): Promise<PageOf<ChoiceLine>> {
  const { currentPage = 1, pageSize = limits.pageSize } = asked;
  const isSearch = (asked.keyword?.trim() ?? '') !== '';
  const rows = (await organizeRows(context, actor)).filter(({ id }) => among?.has(id) ?? true);
  const ids = new Set(rows.map(({ id }) => id));
  const isBelow = (row: { readonly parentId: string }) =>
    parentId === rootId ? !ids.has(row.parentId) : row.parentId === parentId;
  const departments = isSearch ? [] : rows.filter(isBelow);
  const people = named(asked.keyword)(
    placed(peopleOf(context, actor.tenantId), actor.tenantId, { parentId, isSearch, among }),
  );
  const start = (currentPage - 1) * pageSize;
  const shown = departments.slice(start, start + pageSize);
  const [total, found] = await Promise.all([
    countOf(people),
    readPeople(people, actor)
      .limit(pageSize - shown.length)
      .offset(Math.max(0, start - departments.length))
      .execute(),
  ]);
  const list: ChoiceLine[] = [
    ...shown.map(({ id, fullName, type }) => ({
      id,
      fullName,
      type,
      headIcon: '',
      organize: '',
      // What is below a department is not known before it is opened.
      hasChildren: true,
    })),
    ...found.map((row) => personLine(person(row))),
  ];
  return { list, pagination: { currentPage, pageSize, total: departments.length + total } };
}

export function personLine({ id, fullName, headIcon, organize }: Person): ChoiceLine {
  return { id, fullName, type: 'user', headIcon, organize, hasChildren: false };
}

function placed(
  people: People,
  tenantId: string,
  {
    parentId,
    isSearch,
    among,
  }: { readonly parentId: string; readonly isSearch: boolean; readonly among: ReadonlySet<string> | null },
): People {
  const seen = among === null ? people : within(tenantId, [...among])(people);
  if (isSearch) return seen;
  return parentId === rootId ? seen.where('base_user.organize_id', 'is', null) : within(tenantId, [parentId])(seen);
}
