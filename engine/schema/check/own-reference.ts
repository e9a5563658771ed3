import type { Field } from '../fields/fields.ts';
import type { RefersTo } from '../fields/refers.ts';

/** Whose record it is, and where that person stands. Empty where he is in none. */
export interface OwnPlaces {
  readonly userId: string;
  /** From the top down to his department. */
  readonly organizeIds: readonly string[];
  readonly positionId: string;
}

/** The own one of each kind; a person has several roles and groups, so none of them is his. */
const ownIds: Readonly<Partial<Record<RefersTo, (own: OwnPlaces) => string>>> = {
  user: ({ userId }) => userId,
  member: ({ userId }) => userId && `${userId}--user`,
  department: ({ organizeIds }) => organizeIds.at(-1) ?? '',
  position: ({ positionId }) => positionId,
};

/** Whether a field of people or places begins with the own one. */
export function startsWithOwn({ node, descriptor }: Field): boolean {
  return node.config.defaultCurrent === true && descriptor.refers?.(node) !== undefined;
}

/** What a field begins with that begins with one's own; undefined where it does not, or where there is none. */
export function ownReference(field: Field, own: OwnPlaces | undefined): unknown {
  const refers = field.descriptor.refers?.(field.node);
  if (!own || !refers || !startsWithOwn(field)) return undefined;
  const value = refers.to === 'organize' ? [...own.organizeIds] : (ownIds[refers.to]?.(own) ?? '');
  if (value.length === 0) return undefined;
  return field.kind === 'references' || field.kind === 'paths' ? [value] : value;
}
