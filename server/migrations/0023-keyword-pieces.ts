import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What a keyword finds of a row is kept beside it; rows that are there already are filled in later, slice by slice. */
export const keywordPiecesMigration: Migration = {
  version: 23,
  name: 'keyword pieces',
  async up(trx) {
    await sql`alter table base_visualdev_table add column search_filled jsonb`.execute(trx);
    await sql`alter table base_visualdev_column add column search_key integer`.execute(trx);
    await sql`
      update base_visualdev_column c set search_key = n.key from (
        select tenant_id, model_id, table_key, column_name,
          row_number() over (partition by tenant_id, model_id order by table_key, column_name) as key
        from base_visualdev_column
      ) as n
      where c.tenant_id = n.tenant_id and c.model_id = n.model_id and c.table_key = n.table_key
        and c.column_name = n.column_name`.execute(trx);
    await sql`create unique index base_visualdev_column_search
      on base_visualdev_column (tenant_id, model_id, search_key)`.execute(trx);
    await trx.schema
      .createTable('base_search_refill')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      // Rows up to this id are done.
      .addColumn('done_id', 'text', (column) => column.notNull())
      // Changes whenever the work is asked for anew.
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('next_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_search_refill_pk', ['tenant_id', 'model_id'])
      .execute();
    const { rows } = await sql<{ name: string }>`
      select quote_ident(table_name) as name from base_visualdev_table where table_key = '' and not bound`.execute(trx);
    for (const { name } of rows) {
      await sql.raw(`alter table ${name} add column search_pieces tsvector`).execute(trx);
      await sql
        .raw(`create index on ${name} using gin (search_pieces) with (gin_pending_list_limit = 1024)`)
        .execute(trx);
    }
  },
};
