import type { Person } from '../contract/services.ts';
import type { Field } from '../schema/fields/fields.ts';
import type { RefersTo } from '../schema/fields/refers.ts';

/** The own one of each kind. Of an organisation the page does not know the way down: the server fills it in. */
const ownIds: Readonly<Partial<Record<RefersTo, (person: Person) => string>>> = {
  user: ({ userId }) => userId,
  member: ({ userId }) => userId && `${userId}--user`,
  department: ({ organizeId }) => organizeId,
  position: ({ positionId }) => positionId,
};

/** What a field of people, departments or positions starts with that begins with one's own; undefined where it does not. */
export function ownReference({ node, descriptor, kind }: Field, person: Person | undefined): unknown {
  const refers = descriptor.refers?.(node);
  if (node.config.defaultCurrent !== true || !refers || !person) return undefined;
  const id = ownIds[refers.to]?.(person) ?? '';
  if (id === '') return undefined;
  return kind === 'references' ? [id] : id;
}
