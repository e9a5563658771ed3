import type { MaySee } from '../file/downloads.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { messageTables } from './message-tables.ts';

/** In the place of a model's id at the files of notices; no model has it, ids have no `_`. */
export const noticeFiles = 'base_notice';

/** Whether a person may read the files of a notice: administrators, and who received it while it is out. */
export const mayReadNoticeFile: MaySee = async (context, actor, { modelId, dataId }) =>
  modelId === noticeFiles ? mayReadNotice(context, actor, dataId) : undefined;

async function mayReadNotice({ database }: AppContext, actor: Actor, id: string): Promise<boolean> {
  if (actor.isAdministrator) return true;
  const row = await messageTables(database.kysely)
    .selectFrom('base_message as message')
    .innerJoin('base_message_receive as receive', (join) =>
      join.onRef('receive.tenant_id', '=', 'message.tenant_id').onRef('receive.message_id', '=', 'message.id'),
    )
    .select('message.id')
    .where('message.tenant_id', '=', actor.tenantId)
    .where('message.notice_id', '=', id)
    .where('receive.user_id', '=', actor.userId)
    .executeTakeFirst();
  return row !== undefined;
}
