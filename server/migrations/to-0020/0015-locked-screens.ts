import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/** Since when the screen of a session is locked. */
export const lockedScreensMigration: Migration = {
  version: 15,
  name: 'locked-screens',
  async up(trx) {
    await sql`alter table base_session add column locked_time timestamptz`.execute(trx);
  },
};
