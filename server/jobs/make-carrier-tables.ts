import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { carrierSchema, carrierStatements, makeQueue } from './carrier.ts';

/**
 * Makes the tables of the carriers, within the migration that makes those of the jobs: one of several processes that start
 * at once does it, all of it or nothing.
 * @throws Error in words for the operator, where the role may not
 */
export async function makeCarrierTables(trx: Transaction<DatabaseSchema>): Promise<void> {
  const isThere = await refuseWithoutRight(trx);
  // Asking for a schema that is there takes the right to make one.
  for (const statement of await carrierStatements())
    if (!(isThere && /^create schema\b/i.test(statement))) await sql.raw(statement).execute(trx);
  await makeQueue(trx);
}

/** @returns whether the operator has made the schema already */
async function refuseWithoutRight(trx: Transaction<DatabaseSchema>): Promise<boolean> {
  const { rows } = await sql<{ role: string; database: string; own: boolean | null; may: boolean }>`
    select current_user::text as role, current_database()::text as database,
      has_schema_privilege(to_regnamespace(${carrierSchema}), 'create') as own,
      has_database_privilege(current_database(), 'create') as may`.execute(trx);
  const [right] = rows;
  if (right === undefined || (right.own ?? right.may)) return right?.own === true;
  throw new Error(
    `The role "${right.role}" may not make the schema "${carrierSchema}", in which jobs wait. Let an administrator of the database run ` +
      `create schema ${carrierSchema} authorization "${right.role}", or grant create on database "${right.database}" to "${right.role}".`,
  );
}
