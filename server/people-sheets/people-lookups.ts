import { sql } from 'kysely';
import { languages } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { accountKey } from '../oauth/sub-account.ts';
import type { Found } from '../record-import/found.ts';
import { type NameIndex, nameIndex } from '../record-import/name-index.ts';
import { partsOf } from '../record-import/text-parts.ts';
import type { PersonTexts } from './people-columns.ts';

/** What texts of a spreadsheet stand for; a few questions, however many rows it has. */
export interface PeopleLookups {
  /** The ids from the top down. */
  readonly place: NameIndex;
  readonly role: NameIndex;
  readonly person: NameIndex;
  /** Of several positions that are called so the one that belongs nearest to one of the places. @param ways down to them */
  position(text: string, ways: readonly (readonly string[])[]): Found;
  /** Id and revision of whoever has an account in the tenant. */
  readonly accounts: ReadonlyMap<string, { readonly id: string; readonly revision: number }>;
}

/** @param context within the transaction that writes them */
export async function loadLookups(
  context: AppContext,
  actor: Actor,
  rows: readonly PersonTexts[],
): Promise<PeopleLookups> {
  const said = (of: (row: PersonTexts) => readonly (string | undefined)[]) =>
    new Set(rows.flatMap(of).filter((text) => text !== undefined && text !== ''));
  const index = (to: 'organize' | 'role' | 'user', texts: ReadonlySet<string | undefined>) =>
    nameIndex(context, actor, to, new Set([...texts].map(String)));
  return {
    place: await index(
      'organize',
      said(({ organizeId }) => partsOf(organizeId ?? '')),
    ),
    role: await index(
      'role',
      said(({ roleIds }) => [roleIds, ...partsOf(roleIds ?? '')]),
    ),
    person: await index(
      'user',
      said(({ managerId }) => [managerId]),
    ),
    position: await positionIndex(
      context,
      actor,
      said(({ positionId }) => partsOf(positionId ?? '')),
    ),
    accounts: await accountsOf(context, actor, rows),
  };
}

async function positionIndex(
  context: AppContext,
  { tenantId }: Actor,
  texts: ReadonlySet<string | undefined>,
): Promise<PeopleLookups['position']> {
  const names = sql.join(languages.map((language) => localName('base_position', language)));
  const { rows } = await sql<{ id: string; organize_id: string | null; names: string[] }>`
    select id, organize_id, to_jsonb(array[${names}]) as names from base_position
    where tenant_id = ${tenantId} and array[${names}] && ${[...texts]}::text[]`.execute(context.database.kysely);
  return (text, ways) => {
    const called = rows.filter((row) => row.names.includes(text));
    const near = called.map(({ id, organize_id }) => ({
      id,
      level: organize_id === null ? -1 : Math.max(-1, ...ways.map((way) => way.indexOf(organize_id))),
    }));
    const within = near.filter(({ level }, place) => level >= 0 || called[place]?.organize_id === null);
    const nearest = Math.max(...within.map(({ level }) => level));
    // One that belongs elsewhere is refused for that, by its name.
    const found = within.length > 0 ? within.filter(({ level }) => level === nearest) : near;
    const [one, other] = found;
    return one === undefined ? { kind: 'none' } : other ? { kind: 'several' } : { kind: 'one', value: one.id };
  };
}

async function accountsOf({ database }: AppContext, { tenantId }: Actor, rows: readonly PersonTexts[]) {
  const keys = rows.map(({ account }) => accountKey(account ?? ''));
  const found = await sql<{ account_key: string; id: string; revision: number }>`
    select account_key, id, revision from base_user
    where tenant_id = ${tenantId} and delete_time is null and account_key = any(${keys})`.execute(database.kysely);
  return new Map(found.rows.map(({ account_key, id, revision }) => [account_key, { id, revision }]));
}
