import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { noteChange } from '../gateway/audit-change.ts';
import { storeRecord } from '../gateway/create-record.ts';
import type { Access } from '../gateway/model-access.ts';
import { recordMoment } from '../gateway/record-moment.ts';
import type { Values } from '../gateway/row-values.ts';
import { updateIn, withoutTwins } from '../gateway/update-record.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Offered, offeredNow } from '../offers/index.ts';
import { checkRows, type RowToCheck } from './check-rows.ts';
import { takeImport } from './import-state.ts';
import { type ImportedRow, type RowProblem, rowsFrom } from './imported-row.ts';
import { openImport } from './open-import.ts';
import { ofRefusal, sayProblem } from './row-problems.ts';
import { findTargets, type Target } from './targets.ts';

interface Asked {
  readonly list: string;
  readonly fileName?: string | undefined;
}

interface Around {
  readonly language: Language;
  /** Nobody listens any more. */
  isGone(): boolean;
  /** What went wrong that is no refusal. */
  report(error: unknown): void;
}

/**
 * OnlineDev/{id}/ImportData: writes the rows, each in a transaction of its own, by the rules of the form. What is refused is
 * answered with its reason; the rest is in. When nobody listens any more it stops after the batch that it is at.
 * @throws Refused forbidden, notFound, conflict, badInput
 */
export async function commitImport(
  context: AppContext,
  actor: Actor,
  modelId: string,
  { list, fileName }: Asked,
  around: Around,
): Promise<CallData<Calls['importData']>> {
  const rows = rowsFrom(list);
  const { access } = await openImport(context, actor, modelId);
  const { ofRow, problems } = await findTargets(context.database.kysely, access, rows);
  // Last of what may fail as a whole: a file of which nothing was written may be tried again.
  if (fileName !== undefined) await takeImport(context, access, fileName);
  const failures = new Map<number, RowProblem[]>();
  for (const problem of problems) fail(failures, problem);
  for (let first = 0; first < rows.length; first += limits.importBatchRows) {
    const batch = rows.slice(first, first + limits.importBatchRows).map(({ data }, index) => {
      const row = first + index;
      return { row, data, target: withRevision(ofRow[row], rows[row]) };
    });
    const isOver = first > 0 && around.isGone();
    const found = isOver
      ? batch.map(({ row }) => wholeRow(row, 'import.stopped'))
      : await writeBatch(
          context,
          actor,
          modelId,
          batch.filter(({ row }) => !failures.has(row)),
          around,
        );
    for (const problem of found) if (!isOver || !failures.has(problem.row)) fail(failures, problem);
  }
  return answerOf(context, access, rows, failures, around.language);
}

const wholeRow = (row: number, code: string): RowProblem => ({ row, field: '', problem: { code } });

function fail(failures: Map<number, RowProblem[]>, problem: RowProblem): void {
  failures.set(problem.row, [...(failures.get(problem.row) ?? []), problem]);
}

/** The record as it was when the rows were looked through: what somebody else has changed since is not lost. */
const withRevision = (target: Target | undefined, row: ImportedRow | undefined): Target | undefined =>
  target && { ...target, revision: row?.revision ?? target.revision };

/** Rights and offers are asked for each batch: they may be others by then. */
async function writeBatch(
  context: AppContext,
  actor: Actor,
  modelId: string,
  batch: readonly RowToCheck[],
  { report }: Around,
): Promise<RowProblem[]> {
  try {
    const { access } = await openImport(context, actor, modelId);
    const offered = await offeredNow(context, access.actor, access.model.catalogue);
    const checked = await checkRows(context, access, offered, batch);
    const problems = [...checked.problems];
    for (const one of batch) {
      const values = checked.values.get(one.row);
      if (values) problems.push(...(await writeRow(context, access, offered, one, values, report)));
    }
    return problems;
  } catch (error) {
    if (!(error instanceof Refused)) report(error);
    return batch.flatMap(({ row }) =>
      error instanceof Refused ? ofRefusal(row, error) : [wholeRow(row, 'import.failed')],
    );
  }
}

async function writeRow(
  context: AppContext,
  access: Access,
  offered: Offered,
  { row, data, target }: RowToCheck,
  values: Values,
  report: Around['report'],
): Promise<RowProblem[]> {
  try {
    if (target) await changeRecord(context, access, offered, data, target);
    else await storeRecord(context, access, values, true);
    return [];
  } catch (error) {
    if (error instanceof Refused) return ofRefusal(row, error);
    report(error);
    return [wholeRow(row, 'import.failed')];
  }
}

async function changeRecord(
  context: AppContext,
  access: Access,
  offered: Offered,
  sent: Values,
  { id, revision }: Target,
): Promise<void> {
  const moment = await recordMoment(context, access, [sent]);
  const update = { context, access, sent, offered, moment, last: { dataId: '', values: {} } };
  await withoutTwins(update, () => context.database.transaction((trx) => updateIn(trx, update, id, revision)));
  noteChange(context, access, 'record.update', id);
}

async function answerOf(
  context: AppContext,
  { actor, model }: Access,
  rows: readonly ImportedRow[],
  failures: ReadonlyMap<number, readonly RowProblem[]>,
  language: Language,
): Promise<CallData<Calls['importData']>> {
  const [fnum, snum] = [failures.size, rows.length - failures.size];
  await context.audit({ actor, action: 'record.import', target: model.id, outcome: 'done', detail: `${snum} ${fnum}` });
  const failResult = rows.flatMap((row, index) => {
    const problems = failures.get(index);
    const said = problems?.map((problem) => sayProblem(problem, language));
    return said ? [{ ...row, errorsInfo: [...new Set(said)].join('；') }] : [];
  });
  return { resultType: fnum === 0 ? 0 : 1, snum, fnum, failResult };
}
