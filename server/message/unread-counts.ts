import { type RawBuilder, sql } from 'kysely';
import type { UnreadCounts } from '../../engine/schema/live/live-messages.ts';
import { type Database, fixedStatement } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { batchLoaderFrom } from '../kernel/batch-loader.ts';
import { messageTypes } from './message-tables.ts';

type Receiver = Pick<Actor, 'tenantId' | 'userId'>;
type Reader = Pick<Database, 'kysely'>;

const none: UnreadCounts = { unreadMessageCount: 0, unreadNoticeCount: 0 };

/**
 * What each statement that changes what is unread carries along: the counts are kept, in the same statement, because
 * counting anew takes a second at some hundred unread messages of some hundred people. The rows are taken in one order, so
 * that two that count for the same people wait for each other and never stand crosswise.
 * @param changes a query of tenant_id, user_id, type and change (more or fewer), each person and type at most once
 */
export function addedToCounts(changes: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into base_message_unread (tenant_id, user_id, type, total)
    select tenant_id, user_id, type, change from (${changes}) as changed order by tenant_id, user_id, type
    on conflict (tenant_id, user_id, type) do update set total = base_message_unread.total + excluded.total`;
}

/** Of some people of several tenants: the tenants and the people stand in pairs. Written once: every page that comes back asks it. */
const countsText = `
  select tenant_id, user_id, type, total
  from unnest($1::text[], $2::text[]) as asked (tenant_id, user_id)
  join base_message_unread using (tenant_id, user_id)`;

interface CountRow {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly type: number;
  readonly total: number;
}

/** How much is unread to some people of a tenant, in one statement; who has nothing unread is in the answer as well. */
export function readCountsOf(
  database: Reader,
  tenantId: string,
  userIds: readonly string[],
): Promise<Map<string, UnreadCounts>> {
  return readCountsBy(
    database,
    userIds.map((userId) => ({ tenantId, userId })),
    ({ userId }) => userId,
  );
}

/** @param keyOf what the answer calls a person */
async function readCountsBy(
  { kysely }: Reader,
  people: readonly Receiver[],
  keyOf: (person: Receiver) => string,
): Promise<Map<string, UnreadCounts>> {
  const counts = new Map(people.map((person) => [keyOf(person), { ...none }]));
  if (people.length === 0) return counts;
  const pairs = [people.map(({ tenantId }) => tenantId), people.map(({ userId }) => userId)];
  const { rows } = await kysely.executeQuery(fixedStatement<CountRow>(countsText, pairs));
  for (const { tenant_id: tenantId, user_id: userId, type, total } of rows) {
    const own = counts.get(keyOf({ tenantId, userId }));
    if (own === undefined) continue;
    if (type === messageTypes.notice) own.unreadNoticeCount += total;
    else own.unreadMessageCount += total;
  }
  return counts;
}

const nameOf = ({ tenantId, userId }: Receiver) => JSON.stringify([tenantId, userId]);
const countsOf = batchLoaderFrom(
  (database: Reader, people: readonly Receiver[]) => readCountsBy(database, people, nameOf),
  nameOf,
);

/**
 * How much is unread to a person; the badge of the bell is the sum. Who asks in the same moment is read together.
 * Source: shell specification 4.4.
 */
export async function readCounts(database: Reader, person: Receiver): Promise<UnreadCounts> {
  return (await countsOf(database, person)) ?? none;
}
