import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { exportScopes } from '../../engine/schema/lists/export-scopes.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type MayTake, madeFiles, ticketForFile } from '../file-tickets/index.ts';
import { accessWithButton } from '../gateway/model-right.ts';
import { askForJob } from '../jobs/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import { exportJob } from './export-job.ts';
import { type ExportQuery, hasMoreThan } from './exported-ids.ts';
import { openExport, writeExport } from './write-export.ts';

/** A person's exports in this process, one after the other; further ones are refused rather than kept waiting. */
const turns = new SerialByKey();
const turnsMost = limits.jobsAtOncePerPerson;

/**
 * POST OnlineDev/{id}/Actions/ExportData: what a list shows, as a file that is landed by a ticket. Same conditions, order and
 * rights as the list. More rows than a call waits for are a job, whose result is the id of the file.
 * @param atOnce rows that a call waits for
 * @throws Refused forbidden, badInput, tooMany, tooLarge, full
 */
export async function exportRecords(
  context: AppContext,
  actor: Actor,
  { modelId, query, language }: { modelId: string; query: ExportQuery; language: Language },
  atOnce: number = limits.exportRowsAtOnce,
): Promise<CallData<Calls['exportRecords']>> {
  if (query.dataType === exportScopes.chosen && !query.selectIds?.length)
    throw new Refused('badInput', 'export.nothingChosen');
  const opened = await openExport(context, actor, modelId, query, language);
  if (query.dataType === exportScopes.all && (await hasMoreThan(atOnce, opened.listing))) {
    const asker = { ...actor, language };
    const jobId = await context.database.transaction((trx) =>
      askForJob(context, trx, exportJob, asker, { input: { modelId, query } }),
    );
    return { jobId };
  }
  const person = `${actor.tenantId}/${actor.userId}`;
  if (turns.given(person) >= turnsMost) throw new Refused('tooMany', 'export.often');
  const { fileId } = await turns.take(person, () => writeExport(opened));
  const { url, name } = await ticketForFile(context, actor, { fileId, purpose: 'export' }, exportedFiles);
  return { url, name };
}

/** Whether somebody may still take out the rows of a model. */
const mayExport: MayTake = async (context, actor, modelId) => {
  try {
    await accessWithButton(context, actor, modelId, 'btn_download');
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

export const exportedFiles = madeFiles('export', mayExport);
