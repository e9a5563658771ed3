import { type MayTake, madeFiles } from '../file-tickets/index.ts';
import type { Access } from '../gateway/model-access.ts';
import { accessWithButton } from '../gateway/model-right.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { changesRecords, type ImportColumn, importColumns } from './import-columns.ts';

export interface OpenImport {
  readonly access: Access;
  readonly columns: readonly ImportColumn[];
}

/** @throws Refused forbidden: without the button, and without that of changes where an import changes records */
export async function openImport(context: AppContext, actor: Actor, modelId: string): Promise<OpenImport> {
  const access = await accessWithButton(context, actor, modelId, 'btn_upload');
  if (changesRecords(access) && !access.allowsButton('btn_edit')) throw new Refused('forbidden', 'access.button');
  return { access, columns: importColumns(access) };
}

/** Whether somebody may still have the files that go with an import. */
const mayImport: MayTake = async (context, actor, modelId) => {
  try {
    await openImport(context, actor, modelId);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/** Templates, and rows that were refused. */
export const importedFiles = madeFiles('template', mayImport);
