import type { Access } from './model-access.ts';

/**
 * The rows that an access reaches, as text to append to a statement that already asks for tenant and not deleted.
 * @param next number of the first free parameter
 */
export function rowFilter(access: Access, next: number): { text: string; parameters: readonly string[] } {
  if (!access.ownRowsOnly) return { text: '', parameters: [] };
  return { text: ` and "creator_id" = $${next}`, parameters: [access.actor.userId] };
}
