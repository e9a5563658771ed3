import { type CreateTableBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema, Migration } from '../../database/index.ts';

/**
 * What signing in leaves behind for a while: tickets, pictures to be read, codes sent to mobiles, codes to be scanned,
 * assertions that were used; and what lasts: messages sent, and who wants to be signed up.
 */
async function up(trx: Transaction<DatabaseSchema>): Promise<void> {
  const make = (name: string): CreateTableBuilder<string, string> =>
    trx.schema
      .createTable(name)
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('expires_time', 'timestamptz', (column) => column.notNull());

  await trx.schema
    .alterTable('base_user')
    .addColumn('mobile', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('mobile_key', 'text')
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create unique index base_user_mobile on base_user (mobile_key, tenant_id) where mobile_key is not null`.execute(
    trx,
  );

  await make('base_ticket')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('used_time', 'timestamptz')
    .execute();
  await make('base_captcha')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_captcha_pk', ['tenant_id', 'id'])
    .execute();
  // One code for a number and a purpose: the next one takes its place.
  await make('base_mobile_code')
    .addColumn('mobile_key', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_time', 'timestamptz', (column) => column.notNull())
    .addColumn('used_time', 'timestamptz')
    .addPrimaryKeyConstraint('base_mobile_code_pk', ['tenant_id', 'mobile_key', 'purpose'])
    .execute();
  await make('base_outbox')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_outbox_pk', ['tenant_id', 'id'])
    .execute();
  await make('base_qr_sign_in')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .execute();
  await make('base_sso_used')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('jti_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_sso_used_pk', ['tenant_id', 'issuer', 'jti_hash'])
    .execute();
  await trx.schema
    .createTable('base_sign_up')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_sign_up_pk', ['tenant_id', 'id'])
    .execute();
}

/** Tickets, codes and other ways to sign in. */
export const signInMigration: Migration = { version: 8, name: 'sign-in', up };
