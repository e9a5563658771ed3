import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { changedCells } from '../gateway/changed-cells.ts';
import { checkedValues } from '../gateway/check-values.ts';
import type { Access } from '../gateway/model-access.ts';
import { parentProblems } from '../gateway/parent-problems.ts';
import { pickedProblems } from '../gateway/picked-problems.ts';
import { readRecord, storedValues } from '../gateway/read-record.ts';
import { recordMoment } from '../gateway/record-moment.ts';
import type { Values } from '../gateway/row-values.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { ChangedCell, Offered } from '../offers/index.ts';
import type { ImportedRow, RowProblem } from './imported-row.ts';
import { ofRecord, ofRefusal } from './row-problems.ts';
import type { Target } from './targets.ts';

/** A row, with the record that it changes. */
export interface RowToCheck {
  /** Its place among all rows. */
  readonly row: number;
  readonly data: ImportedRow['data'];
  readonly target: Target | undefined;
}

export interface CheckedRows {
  /** What new records are to hold, by the place of their row; of rows without problems. */
  readonly values: ReadonlyMap<number, Values>;
  readonly problems: readonly RowProblem[];
}

/** Every rule that a form would ask, for many records: what they point to is asked once for all of them. */
export async function checkRows(
  context: AppContext,
  access: Access,
  offered: Offered,
  rows: readonly RowToCheck[],
): Promise<CheckedRows> {
  const problems: RowProblem[] = [];
  const values = new Map<number, Values>();
  const cells: ChangedCell[] = [];
  const sent = rows.map(({ data }) => data);
  const moment = await recordMoment(context, access, sent);
  for (const { row, data, target } of rows) {
    try {
      const stored = target ? await storedIn(context, access, target) : null;
      const checked = checkedValues(access, stored, data, offered, moment);
      const handle = context.database.kysely;
      const above = await parentProblems(handle, access, checked, stored ?? {}, target?.id ?? null);
      problems.push(...above.map((one) => ofRecord(below(row, one))));
      cells.push(
        ...changedCells(access.model.catalogue, checked, stored ?? {}).map((cell) => ({
          ...cell,
          at: `/${row}${cell.at}`,
        })),
      );
      values.set(row, checked);
    } catch (error) {
      problems.push(...ofRefusal(row, error));
    }
  }
  const picked = await pickedProblems(context, context.database.kysely, access.actor, cells);
  problems.push(...picked.map(ofRecord));
  for (const { row } of problems) values.delete(row);
  return { values, problems };
}

const below = (row: number, problem: RecordProblem): RecordProblem => ({ ...problem, at: `/${row}${problem.at}` });

async function storedIn({ database }: AppContext, access: Access, { id }: Target): Promise<Values> {
  return storedValues(access, await readRecord(database.kysely, access, id, [...access.model.children.keys()]));
}
