import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Trx } from '../../server/jobs/job-table.ts';
import { makeCarrierTables } from '../../server/jobs/make-carrier-tables.ts';
import { describeOnPostgres } from '../support/databases.ts';

describeOnPostgres('a role that may not make a schema', ({ open }) => {
  it('is told what an administrator of the database has to do, and makes its tables once that is done', async () => {
    const database = await open();
    const run = (trx: Trx, text: string) => sql.raw(text).execute(trx);
    // Nothing of it stays, the role neither.
    const asLimited = (more: readonly string[], then: (trx: Trx) => Promise<unknown>) =>
      database.transaction(async (trx) => {
        for (const text of [
          'drop schema adit_jobs cascade',
          'create role adit_limited',
          ...more,
          'set local role adit_limited',
        ])
          await run(trx, text);
        await then(trx);
        throw new Error('taken back');
      });
    await expect(asLimited([], makeCarrierTables)).rejects.toThrow(
      /"adit_limited" .* create schema adit_jobs authorization "adit_limited", or grant create on database/,
    );
    const given = [
      ['create schema adit_jobs authorization adit_limited'],
      [`do $$ begin execute format('grant create on database %I to adit_limited', current_database()); end $$`],
    ];
    for (const more of given) await expect(asLimited(more, makeCarrierTables)).rejects.toThrow('taken back');
  });
});
