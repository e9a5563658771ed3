import type { Node } from '../../engine/schema/documents/node.ts';
import type { ReferenceRange, Refers, RefersTo } from '../../engine/schema/fields/refers.ts';

/** The lists of a range that a design may hold, and what their ids are ids of where an id does not say it itself. */
const lists: Readonly<Record<string, string>> = {
  ableDepIds: 'department',
  ablePosIds: 'position',
  ableUserIds: 'user',
  ableRoleIds: 'role',
  ableGroupIds: 'group',
  ableRelationIds: 'user',
};

/** What a widget's ids are ids of, with the range that its node says: read once, since a node never changes. */
export function refersTo(to: RefersTo): (node: Node) => Refers {
  const known = new WeakMap<Node, Refers>();
  return (node) => {
    const refers = known.get(node) ?? { to, range: rangeOf(node, to) };
    known.set(node, refers);
    return refers;
  };
}

function rangeOf({ props = {} }: Node, to: RefersTo): ReferenceRange {
  const { mode } = props;
  const among = amongOf(props, to);
  return { ...(mode === 'auth' || mode === 'organize' ? { mode } : {}), ...(among ? { among } : {}) };
}

/** Undefined: all may be chosen, or those whom another field of the form means, which only the page knows. */
function amongOf(props: NonNullable<Node['props']>, to: RefersTo): string[] | undefined {
  const { selectType, relationField } = props;
  const isLimited = typeof selectType === 'string' && selectType !== '' && selectType !== 'all';
  if (!isLimited || (typeof relationField === 'string' && relationField !== '')) return undefined;
  const own = idsIn(props.ableIds, to === 'member' ? 'user' : to);
  return [...new Set([...own, ...Object.entries(lists).flatMap(([name, type]) => idsIn(props[name], type))])];
}

/** Of a way down from the top its end is meant. */
function idsIn(value: unknown, type: string): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const id = Array.isArray(entry) ? entry.at(-1) : entry;
    if (typeof id !== 'string' || id === '') return [];
    return [id.includes('--') ? id : `${id}--${type}`];
  });
}
