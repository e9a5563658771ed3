import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { platformTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';

/** From an address where the user signed in before, and for an account over all addresses: ten times the tries. */
export const widerTries = limits.signInTries * 10;
const windowMs = limits.signInLockMinutes * 60_000;
/** More tries than are ever counted. */
export const anyTries = 2_000_000;

/**
 * Counts a try before it is judged, so that a hundred at once count as a hundred. Kept in the database: all nodes count
 * together. The count starts anew 15 minutes after its first try, or after the try that reached `most`.
 * @param lockMs how long none is taken after the try that reached `most`
 * @param subject what is counted, such as account and address
 * @returns tries within the window, this one included
 */
export async function countTry(
  { database, now }: AppContext,
  subject: string,
  most: number,
  lockMs = windowMs,
): Promise<number> {
  const time = now();
  const windowEnd = new Date(time.getTime() + windowMs).toISOString();
  const lockEnd = new Date(time.getTime() + lockMs).toISOString();
  const isOver = sql<boolean>`base_attempt.window_end <= ${time.toISOString()}`;
  const isLast = sql<boolean>`base_attempt.tries + 1 = ${most}`;
  const counted = tables(database.kysely)
    .insertInto('base_attempt')
    .values({ tenant_id: platformTenant, subject, tries: 1, window_end: windowEnd })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'subject']).doUpdateSet({
        tries: sql`case when ${isOver} then 1 else least(base_attempt.tries + 1, 1000000) end`,
        window_end: sql`case when ${isOver} then ${windowEnd} when ${isLast} then ${lockEnd} else base_attempt.window_end end`,
        locked_until: sql`case when ${isOver} then null when ${isLast} then ${lockEnd} else base_attempt.locked_until end`,
      }),
    )
    .returning('tries');
  // On a full disk as well: a refusal stays a refusal.
  const { tries } = await database.essential(() => counted.executeTakeFirstOrThrow());
  return tries;
}

export async function forgetTries({ database }: AppContext, subject: string): Promise<void> {
  await tables(database.kysely)
    .deleteFrom('base_attempt')
    .where('tenant_id', '=', platformTenant)
    .where('subject', '=', subject)
    .execute();
}

/**
 * What {@link countTry} counts for one account: with the address a try came from, and for all addresses together. The
 * account stands in quotes, as it may be written with blanks: `staff 10.0.0.1` is not `staff` from there.
 */
export function subjectsOf(accountKey: string, address: string) {
  const everywhere = `sign-in ${JSON.stringify(accountKey)}`;
  return { atAddress: `${everywhere} ${address}`, everywhere };
}

/** @param accountKey what people are found by at sign-in */
export async function forgetTriesOfAccount({ database }: AppContext, accountKey: string): Promise<void> {
  const { atAddress, everywhere } = subjectsOf(accountKey, '');
  await tables(database.kysely)
    .deleteFrom('base_attempt')
    .where('tenant_id', '=', platformTenant)
    .where((is) => is.or([is('subject', '=', everywhere), sql<boolean>`starts_with(subject, ${atAddress})`]))
    .execute();
}

/**
 * Whether an account takes no more tries for now, from some address or from everywhere.
 * @param accountKey what people are found by at sign-in, as SQL
 */
export function isLockedOut(accountKey: RawBuilder<string>, now: Date): RawBuilder<boolean> {
  // As `subjectsOf` writes it.
  const everywhere = sql`'sign-in ' || to_json(${accountKey})::text`;
  return sql<boolean>`exists (
    select 1 from base_attempt tried
    where tried.tenant_id = ${platformTenant} and tried.locked_until > ${now.toISOString()} and (
      tried.subject = ${everywhere} or starts_with(tried.subject, ${everywhere} || ' ')))`;
}

/** A try that came to a good end, so that it is not counted against those who follow. */
export async function takeBackTry({ database }: AppContext, subject: string): Promise<void> {
  await tables(database.kysely)
    .updateTable('base_attempt')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('tenant_id', '=', platformTenant)
    .where('subject', '=', subject)
    .execute();
}

/** @returns tries within the window, in the order of the subjects, without counting one */
export async function triesOf({ database, now }: AppContext, subjects: readonly string[]): Promise<number[]> {
  const rows = await tables(database.kysely)
    .selectFrom('base_attempt')
    .select(['subject', 'tries'])
    .where('tenant_id', '=', platformTenant)
    .where('subject', 'in', [...subjects])
    .where('window_end', '>', now().toISOString())
    .execute();
  return subjects.map((subject) => rows.find((row) => row.subject === subject)?.tries ?? 0);
}
