import type { Requests } from '../../../engine/contract/requests.ts';
import { type Choice, globalRolesId } from '../../../engine/schema/calls/index.ts';
import type { ReferenceRange } from '../../../engine/schema/fields/refers.ts';
import { nameKey, type ReferredKind, readMember } from '../../../engine/schema/references/index.ts';
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
    keys: [own === type ? nameKey(id, type) : `${id}--${own}`],
    id,
    type: own,
    label: fullName,
    canChoose: own === type,
  });

/** Positions under their departments; of a range, those that it names and those of departments that it names. */
export function positionTab(request: Request, { among }: ReferenceRange, typed: Typed = 'bare'): PickerTab {
  const load = async (signal: AbortSignal) => {
    if (!among) return (await request('positionTree', { quiet: true, signal })).list;
    const departIds = idsOf('organize', among, 'position');
    const positionIds = idsOf('position', among, 'position');
    return (await request('positionCondition', { body: { departIds, positionIds }, quiet: true, signal })).list;
  };
  return wholeTreeTab('position', load, makeFor('position', typed));
}

const roles = async (request: Request, signal: AbortSignal) => (await request('roles', { quiet: true, signal })).list;
const isOfAll = ({ id }: Choice) => id === globalRolesId;

/** Roles of companies and departments, under these, and roles of all. */
export function roleTabs(request: Request, range: ReferenceRange): PickerTab[] {
  const placed = async (signal: AbortSignal) =>
    branchesInRange(await roles(request, signal), range).filter((choice) => !isOfAll(choice));
  const ofAll = async (signal: AbortSignal) =>
    inRange(
      'role',
      (await roles(request, signal)).filter(isOfAll).flatMap(({ children }) => children),
      range,
    );
  const make = makeFor('role', 'bare');
  return [wholeTreeTab('organizeRoles', placed, make), wholeTreeTab('globalRoles', ofAll, make, false)];
}

/** Both in one tree. */
export function roleTab(request: Request, range: ReferenceRange, typed: Typed): PickerTab {
  const load = async (signal: AbortSignal) => branchesInRange(await roles(request, signal), range);
  return wholeTreeTab('role', load, makeFor('role', typed));
}

/** Roles that are in range, with the places that lead to them. */
function branchesInRange(tree: Choice[], range: ReferenceRange): Choice[] {
  return tree.flatMap((choice) => {
    if (choice.type === 'role') return inRange('role', [choice], range);
    const children = branchesInRange(choice.children, range);
    return children.length > 0 ? [{ ...choice, children, hasChildren: true }] : [];
  });
}

/** Groups under their categories. */
export function groupTab(request: Request, range: ReferenceRange, typed: Typed = 'bare'): PickerTab {
  const load = async (signal: AbortSignal) => {
    const { list } = await request('groupTree', { quiet: true, signal });
    return list
      .map((category) => ({ ...category, children: inRange('group', category.children, range) }))
      .filter(({ children }) => children.length > 0);
  };
  return wholeTreeTab('group', load, makeFor('group', typed));
}

function inRange<Item extends { readonly id: string }>(type: Type, items: Item[], { among }: ReferenceRange): Item[] {
  if (!among) return items;
  const ids = new Set(idsOf(type, among, type));
  return items.filter(({ id }) => ids.has(id));
}

/** What of a range is of a kind. @param usual the kind of an id that says none */
const idsOf = (wanted: ReferredKind, among: readonly string[], usual: ReferredKind): string[] =>
  among.flatMap((text) => {
    const { kind, id } = readMember(text, usual);
    return kind === wanted ? [id] : [];
  });
