import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** Spreadsheets that were sent in to be imported: what was read of them, for an hour, for their person alone. */
export const importsMigration: Migration = {
  version: 36,
  name: 'imports',
  async up(trx) {
    await sql`
      create table base_import (
        tenant_id text not null,
        -- of what the person was handed
        hash text not null,
        user_id text not null,
        model_id text not null,
        -- of the model, when the file was read
        version integer not null,
        -- open, done
        state text not null,
        content jsonb not null,
        creator_time timestamptz not null,
        expires_time timestamptz not null,
        primary key (tenant_id, hash)
      )`.execute(trx);
    await sql`create index base_import_expires on base_import (expires_time)`.execute(trx);
    await sql`create index base_import_user on base_import (tenant_id, user_id)`.execute(trx);
  },
};
