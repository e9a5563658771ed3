import type { Migration } from '../database/index.ts';

/** Who agreed to which version of the statement, and when. */
export const statementConsentMigration: Migration = {
  version: 72,
  name: 'consent to the statement',
  async up(trx) {
    await trx.schema
      .createTable('base_statement_consent')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_statement_consent_pk', ['tenant_id', 'user_id', 'version'])
      .execute();
  },
};
