import type { AppContext } from '../kernel/app-context.ts';
import { ownReferences } from '../offers/index.ts';
import { chosenAttributes } from './chosen-attributes.ts';
import type { Access } from './model-access.ts';
import { type RecordClock, recordClock } from './record-clock.ts';
import type { Values } from './row-values.ts';

/** When these values are written, and what belongs to them that nobody sends: loaded before a transaction is opened. */
export async function recordMoment(
  context: AppContext,
  access: Access,
  sent: readonly Readonly<Values>[],
): Promise<RecordClock> {
  const [own, attributes] = await Promise.all([
    ownReferences(context, access.actor, access.model.catalogue),
    chosenAttributes(context, access, sent),
  ]);
  return { ...recordClock(context), own, attributes };
}
