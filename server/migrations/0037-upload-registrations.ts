import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** Two uploads of one content by one person are two files: what the client called the upload that a file was made for. */
export const uploadRegistrationsMigration: Migration = {
  version: 37,
  name: 'upload registrations',
  async up(trx) {
    await sql`alter table base_chunk_upload add column registration text`.execute(trx);
  },
};
