import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * Where an action came from, on which page, and what it changed from what to what. `reason` and `via` (a grade, another
 * person that was seen as, an import) are kept from the first row on, so that none has to be guessed later.
 */
export const auditChangesMigration: Migration = {
  version: 29,
  name: 'what the audit says of a change',
  async up(trx) {
    await sql`
      alter table base_audit
        add column address text not null default '',
        add column agent text not null default '',
        add column request_id text not null default '',
        add column menu text not null default '',
        add column target_kind text not null default '',
        add column target_name text not null default '',
        add column before jsonb,
        add column after jsonb,
        add column reason text not null default '',
        add column via text not null default ''`.execute(trx);
  },
};
