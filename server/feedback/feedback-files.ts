import type { MaySee } from '../file/downloads.ts';
import { whoSits } from '../kernel/actor.ts';
import { holdsMenu } from '../permission/grants.ts';
import { feedbackTables } from './feedback-tables.ts';

/** In the place of a model's id at the pictures of feedback; no model has it, ids have no `_`. */
export const feedbackFiles = 'base_feedback';

/** Whether a person may see the pictures of feedback: who sent it, and who holds the page where it is read. */
export const mayReadFeedbackFile: MaySee = async (context, actor, { modelId, dataId }) => {
  if (modelId !== feedbackFiles) return undefined;
  if (await holdsMenu(context, actor, 'system.feedback')) return true;
  const row = await feedbackTables(context.database.kysely)
    .selectFrom('base_feedback')
    .select('creator_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', dataId)
    .executeTakeFirst();
  return row?.creator_id === whoSits(actor).userId;
};
