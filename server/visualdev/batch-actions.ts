import type { Language } from '../../engine/schema/text/text.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import { refusal } from '../http/envelopes.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { exportModel } from './import-model.ts';
import { modelStates, readModel } from './model-store.ts';
import { releaseModel } from './release-model.ts';

interface Line {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly fix: string;
}

interface Done {
  readonly count: number;
  readonly failed: number;
  readonly says: Line[];
}

/**
 * POST Base/Actions/BatchRelease: each by itself, in the order asked: one that is refused leaves the others as they went.
 * What has not changed since it was published is left as it is.
 */
export function releaseModels(
  context: AppContext,
  actor: Actor,
  ids: readonly string[],
  note: string | undefined,
  language: Language,
): Promise<Done> {
  return oneByOne(context, actor, ids, language, async ({ id, name, isUnchanged, revision }): Promise<ServerWords> => {
    if (isUnchanged) return { code: 'batch.unchanged', args: { name } };
    const { version } = await releaseModel(context, actor, id, { note, revision }, language);
    return { code: 'batch.released', args: { name, version: version ?? 0 } };
  });
}

/** POST Base/Actions/BatchExport: a file each; names that two would share are numbered. */
export async function exportModels(context: AppContext, actor: Actor, ids: readonly string[], language: Language) {
  const files: { fileName: string; design: string }[] = [];
  const done = await oneByOne(context, actor, ids, language, async ({ id, name }) => {
    const { fileName, design } = await exportModel(context, actor, id);
    files.push({ fileName: freeName(fileName, new Set(files.map((one) => one.fileName))), design });
    return { code: 'batch.exported', args: { name } };
  });
  const day = formatInstant(context.now().toISOString(), 'YYYYMMDD', context.settings.timeZone);
  return { ...done, fileName: `designs-${day}.zip`, files };
}

interface One {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** What is online is what the draft says. */
  readonly isUnchanged: boolean;
}

async function oneByOne(
  context: AppContext,
  actor: Actor,
  wanted: readonly string[],
  language: Language,
  act: (one: One) => Promise<ServerWords>,
): Promise<Done> {
  const says: Line[] = [];
  for (const id of new Set(wanted)) {
    let name = id;
    try {
      const row = await readModel(context.database.kysely, actor.tenantId, id);
      name = row.full_name;
      const isUnchanged = row.state === modelStates.published;
      const words = await act({ id, name, revision: row.revision, isUnchanged });
      says.push({ severity: 'info', message: say(words, language), fix: '' });
    } catch (error) {
      // Anything but a refusal is a failure of ours: what went well before it stays done and is seen in the list.
      if (!(error instanceof Refused)) throw error;
      const why = refusal(error.answer, error.words, language, error.data).envelope.msg;
      says.push({ severity: 'error', message: say({ code: 'batch.failed', args: { name, why } }, language), fix: '' });
    }
  }
  const failed = says.filter(({ severity }) => severity === 'error').length;
  return { count: says.length - failed, failed, says };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  return free;
}
