import type { CallData, CallQuery, Calls } from '../../engine/schema/calls/index.ts';
import { type LogConditions, type LogLine, logCategories } from '../../engine/schema/calls/log-calls.ts';
import { userAgentName } from '../../engine/schema/helpers/user-agent-name.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type LogNames, namesIn, targetName } from './log-names.ts';
import { countOf } from './log-pages.ts';
import { type LogRow, linesOf, pageAfter } from './log-rows.ts';
import { actionWords, signInWords } from './log-words.ts';
import { isOfRequests, requestLine, requestsAfter, requestsOf } from './request-rows.ts';

/** GET Log: a page of the log, with how many lines there are. @throws Refused badInput */
export async function listLog(
  context: AppContext,
  actor: Actor,
  query: CallQuery<Calls['logList']>,
): Promise<CallData<Calls['logList']>> {
  const { pageSize = limits.pageSize, ...conditions } = query;
  // What cannot be asked is refused before anything is.
  const counting = isOfRequests(query)
    ? countOf(context, requestsOf(context, actor, conditions))
    : countOf(context, linesOf(context, actor, conditions));
  const [counted, { list, next }] = await Promise.all([counting, pageOfLog(context, actor, query)]);
  return { list, pagination: { pageSize, ...counted, next } };
}

/** A page of the log, and what the next is asked for after. @throws Refused badInput */
export async function pageOfLog(
  context: AppContext,
  actor: Actor,
  { after, pageSize = limits.pageSize, ...conditions }: CallQuery<Calls['logList']>,
): Promise<{ readonly list: LogLine[]; readonly next: string | null }> {
  const page = { after, pageSize };
  if (isOfRequests(conditions)) {
    const rows = await requestsAfter(context, actor, requestsOf(context, actor, conditions), page);
    return { list: rows.slice(0, pageSize).map(requestLine), next: nextOf(rows, pageSize) };
  }
  const rows = await pageAfter(context, actor, linesOf(context, actor, conditions), page);
  return { list: await inWords(context, actor, rows.slice(0, pageSize)), next: nextOf(rows, pageSize) };
}

/** One line more than a page has was asked for. */
const nextOf = (rows: readonly { readonly id: string }[], pageSize: number): string | null =>
  rows.length > pageSize ? (rows[pageSize - 1]?.id ?? null) : null;

/** Lines as they are read. */
export async function inWords(context: AppContext, actor: Actor, rows: readonly LogRow[]): Promise<LogLine[]> {
  const names = await namesIn(context, actor, rows);
  return rows.map((row) => lineOf(row, names, actor));
}

function lineOf(row: LogRow, names: LogNames, { language = 'zh' }: Actor): LogLine {
  const person = names.people.get(row.user_id ?? '');
  const isSignIn = row.action === 'signIn';
  // Of signing in the account was written as it was typed: `account @ address`.
  const typed = row.target.includes(' @ ') ? row.target.slice(0, row.target.lastIndexOf(' @ ')) : '';
  return {
    id: row.id,
    time: row.creator_time,
    userName: person?.name ?? '',
    account: isSignIn ? typed : (person?.account ?? ''),
    address: row.address,
    device: row.agent === '' ? '' : userAgentName(row.agent),
    menuName: names.pages.get(row.menu)?.name ?? '',
    action: row.action,
    actionText: actionWords(row.action, language),
    target: isSignIn ? '' : targetName(names, row),
    changes: Number(row.changes),
    outcome: row.outcome === 'refused' || row.outcome === 'failed' ? row.outcome : 'done',
    ...(isSignIn ? signInWords(row.outcome, row.detail, language) : { way: '', reason: '' }),
  };
}

/** The lines of one kind have other columns than those of another. */
export const columnsOfCategory = ({ category }: LogConditions): readonly (keyof LogLine)[] => {
  const head = ['time', 'userName', 'account', 'address'] as const;
  if (category === logCategories.request) return [...head, 'device', 'method', 'route', 'status', 'ms', 'requestId'];
  if (category === logCategories.error) return [...head, 'device', 'route', 'code', 'reason', 'requestId'];
  if (category === logCategories.signIn) return [...head, 'way', 'outcome', 'reason'];
  if (category === logCategories.refused) return [...head, 'device', 'action'];
  return [...head, 'device', 'menuName', 'actionText', 'target', 'outcome'];
};
