import type { ChunkFacts, ChunkState } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { requirePlan } from './chunk-plan.ts';
import { findUpload, finishedFile, requireSamePlan, stateOf } from './chunk-upload.ts';

/** What there is of a file already, of the caller's own. @throws Refused `badInput`, `tooLarge`, `conflict` */
export async function chunkState(context: AppContext, actor: Actor, facts: ChunkFacts): Promise<ChunkState> {
  requirePlan(facts);
  const upload = await findUpload(context, actor, facts.identifier);
  const isGone = upload?.state === 'done' && !(await finishedFile(context, upload));
  if (!upload || isGone) return { uploaded: false, merge: false, chunkNumbers: [] };
  requireSamePlan(upload, facts);
  return stateOf(context, upload);
}
