import { ownReference, startsWithOwn } from '../../engine/schema/check/index.ts';
import { allFields, type Field, type FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Reads, refusedPicks, waysTo } from '../permission/references/index.ts';

/** What fields of a new record begin with that begin with one's own department, position or person. */
export type OwnReferences = ReadonlyMap<Field, unknown>;

/**
 * The own ones of a form: whoever writes a record without the page gets them as well. One's own that may not be chosen, since
 * it is out of range or switched off, is left out: nobody who sent nothing could put it right.
 */
export async function ownReferences(reads: Reads, actor: Actor, catalogue: FieldCatalogue): Promise<OwnReferences> {
  const fields = allFields(catalogue).filter(startsWithOwn);
  if (fields.length === 0) return new Map();
  const { tenantId, userId, organizeId, positionId } = actor;
  const [organizeIds = []] = await waysTo(reads, tenantId, organizeId === null ? [] : [organizeId]);
  const own = { userId, organizeIds, positionId: positionId ?? '' };
  const found = new Map<Field, unknown>();
  for (const field of fields) {
    const value = ownReference(field, own);
    const refers = field.descriptor.refers?.(field.node);
    if (value === undefined || !refers) continue;
    const [refused] = await refusedPicks(reads, actor, refers, [value]);
    if (refused === undefined) found.set(field, value);
  }
  return found;
}
