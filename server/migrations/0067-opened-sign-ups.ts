import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** Which tenant was made of a company's wish to be signed up: it is not made twice. */
export const openedSignUpsMigration: Migration = {
  version: 67,
  name: 'opened sign-ups',
  async up(trx) {
    await sql`alter table base_sign_up add column opened_tenant text`.execute(trx);
  },
};
