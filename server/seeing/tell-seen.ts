import type { Transaction } from 'kysely';
import { htmlOfText } from '../../engine/schema/html/index.ts';
import { languages } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';
import { publishMessage, toPeople } from '../message/index.ts';

interface Seen {
  readonly tenantId: string;
  readonly askerId: string;
  readonly seenId: string;
  readonly reason: string;
}

/** Tells somebody afterwards that his rows were seen: by whom, and why. When, the message says by itself. */
export async function tellSeen(
  context: AppContext,
  trx: Transaction<DatabaseSchema>,
  { tenantId, askerId, seenId, reason }: Seen,
): Promise<void> {
  const asker = await tables(trx)
    .selectFrom('base_user')
    .select('real_name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', askerId)
    .executeTakeFirst();
  const args = { name: asker?.real_name ?? '', reason };
  const [zh, en, zhtw] = languages.map((language) => ({
    title: say({ code: 'seeing.toldTitle' }, language),
    body: htmlOfText(say({ code: 'seeing.told', args }, language)),
  }));
  if (!zh || !en || !zhtw) return;
  const releaseTime = context.now();
  const userIds = await publishMessage(
    trx,
    { tenantId, senderId: askerId, ...zh, words: { en, zhtw }, releaseTime },
    toPeople([seenId]),
  );
  context.database.afterCommit(() => context.live.announce('message', { tenantId, userIds }));
}
