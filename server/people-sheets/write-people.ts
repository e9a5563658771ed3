import { sql } from 'kysely';
import type { CallBody, Calls } from '../../engine/schema/calls/index.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import { contextWithin } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';
import type { Content, Writing } from '../kernel/resource-hooks.ts';
import { mobileKey } from '../oauth/mobile-key.ts';
import { accountKey } from '../oauth/sub-account.ts';
import { userHooks } from '../people/user.hooks.ts';
import type { ImportedRow, RowProblem } from '../record-import/imported-row.ts';
import { ofRefusal } from '../record-import/row-problems.ts';
import { contentOf, lockedRow } from '../resources/kept-rows.ts';
import { createIn, saveIn } from '../resources/write.ts';
import type { PersonTexts } from './people-columns.ts';
import { loadLookups } from './people-lookups.ts';
import { personContent, type ReadPerson } from './person-content.ts';

export type ImportMode = CallBody<Calls['importUsers']>['mode'];
const served = { resource: user, hooks: userHooks };

export interface WrittenPeople {
  readonly problems: readonly RowProblem[];
  /** By the place of their row: whom it changes, as he was. */
  readonly targets: ReadonlyMap<number, { readonly id: string; readonly revision: number }>;
  /** First passwords, by the place of their row. */
  readonly codes: ReadonlyMap<number, string>;
}

/**
 * Writes the people of a spreadsheet one after the other, each by all the rules of the form: whoever is refused is left out
 * with the reason, everybody else is in. Asked in the turn of the accounts of the tenant.
 */
export async function writePeople(
  opened: Omit<Writing, 'id'>,
  rows: readonly ImportedRow[],
  mode: ImportMode,
): Promise<WrittenPeople> {
  const turn = { ...opened, asked: new Map() };
  const { context, trx, actor } = turn;
  const texts = rows.map(({ data }) => textsOf(data));
  const keys = texts.map(({ account }) => accountKey(account ?? ''));
  const rowOf = new Map(keys.flatMap((key, row) => (key === '' ? [] : [[key, row] as const])));
  const lookups = await loadLookups(contextWithin(context, trx), actor, texts);
  const read = texts.map((one, row) => personContent(one, { row, lookups, rowOf }));
  const problems = [...read.flatMap((one) => one.problems), ...twins(keys, 'account')];
  problems.push(
    ...twins(
      texts.map(({ mobile }) => mobileKey(mobile ?? '') ?? ''),
      'mobile',
    ),
  );
  const targets = new Map<number, { readonly id: string; readonly revision: number }>();
  for (const [row, key] of keys.entries()) {
    const target = key === '' ? undefined : lookups.accounts.get(key);
    if (target && mode === 'change') targets.set(row, { ...target, revision: rows[row]?.revision ?? target.revision });
    else if (target) problems.push(whole(row, 'account', 'people.exists', { account: texts[row]?.account ?? '' }));
  }

  const wrong = new Set(problems.map(({ row }) => row));
  const ids = new Map<number, string>();
  const codes = new Map<number, string>();
  for (const row of managersFirst(read)) {
    const one = read[row];
    if (!one || wrong.has(row)) continue;
    const manager =
      one.managerRow === undefined ? undefined : (ids.get(one.managerRow) ?? targets.get(one.managerRow)?.id);
    if (one.managerRow !== undefined && manager === undefined) {
      problems.push(whole(row, 'managerId', 'people.manager', { text: texts[row]?.managerId ?? '' }));
      wrong.add(row);
      continue;
    }
    const content = manager === undefined ? one.content : { ...one.content, managerId: manager };
    const target = targets.get(row);
    const id = target?.id ?? context.newId();
    const refused = await alone(turn, row, async () => {
      if (target) return savePerson({ ...turn, id }, content, target.revision);
      const made = await createIn(served, { ...turn, id }, { gender: firstGender, ...content });
      if (typeof made.code === 'string') codes.set(row, made.code);
    });
    if (refused.length === 0) ids.set(row, id);
    else {
      problems.push(...refused);
      wrong.add(row);
    }
  }
  return { problems, targets, codes };
}

const [firstGender] = Object.keys(user.shape.gender.of);

const textsOf = (data: ImportedRow['data']): PersonTexts =>
  Object.fromEntries(Object.entries(data).map(([code, text]) => [code, String(text ?? '').trim()]));

const whole = (row: number, field: string, code: string, params: Record<string, string> = {}): RowProblem => ({
  ...{ row, field, problem: { code, params } },
});

/** Of two rows for one person, or with one number, both are refused. */
function twins(keys: readonly string[], field: string): RowProblem[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keys.flatMap((key, row) =>
    key !== '' && (counts.get(key) ?? 0) > 1 ? [whole(row, field, 'import.twice')] : [],
  );
}

/** A manager is there before those who report to him; in a circle somebody comes first and is refused. */
function managersFirst(read: readonly ReadPerson[]): ReadonlySet<number> {
  const order = new Set<number>();
  for (const start of read.keys()) {
    const way: number[] = [];
    for (let at: number | undefined = start; at !== undefined && !order.has(at) && !way.includes(at); ) {
      way.push(at);
      at = read[at]?.managerRow;
    }
    for (const row of way.reverse()) order.add(row);
  }
  return order;
}

/** Of what a refused row began nothing stays. @throws what is no refusal, and one that is about whoever imports */
async function alone(
  { trx, asked }: Pick<Writing, 'trx' | 'asked'>,
  row: number,
  work: () => Promise<void>,
): Promise<RowProblem[]> {
  await sql`savepoint one_row`.execute(trx);
  try {
    await work();
    await sql`release savepoint one_row`.execute(trx);
    return [];
  } catch (error) {
    if (!(error instanceof Refused) || error.answer === 'sessionElsewhere') throw error;
    await sql`rollback to savepoint one_row`.execute(trx);
    // With the row went what it had locked and done to others.
    asked?.clear();
    return ofRefusal(row, error);
  }
}

/** What a row says nothing of stays as it is. */
async function savePerson(writing: Writing, content: Content, revision: number): Promise<void> {
  const before = await lockedRow(writing.trx, user, writing.actor, writing.id);
  if (before.revision !== revision) throw new Refused('conflict', 'people.stale');
  await saveIn(served, writing, before, { ...contentOf(user, before), ...content, account: before.account });
}
