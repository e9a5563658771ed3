import type { AppContext } from '../kernel/app-context.ts';
import { boundOf } from '../kernel/tenant-bound.ts';
import { grantsOf } from '../permission/grants.ts';
import { personLately } from '../permission/person-now.ts';
import type { ColumnShape } from './model-shape.ts';

/**
 * Whether who put a version online may use the model that a field of it points to, now: a document shows no more than its
 * publisher could, so that nobody publishes his way around a right. A model may always point to itself.
 */
export async function publisherMayUse(
  context: AppContext,
  release: ColumnShape['release'],
  modelId: string,
): Promise<boolean> {
  if (!release || release.id === modelId) return true;
  const person = await personLately(context, release.tenantId, release.publisherId);
  if (!person) return false;
  if (person.isAdministrator) return !(await boundOf(context, release.tenantId))?.closedModels.has(modelId);
  const { models } = await grantsOf(context, { ...person, sessionId: '', isLocked: false });
  return models.has(modelId);
}
