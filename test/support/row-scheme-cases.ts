import type { ReadyScheme, SchemeGroup } from '../../engine/schema/grants/row-scheme.ts';
import { administers, grades, isBelow, managedBy, type Person, people, type Sample } from './row-roads.ts';

type Condition = SchemeGroup['groups'][number];
/** A scheme that every entry has, or one that is made: groups, or the conditions of the only one. */
export type Scheme =
  | { readonly ready: ReadyScheme }
  | { readonly groups: readonly (Condition | SchemeGroup)[]; readonly logic?: 'and' | 'or'; readonly all?: boolean };

interface Case {
  readonly name: string;
  readonly schemes: readonly Scheme[];
  /** What a plain filter says of a row: the oracle. */
  shows(row: Sample, me: Person, maker: Person | undefined): boolean;
}

const is = (field: string, op: Condition['op'], value?: unknown, kind: Condition['kind'] = 'value'): Condition => ({
  ...{ field, op, kind },
  ...(value === undefined ? {} : { value }),
});
const all = (...groups: (Condition | SchemeGroup)[]): Scheme => ({ groups });
const any = (...groups: (Condition | SchemeGroup)[]): Scheme => ({ groups, logic: 'or' });
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const company = ({ place }: Pick<Person, 'place'>) => (place === 'org-second' || isBelow(place, 'org-second') ? 2 : 1);

export const schemeCases: readonly Case[] = [
  { name: 'none', schemes: [], shows: (row, me) => row.maker === me.id },
  { name: 'all', schemes: [{ ready: 'all' }], shows: () => true },
  { name: 'own', schemes: [{ ready: 'own' }], shows: (row, me) => row.maker === me.id },
  { name: 'department', schemes: [{ ready: 'department' }], shows: (_, me, maker) => maker?.place === me.place },
  {
    name: 'department and below',
    schemes: [{ ready: 'departmentBelow' }],
    shows: (_, me, maker) => maker !== undefined && isBelow(maker.place, me.place),
  },
  {
    name: 'company, without the one below it',
    schemes: [{ ready: 'company' }],
    shows: (_, me, maker) => maker !== undefined && company(maker) === company(me),
  },
  {
    name: 'departments that I administer',
    schemes: [{ ready: 'administered' }],
    shows: (_, me, maker) => maker !== undefined && administers(me, maker.place),
  },
  {
    name: 'made by who is now in what I administer itself',
    schemes: [all(is('@creatorOrganize', 'in', undefined, '@branchManageOrganize'))],
    shows: (_, me, maker) => maker?.place === (grades[me.id] ?? me.place),
  },
  {
    name: 'made in what I administer, or below',
    schemes: [all(is('@creatorOrganize', 'in', undefined, '@branchManageOrganizeAndSub'))],
    shows: (_, me, maker) => maker !== undefined && administers(me, maker.place),
  },
  {
    name: 'own or a value',
    schemes: [{ ready: 'own' }, all(is('level', '==', 'b'))],
    shows: (row, me) => row.maker === me.id || row.level === 'b',
  },
  { name: 'made for all', schemes: [{ groups: [], all: true }], shows: () => true },
  {
    name: 'figures and choices',
    schemes: [all(is('count', '>', 5), is('count', '<=', 40), is('level', 'in', ['a', 'c']))],
    shows: ({ count, level }) => count > 5 && count <= 40 && level !== 'b',
  },
  {
    name: 'groups of and within or',
    schemes: [
      any(
        { logic: 'and', groups: [is('level', '<>', 'a'), is('count', 'between', [3, 9])] },
        { logic: 'or', groups: [is('count', '==', 30), is('title', 'like', 'row 4')] },
      ),
    ],
    shows: ({ level, count, title }) =>
      (level !== 'a' && count >= 3 && count <= 9) || count === 30 || title.includes('row 4'),
  },
  {
    name: 'words that are not there',
    schemes: [all(is('title', 'notLike', '2'), is('level', 'notIn', ['c']))],
    shows: ({ title, level }) => !title.includes('2') && level !== 'c',
  },
  {
    name: 'days from today',
    schemes: [all(is('day', 'between', [-2, 1], 'days'))],
    shows: ({ day }) => day !== null && day >= dayFrom(-2) && day <= dayFrom(1),
  },
  { name: 'nothing in it', schemes: [all(is('day', 'null'))], shows: ({ day }) => day === null },
  {
    name: 'something in it, hidden from everybody',
    schemes: [all(is('day', 'notNull'), is('secret', '==', 'blue'))],
    shows: ({ day, secret }) => day !== null && secret === 'blue',
  },
  {
    name: 'me in a field',
    schemes: [all(is('person', '==', undefined, '@userId'))],
    shows: ({ person }, me) => person === me.id,
  },
  {
    name: 'not me in a field',
    schemes: [all(is('person', '<>', undefined, '@userId'))],
    shows: ({ person }, me) => person !== me.id,
  },
  {
    name: 'me and my people among several',
    schemes: [all(is('team', 'in', undefined, '@userAndSubordinates'))],
    shows: ({ team }, me) => team.some((one) => one === me.id || people[one]?.manager === me.id),
  },
  {
    name: 'made by all below me',
    schemes: [all(is('createUser', 'in', undefined, '@userAndProgeny'))],
    shows: (row, me) => managedBy(row.maker, me.id),
  },
  {
    name: 'my department in a field',
    schemes: [all(is('place', '==', undefined, '@organizeId'))],
    shows: ({ place }, me) => place === me.place,
  },
  {
    name: 'made by who is in my department or below now',
    schemes: [all(is('@creatorOrganize', 'in', undefined, '@organizeAndSub'))],
    shows: (_, me, maker) => maker !== undefined && isBelow(maker.place, me.place),
  },
  {
    name: 'made by who is in a picked department now, or not',
    schemes: [all(is('@creatorOrganize', 'notIn', ['org-team1', 'org-team2']))],
    shows: (_, _me, maker) => maker?.place !== 'org-team1' && maker?.place !== 'org-team2',
  },
  {
    name: 'made in my position',
    schemes: [all(is('job', '==', undefined, '@positionId'))],
    shows: (_, me, maker) => maker?.job === me.job,
  },
  {
    name: 'a row of a sub-table',
    schemes: [all(is('rows-size', '>=', 6))],
    shows: ({ sizes }) => sizes.some((size) => size >= 6),
  },
  { name: 'a field that is gone', schemes: [any(is('level', '==', 'a'), is('gone', '==', 1))], shows: () => false },
  {
    name: 'a comparison that cannot be',
    schemes: [any(is('level', '==', 'a'), is('title', 'in', undefined, '@userId'))],
    shows: () => false,
  },
  { name: 'no condition', schemes: [all()], shows: () => false },
];
