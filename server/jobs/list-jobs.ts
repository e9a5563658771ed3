import type { CallData, CallQuery, Calls, JobView } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { JobNews } from '../../engine/schema/live/live-messages.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { pageOf } from '../kernel/paged-list.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';
import type { Job } from './define-job.ts';
import { type JobRow, jobTables } from './job-table.ts';

/** Who asks, and what jobs are called. */
export interface JobReader {
  readonly context: AppContext;
  readonly jobs: ReadonlyMap<string, Job>;
}

/** The own jobs, or those of the tenant for its administrators, newest first. @throws Refused forbidden */
export async function listJobs(
  reader: JobReader,
  actor: Actor,
  { of = 'me', state, kind, ...page }: CallQuery<Calls['jobList']>,
): Promise<CallData<Calls['jobList']>> {
  if (of === 'tenant' && !actor.isAdministrator) throw new Refused('forbidden', 'job.notAdministrator');
  let found = jobTables(reader.context.database.kysely).selectFrom('base_job').where('tenant_id', '=', actor.tenantId);
  if (of === 'me') found = found.where('person_id', '=', actor.userId);
  if (state !== undefined) found = found.where('state', '=', state);
  if (kind !== undefined) found = found.where('kind', '=', kind);
  const { rows, pagination } = await pageOf(
    page,
    found.selectAll().orderBy('id', 'desc'),
    found.select((row) => row.fn.countAll().as('total')),
  );
  const names = await namesOf(reader.context, actor, rows);
  return { list: rows.map((row) => viewOf(reader, actor, row, names)), pagination };
}

/** @throws Refused notFound for what is not there, another person's, or another tenant's */
export async function loadJob(reader: JobReader, actor: Actor, id: string): Promise<JobView> {
  const row = await jobTables(reader.context.database.kysely)
    .selectFrom('base_job')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !maySee(actor, row)) throw new Refused('notFound', 'job.notFound');
  return viewOf(reader, actor, row, await namesOf(reader.context, actor, [row]));
}

/** Its own person, and who administers its tenant. */
export const maySee = (actor: Actor, { person_id }: Pick<JobRow, 'person_id'>): boolean =>
  actor.isAdministrator || person_id === actor.userId;

function viewOf({ jobs }: JobReader, actor: Actor, row: JobRow, names: ReadonlyMap<string, string>): JobView {
  const { language = 'zh' } = actor;
  const title = jobs.get(row.kind)?.title;
  return {
    id: row.id,
    kind: row.kind,
    title: title === undefined ? row.kind : say({ code: title }, language),
    person: row.person_id === null ? null : (names.get(row.person_id) ?? ''),
    state: row.state,
    isStopping: row.stop_asked && row.state === 'running',
    done: row.done,
    total: row.total,
    words: row.words === null ? '' : say(row.words, language),
    result: row.result,
    dueTime: row.due_time,
    creatorTime: row.creator_time,
    startedTime: row.started_time,
    endedTime: row.ended_time,
    revision: row.revision,
  };
}

async function namesOf({ database }: AppContext, actor: Actor, rows: readonly JobRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id])))];
  if (ids.length === 0) return new Map();
  const people = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', localName('base_user', actor.language, 'real_name').as('name')])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name ?? '']));
}

/** What a page of its person is told of it; undefined once it is gone. */
export async function jobNews({ database }: AppContext, tenantId: string, id: string): Promise<JobNews | undefined> {
  return jobTables(database.kysely)
    .selectFrom('base_job')
    .select(['id', 'kind', 'state', 'done', 'total', 'revision'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const dayMs = 24 * 3_600_000;

/** Rows of jobs that ended long ago go. */
export async function sweepJobs({ database, now }: AppContext): Promise<void> {
  const before = new Date(now().getTime() - limits.jobKeptDays * dayMs).toISOString();
  await jobTables(database.kysely).deleteFrom('base_job').where('ended_time', '<', before).execute();
}
