import { sql } from 'kysely';
import type { RefersTo } from '../../engine/schema/fields/refers.ts';
import { languages } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { tables } from '../kernel/tables.ts';
import { waysTo } from '../permission/references/index.ts';
import type { Found } from './found.ts';

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

const tableOf = {
  position: 'base_position',
  role: 'base_role',
  group: 'base_group',
  organize: 'base_organize',
  department: 'base_organize',
} as const;

/** By any of their names: ids of what a field points to. Two of one name are told apart by more of it. */
export type NameIndex = (text: string) => Found;

/** One question however many cells there are. */
export async function nameIndex(
  context: AppContext,
  actor: Actor,
  to: RefersTo,
  texts: ReadonlySet<string>,
): Promise<NameIndex> {
  if (texts.size === 0) return () => ({ kind: 'none' });
  if (to === 'user') return peopleIndex(context, actor, texts);
  if (to === 'member') return membersIndex(context, actor, texts);
  if (to === 'organize' || to === 'department') return placesIndex(context, actor, texts);
  const names = new Map((await namedRows(context, actor, tableOf[to], texts)).map(({ id, names: all }) => [id, all]));
  return (text) => oneOf([...names].flatMap(([id, all]) => (id === text || all.includes(text) ? [id] : [])));
}

const oneOf = (ids: readonly unknown[]): Found =>
  ids.length > 1 ? { kind: 'several' } : ids.length === 0 ? { kind: 'none' } : { kind: 'one', value: ids[0] };

/** Switched off or not: whether it may be chosen is asked where the record is checked. */
async function namedRows(
  { database }: AppContext,
  { tenantId }: Actor,
  table: (typeof tableOf)[keyof typeof tableOf],
  texts: ReadonlySet<string>,
): Promise<Named[]> {
  const names = languages.map((language) => localName(table, language));
  const wanted = [...texts];
  const rows = await tables(database.kysely)
    .selectFrom(table)
    .select(['id', sql<string[]>`to_jsonb(array[${sql.join(names)}])`.as('names')])
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(id = any(${wanted}::text[]) or ${sql.join(
        names.map((name) => sql`${name} = any(${wanted}::text[])`),
        sql` or `,
      )})`,
    )
    .execute();
  return rows;
}

async function peopleIndex(
  { database }: AppContext,
  { tenantId }: Actor,
  texts: ReadonlySet<string>,
): Promise<NameIndex> {
  const wanted = [...new Set([...texts].flatMap((text) => [text, ...text.split('/').map((part) => part.trim())]))];
  const names = languages.map((language) => localName('base_user', language, 'real_name'));
  const rows = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', 'account', sql<string[]>`to_jsonb(array[${sql.join(names)}])`.as('names')])
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(id = any(${wanted}::text[]) or account = any(${wanted}::text[]) or ${sql.join(
        names.map((name) => sql`${name} = any(${wanted}::text[])`),
        sql` or `,
      )})`,
    )
    .execute();
  return (text) => {
    const [name = '', account] = text.split('/').map((part) => part.trim());
    const exact = rows.filter(
      (row) => row.id === text || (account !== undefined && row.account === account && row.names.includes(name)),
    );
    const called = exact.length > 0 ? exact : rows.filter((row) => row.names.includes(text));
    const found = called.length > 0 ? called : rows.filter((row) => row.account === text);
    return oneOf(found.map(({ id }) => id));
  };
}

/** Places are found by their names from the top down, or by the last of them; the value is the way of ids. */
async function placesIndex(context: AppContext, actor: Actor, texts: ReadonlySet<string>): Promise<NameIndex> {
  const steps = new Set([...texts].flatMap((text) => [text, ...text.split(/[/／]/).map((step) => step.trim())]));
  const rows = new Map((await namedRows(context, actor, 'base_organize', steps)).map((row) => [row.id, row.names]));
  const ways = await waysTo(context, actor.tenantId, [...rows.keys()]);
  const isCalled = (id: string | undefined, text: string | undefined) =>
    id !== undefined && text !== undefined && (id === text || rows.get(id)?.includes(text) === true);
  return (text) => {
    const said = text.split(/[/／]/).map((step) => step.trim());
    const ending = ways.filter((way) => said.every((step, index) => isCalled(way.at(index - said.length), step)));
    const whole = ending.filter((way) => way.length === said.length);
    return oneOf(whole.length > 0 ? whole : ending);
  };
}

const memberKinds = [
  ['user', 'user'],
  ['position', 'position'],
  ['role', 'role'],
  ['group', 'group'],
] as const;

/** A member is stored with what it is. */
async function membersIndex(context: AppContext, actor: Actor, texts: ReadonlySet<string>): Promise<NameIndex> {
  const indexes = await Promise.all(
    memberKinds.map(async ([to, type]) => ({ type, find: await nameIndex(context, actor, to, texts) })),
  );
  const places = await placesIndex(context, actor, texts);
  return (text) => {
    const found = indexes.map(({ type, find }) => ({ type, found: find(text) }));
    if (found.some((one) => one.found.kind === 'several')) return { kind: 'several' };
    const ids = found.flatMap(({ type, found: one }) => (one.kind === 'one' ? [`${String(one.value)}--${type}`] : []));
    const place = places(text);
    const ofPlace = place.kind === 'one' && Array.isArray(place.value) ? [`${place.value.at(-1)}--department`] : [];
    return oneOf([...ids, ...ofPlace]);
  };
}
