import { limits } from '../engine/schema/limits.ts';
import { sweepMadeFiles } from './file/made-files.ts';
import { sweepFiles } from './file/sweep.ts';
import { sweepChunks } from './file-chunks/index.ts';
import { sweepJobs } from './jobs/index.ts';
import type { AppContext } from './kernel/app-context.ts';
import { sweepKeptChanges } from './kernel/kept-changes.ts';
import { tables } from './kernel/tables.ts';
import { endNotices, recountUnread } from './message/index.ts';
import { sweepBins } from './record-bin/index.ts';
import { endOverdueSeeing } from './seeing/index.ts';
import { keepLog } from './system-log/index.ts';
import { sweepFragments } from './visualdev/fragments.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const sessionsKeptMs = 7 * 24 * hourMs;

/** Each row says how long it counts. */
const passing = [
  'base_ticket',
  'base_captcha',
  'base_mobile_code',
  'base_outbox',
  'base_qr_sign_in',
  'base_sso_used',
  'base_map_room',
  'base_map_end',
  'base_map_post',
  'base_import',
] as const;

/**
 * Removes what has served its time: answers kept for repeated calls, ended sessions, counted tries, tickets and codes,
 * unclaimed files, pieces of files, files that were made, deleted fragments, records in bins, jobs that ended, lines of the log,
 * changes that are no longer taken back.
 */
async function cleanUp(context: AppContext): Promise<void> {
  const time = context.now().getTime();
  const db = tables(context.database.kysely);
  const before = (ms: number) => new Date(time - ms).toISOString();
  await db
    .deleteFrom('base_idempotency')
    .where('creator_time', '<', before(limits.idempotencyHours * hourMs))
    .execute();
  await db.deleteFrom('base_attempt').where('window_end', '<', before(0)).execute();
  await db.deleteFrom('base_session_key').where('expires_time', '<', before(sessionsKeptMs)).execute();
  await db.deleteFrom('base_session').where('expires_time', '<', before(sessionsKeptMs)).execute();
  for (const table of passing) await db.deleteFrom(table).where('expires_time', '<', before(0)).execute();
  await sweepFiles(context);
  await sweepMadeFiles(context);
  await sweepChunks(context);
  await sweepFragments(context);
  await sweepBins(context);
  await sweepJobs(context);
  await keepLog(context);
  await sweepKeptChanges(context, before(limits.changeDays * 24 * hourMs));
}

/**
 * Ends notices, and what is seen as another person, each minute, cleans up each hour, and counts anew once a day what is kept of counts. With the embedded database this is the only process: calls that its last run left unfinished
 * are given up at once, so that trying them again does not wait for them.
 * @returns ends it
 */
export async function startHousekeeping(context: AppContext, onError: (error: unknown) => void): Promise<() => void> {
  if (context.database.engine === 'embedded') {
    await context.database.essential(() =>
      tables(context.database.kysely).deleteFrom('base_idempotency').where('state', '=', 'running').execute(),
    );
  }
  const timers = [
    setInterval(() => void endNotices(context).catch(onError), minuteMs),
    setInterval(() => void endOverdueSeeing(context).catch(onError), minuteMs),
    setInterval(() => void cleanUp(context).catch(onError), hourMs),
    setInterval(() => void recountUnread(context).catch(onError), 24 * hourMs),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
