import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { LogConditions, LogLine } from '../../engine/schema/calls/log-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import { makeFile } from '../file/index.ts';
import { madeFiles, ticketForFile } from '../file-tickets/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say } from '../kernel/words.ts';
import { holdsMenu } from '../permission/grants.ts';
import { type RecordLines, xlsx } from '../spreadsheet/index.ts';
import { columnsOfCategory, pageOfLog } from './list-log.ts';
import { timesOf } from './log-times.ts';
import { headWords } from './log-words.ts';

/** Lines that are read at once. */
const pieceSize = limits.pageSizeMost;

/**
 * POST Log/Actions/Export: the newest lines that are looked for as a spreadsheet, which is landed by a ticket; what was
 * taken out, and by whom, is a line itself.
 * @throws Refused badInput, full
 */
export async function exportLog(
  context: AppContext,
  actor: Actor,
  conditions: LogConditions,
): Promise<CallData<Calls['exportLog']>> {
  const { language = 'zh' } = actor;
  timesOf(context, conditions);
  const columns = columnsOfCategory(conditions);
  const now = context.now();
  const name = say({ code: 'log.file' }, language);
  const stamp = formatInstant(now.toISOString(), 'YYYYMMDD-HHmmss', context.settings.timeZone);
  let count = 0;
  async function* records() {
    for await (const piece of pieces(context, actor, conditions)) {
      count += piece.length;
      yield piece.map((line): RecordLines => [columns.map((column) => ({ kind: 'text', text: cellOf(line, column) }))]);
    }
  }
  const cellOf = (line: LogLine, column: keyof LogLine): string => {
    if (column === 'time') return formatInstant(line.time, 'YYYY-MM-DD HH:mm:ss', context.settings.timeZone);
    if (column === 'outcome') return say({ code: `log.outcome.${line.outcome}` }, language);
    return String(line[column]);
  };
  const head = columns.map((column) => ({ label: headWords(column, language), group: '', widthPx: 160 }));
  const fileId = await makeFile(context, actor, {
    purpose: 'log',
    modelId: '',
    name: `${name} ${stamp}.xlsx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: xlsx({ name, columns: head, records: records() }, now),
  });
  await context.audit({ actor, action: 'log.export', outcome: 'done', detail: `${conditions.category} ${count}` });
  const { url, name: fileName } = await ticketForFile(context, actor, { fileId, purpose: 'log' }, logFiles);
  return { url, name: fileName };
}

/** Page after page, as many lines as an export has. */
async function* pieces(context: AppContext, actor: Actor, conditions: LogConditions): AsyncGenerator<LogLine[]> {
  let after: string | undefined;
  for (let left: number = limits.exportRowsAtOnce; left > 0; ) {
    const place = after === undefined ? {} : { after };
    const { list, next } = await pageOfLog(context, actor, {
      ...conditions,
      ...place,
      pageSize: Math.min(pieceSize, left),
    });
    yield list;
    if (next === null) return;
    after = next;
    left -= list.length;
  }
}

/** Whoever may not take out the log any longer does not get a file that was made before. */
export const logFiles = madeFiles('log', (context, actor) => holdsMenu(context, actor, 'system.log', 'btn_export'));
