import { sql } from 'kysely';
import type { CallData, CallQuery, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say } from '../kernel/words.ts';
import { type Chain, type ChainedLine, chainOf, contentOfLine, linkOf } from './audit-chain.ts';
import { timesOf } from './log-times.ts';

type Checked = Omit<CallData<Calls['checkLog']>, 'words'>;
type Place = Pick<ChainedLine, 'id' | 'time'>;

const none: Checked = { lines: 0, from: null, until: null, isWhole: true, state: 'empty', at: null, atTime: null };

/**
 * GET Log/Actions/Check: whether the lines of a time are those that were written, from the days that are chained.
 * @throws Refused badInput
 */
export async function checkLog(
  context: AppContext,
  actor: Actor,
  range: CallQuery<Calls['checkLog']>,
): Promise<CallData<Calls['checkLog']>> {
  const checked = await walk(context, actor.tenantId, timesOf(context, range));
  const { language = 'zh' } = actor;
  const time = (moment: string | null) =>
    moment === null ? '' : formatInstant(moment, 'YYYY-MM-DD HH:mm:ss', context.settings.timeZone);
  const args = { lines: checked.lines, from: time(checked.from), until: time(checked.until), at: time(checked.atTime) };
  return { ...checked, words: say({ code: `log.check.${checked.state}`, args }, language) };
}

async function walk(context: AppContext, tenantId: string, { from, until }: ReturnType<typeof timesOf>) {
  const { kysely } = context.database;
  const chain = await chainOf(kysely, tenantId);
  if (!chain || chain.last_time === null) return none;
  let link = await linkBefore(context, tenantId, from, chain);
  let checked = none;
  let place: Place | undefined;
  for (;;) {
    const lines = await pieceAfter(context, tenantId, { from, until, place, chain });
    for (const line of lines) {
      checked = { ...checked, lines: checked.lines + 1, from: checked.from ?? iso(line.time), until: iso(line.time) };
      link = linkOf(link, line.content);
      const wrong = { ...checked, at: line.id, atTime: iso(line.time) };
      if (line.chain === '') return { ...wrong, state: 'added' } as const;
      if (line.chain !== link) return { ...wrong, state: 'changed' } as const;
    }
    place = lines.at(-1) ?? place;
    if (lines.length < limits.logPiece) break;
    if (checked.lines >= limits.logCheckMost) return { ...checked, isWhole: false, state: 'fits' } as const;
  }
  const isToTheEnd = until === undefined || Date.parse(until) > Date.parse(chain.last_time);
  if (isToTheEnd && link !== chain.last_chain)
    return { ...checked, state: 'missing', atTime: iso(chain.last_time) } as const;
  return checked.lines === 0 ? checked : ({ ...checked, state: 'fits' } as const);
}

const iso = (time: string): string => new Date(time).toISOString();

/** What the first line of the time holds: the line before it, or what stood before the oldest that is kept. */
async function linkBefore({ database }: AppContext, tenantId: string, from: string, chain: Chain): Promise<string> {
  const { rows } = await sql<{ chain: string }>`
    select chain from base_audit where tenant_id = ${tenantId} and creator_time < ${from} and chain <> ''
    order by creator_time desc, id desc limit 1`.execute(database.kysely);
  return rows[0]?.chain ?? chain.first_chain;
}

interface Piece {
  readonly from: string;
  readonly until: string | undefined;
  readonly place: Place | undefined;
  readonly chain: Chain;
}

async function pieceAfter({ database }: AppContext, tenantId: string, { from, until, place, chain }: Piece) {
  const behind = place ? sql`and (creator_time, id) > (${place.time}::timestamptz, ${place.id})` : sql``;
  const before = until === undefined ? sql`` : sql`and creator_time < ${until}`;
  const { rows } = await sql<ChainedLine>`
    select id, creator_time::text as time, chain, ${contentOfLine} as content from base_audit
    where tenant_id = ${tenantId} and creator_time >= ${from} ${before} ${behind}
      and (creator_time, id) <= (${chain.last_time}::timestamptz, ${chain.last_id})
    order by creator_time, id limit ${limits.logPiece}`.execute(database.kysely);
  return rows;
}
