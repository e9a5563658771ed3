import type { MaySee } from '../file/downloads.ts';
import { type Actor, whoSits } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { holdsMenu } from '../permission/grants.ts';
import { messageTables } from './message-tables.ts';

/** In the place of a model's id at the files of notices; no model has it, ids have no `_`. */
export const noticeFiles = 'base_notice';

/** Whether a person may read the files of a notice: who holds the page of notices, and who received it while it is out. */
export const mayReadNoticeFile: MaySee = async (context, actor, { modelId, dataId }) =>
  modelId === noticeFiles ? mayReadNotice(context, actor, dataId) : undefined;

async function mayReadNotice(context: AppContext, actor: Actor, id: string): Promise<boolean> {
  if (await holdsMenu(context, actor, 'system.notice')) return true;
  const row = await messageTables(context.database.kysely)
    .selectFrom('base_message as message')
    .innerJoin('base_message_receive as receive', (join) =>
      join.onRef('receive.tenant_id', '=', 'message.tenant_id').onRef('receive.message_id', '=', 'message.id'),
    )
    .select('message.id')
    .where('message.tenant_id', '=', actor.tenantId)
    .where('message.notice_id', '=', id)
    .where('receive.user_id', '=', whoSits(actor).userId)
    .executeTakeFirst();
  return row !== undefined;
}
