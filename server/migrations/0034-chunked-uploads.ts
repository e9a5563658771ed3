import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * Files that come in pieces, known to their person alone by the hash of the whole; and of each file the fields of its record
 * that hold it, so that whoever may not see the field may not have the file.
 */
export const chunkedUploadsMigration: Migration = {
  version: 34,
  name: 'chunked uploads',
  async up(trx) {
    await sql`
      create table base_chunk_upload (
        tenant_id text not null,
        user_id text not null,
        identifier text not null,
        -- names the folder of the parts
        id text not null,
        -- open, merging, done
        state text not null,
        total_size bigint not null,
        chunk_size integer not null,
        total_chunks integer not null,
        -- where the whole is being put together; what a killed merge left lies there
        stored_path text,
        -- until when the word of who merges counts
        lease_time timestamptz,
        file_id text,
        creator_time timestamptz not null,
        expires_time timestamptz not null,
        primary key (tenant_id, user_id, identifier)
      )`.execute(trx);
    await sql`create index base_chunk_upload_expires on base_chunk_upload (expires_time)`.execute(trx);
    await sql`
      create table base_chunk_part (
        tenant_id text not null,
        upload_id text not null,
        number integer not null,
        sha256 text not null,
        primary key (tenant_id, upload_id, number)
      )`.execute(trx);
    // Null: of a file that was saved before it was known.
    await sql`alter table base_file add column fields jsonb`.execute(trx);
  },
};
