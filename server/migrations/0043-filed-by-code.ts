import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What is filed under an entry of which dictionary. */
const filed = [
  ['base_bill_rule', 'webDesign'],
  ['base_group', 'groupType'],
] as const;

/**
 * Rules for numbers and groups say the code of their category, as whatever refers to a dictionary does, in place of its
 * Chinese name: a category that is renamed keeps them. Numbers may end in something.
 */
export const filedByCodeMigration: Migration = {
  version: 43,
  name: 'rules for numbers and groups are filed by code',
  async up(trx) {
    for (const [table, dictionary] of filed) {
      await sql`alter table ${sql.table(table)} alter column category drop not null`.execute(trx);
      await sql`
        update ${sql.table(table)} row set category = entry.en_code
        from base_dictionary_data entry
        where entry.tenant_id = row.tenant_id and entry.type_id = ${dictionary} and entry.full_name = row.category`.execute(
        trx,
      );
    }
    await sql`alter table base_bill_rule add column suffix text not null default ''`.execute(trx);
  },
};
