import { bareId } from '../../../engine/contract/chosen.ts';
import type { Requests } from '../../../engine/contract/requests.ts';
import type { Choice } from '../../../engine/schema/calls/index.ts';
import type { ReferenceRange } from '../../../engine/schema/fields/refers.ts';
import type { PickerTab } from './picker-node.ts';
import { type MakeNode, wholeTreeTab } from './whole-tree.ts';

type Request = Requests['request'];
/** Whether values say what they are ids of: `role-staff--role`. */
type Typed = 'bare' | 'typed';
type Type = 'position' | 'role' | 'group';

/** Of the type that is asked for each can be chosen; what stands above it only leads there. */
const makeFor =
  (type: Type, typed: Typed): MakeNode =>
  ({ id, type: own, fullName }) => ({
    value: typed === 'typed' ? `${id}--${own}` : id,
    keys: [`${id}--${own}`],
    id,
    type: own,
    label: fullName,
    canChoose: own === type,
  });

const leaf = (id: string, fullName: string, type: Type): Choice => ({
  ...{ id, fullName, type, parentId: '0', enCode: '', hasChildren: false, children: [] },
});

/** Positions under their departments; of a range, those that it names and those of departments that it names. */
export function positionTab(request: Request, { among }: ReferenceRange, typed: Typed = 'bare'): PickerTab {
  const load = async (signal: AbortSignal) => {
    if (!among) return (await request('positionTree', { quiet: true, signal })).list;
    const departIds = among.filter((one) => /--(department|company|organize)$/.test(one)).map(bareId);
    const positionIds = among.filter((one) => !/--(department|company|organize)$/.test(one)).map(bareId);
    return (await request('positionCondition', { body: { departIds, positionIds }, quiet: true, signal })).list;
  };
  return wholeTreeTab('position', load, makeFor('position', typed));
}

export function roleTab(request: Request, range: ReferenceRange, typed: Typed = 'bare'): PickerTab {
  const load = async (signal: AbortSignal) =>
    inRange((await request('roles', { quiet: true, signal })).list, range).map(({ id, fullName }) =>
      leaf(id, fullName, 'role'),
    );
  return wholeTreeTab('role', load, makeFor('role', typed), false);
}

/** Groups under their categories. */
export function groupTab(request: Request, range: ReferenceRange, typed: Typed = 'bare'): PickerTab {
  const load = async (signal: AbortSignal) => {
    const { list } = await request('groupTree', { quiet: true, signal });
    return list
      .map((category) => ({ ...category, children: inRange(category.children, range) }))
      .filter(({ children }) => children.length > 0);
  };
  return wholeTreeTab('group', load, makeFor('group', typed));
}

function inRange<Item extends { readonly id: string }>(items: Item[], { among }: ReferenceRange): Item[] {
  return among ? items.filter(({ id }) => among.some((one) => bareId(one) === id)) : items;
}
