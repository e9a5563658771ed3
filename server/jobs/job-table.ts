import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { JobState } from '../../engine/schema/live/live-messages.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { platformTenant } from '../kernel/context.ts';
import type { ServerWords } from '../kernel/words.ts';

/** Migration 30. Times are ISO text in UTC. */
interface JobTable {
  tenant_id: string;
  id: string;
  person_id: string | null;
  language: Language;
  kind: string;
  key: string | null;
  input: unknown;
  state: JobState;
  is_again: boolean;
  stop_asked: boolean;
  done: number;
  total: number | null;
  words: ServerWords | null;
  result: string | null;
  attempt: number;
  due_time: string;
  carrier: string | null;
  holder: string | null;
  lease_time: string | null;
  creator_time: string;
  started_time: string | null;
  ended_time: string | null;
  revision: number;
}
export type JobRow = Selectable<JobTable>;

export interface JobTables {
  base_job: JobTable;
  base_job_turn: { tenant_id: string };
}

export type Trx = Transaction<DatabaseSchema>;

export function jobTables(handle: Kysely<DatabaseSchema>): Kysely<JobTables> {
  // The handle is typed for tables made at run time as well; migration 30 makes exactly these.
  return handle as unknown as Kysely<JobTables>;
}

/** Counted up with each change of a row. */
export const nextRevision = sql<number>`revision + 1`;

/** Whoever takes or ends jobs does it alone, in the whole installation: what was counted is true until the commit. */
export async function holdTurn(trx: Trx): Promise<void> {
  await jobTables(trx)
    .selectFrom('base_job_turn')
    .select('tenant_id')
    .where('tenant_id', '=', platformTenant)
    .forUpdate()
    .execute();
}

type Whose = Pick<JobRow, 'tenant_id' | 'id' | 'person_id'>;

/** Tells all processes, and the person's pages, once the transaction around it has committed. */
export function announceJob(
  { database, live }: Pick<AppContext, 'database' | 'live'>,
  { tenant_id, id, person_id }: Whose,
  news: 'waiting' | 'progress' | 'stop' | 'ended',
): void {
  const whose = person_id === null ? {} : { userId: person_id };
  database.afterCommit(() => live.announce('job', { tenantId: tenant_id, id, news, ...whose }));
}
