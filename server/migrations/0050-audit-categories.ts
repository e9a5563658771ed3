import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * What kind of line of the audit it is, and the index by which a page of one kind is found, newest first, however many
 * there are. 1 signing in, 2 a call that was refused (its method and path stand as the action), 3 an operation.
 */
export const auditCategoriesMigration: Migration = {
  version: 50,
  name: 'kinds of audit lines',
  async up(trx) {
    await sql`
      alter table base_audit add column category integer not null generated always as (
        case when action = 'signIn' then 1 when action like '% /%' then 2 else 3 end) stored`.execute(trx);
    await sql`
      create index base_audit_of_category on base_audit (tenant_id, category, creator_time desc, id desc)`.execute(trx);
  },
};
