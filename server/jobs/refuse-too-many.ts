import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { jobTables, type Trx } from './job-table.ts';

/**
 * A person, and all of a tenant, have so many jobs that have not ended, and no more. One asks after the other for each
 * person: a hundred calls at once are counted like a hundred in a row. Source: reliability A105
 * @throws Refused tooMany
 */
export async function refuseTooMany(trx: Trx, tenantId: string, userId: string): Promise<void> {
  await tables(trx)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const open = await jobTables(trx)
    .selectFrom('base_job')
    .where('tenant_id', '=', tenantId)
    .where('person_id', 'is not', null)
    .where('state', 'in', ['waiting', 'running'])
    .select((of) => [
      of.fn.countAll<number>().as('all'),
      of.fn.countAll<number>().filterWhere('person_id', '=', userId).as('own'),
    ])
    .executeTakeFirstOrThrow();
  if (open.own >= limits.jobsOpenPerPerson) throw new Refused('tooMany', 'job.ownTooMany', { most: open.own });
  if (open.all >= limits.jobsOpenPerTenant) throw new Refused('tooMany', 'job.tooMany');
}
