import type { CallAnswer } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { saveFrom } from '../upload-file/file-landing.ts';
import type { ExportBody } from './export-wish.ts';

type Job = CallAnswer<'loadJob'>;

/** What a long export tells whoever watches it; nobody has to. */
export interface ExportWatch {
  onJob(id: string): void;
  onProgress(done: number, total: number | null): void;
}

/** Why a job did not end well, in words for people. */
export class ExportFailed extends Error {}

/** Questions in a row that may fail: a moment without a line ends no job. */
const failuresMost = 5;

/**
 * Has the server write a list into a file and hands that to the browser, which fetches it by itself. A long one is a job,
 * which is followed to its end, whether somebody still watches or not.
 * @returns false where it was cancelled
 * @throws what the request is refused with; ExportFailed
 */
export async function runExport(
  services: Services,
  modelId: string,
  body: ExportBody,
  watch: ExportWatch,
): Promise<boolean> {
  const answer = await services.request('exportRecords', { params: { id: modelId }, body, quiet: true });
  if (!('jobId' in answer)) {
    saveFrom(services.addressOf(answer.url));
    return true;
  }
  watch.onJob(answer.jobId);
  const job = await ended(services, answer.jobId, watch);
  if (job.state === 'cancelled') return false;
  if (job.state !== 'done' || job.result === null) throw new ExportFailed(job.words);
  const ticket = { fileId: job.result, purpose: 'export' as const };
  saveFrom(services.addressOf((await services.request('fileTicket', { body: ticket, quiet: true })).url));
  return true;
}

async function ended({ request, translate }: Services, id: string, { onProgress }: ExportWatch): Promise<Job> {
  for (let failures = 0; failures < failuresMost; ) {
    const job = await request('loadJob', { params: { id }, quiet: true }).catch(() => undefined);
    if (job && job.state !== 'waiting' && job.state !== 'running') return job;
    if (job) onProgress(job.done, job.total);
    failures = job ? 0 : failures + 1;
    await new Promise((resolve) => setTimeout(resolve, limits.jobProgressMs));
  }
  throw new ExportFailed(translate('export.lost'));
}
