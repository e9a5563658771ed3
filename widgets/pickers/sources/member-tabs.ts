import type { Requests } from '../../../engine/contract/requests.ts';
import type { ReferenceRange } from '../../../engine/schema/fields/refers.ts';
import { amongTab, everybodyTab, lineNode } from './people-tabs.ts';
import type { PickerTab } from './picker-node.ts';
import { groupTab, positionTab, roleTab } from './structure-tabs.ts';

type Request = Requests['request'];

/** People, and where several are taken departments, roles, positions and groups as well. */
export function memberTabs(request: Request, range: ReferenceRange, isSeveral: boolean): PickerTab[] {
  if (range.among) return [isSeveral ? rangeTab(request, range.among) : amongTab(request, range.among, 'member')];
  const everybody = everybodyTab(request, 'department', 'member', isSeveral);
  if (!isSeveral) return [everybody];
  return [
    everybody,
    roleTab(request, range, 'typed'),
    positionTab(request, range, 'typed'),
    groupTab(request, range, 'typed'),
  ];
}

/** What a range names, the people whom each of it means below it. */
function rangeTab(request: Request, among: readonly string[]): PickerTab {
  const people = amongTab(request, among, 'member');
  const departments = everybodyTab(request, 'department', 'member', true);
  return {
    key: 'all',
    isTree: true,
    async ask(question) {
      const { parent, keyword, signal } = question;
      if (keyword) return people.ask(question);
      if (parent?.type === 'department' || parent?.type === 'company') return departments.ask(question);
      if (parent) return amongTab(request, parent.keys, 'member').ask(question);
      const { list } = await request('selected', { body: { userId: [...among] }, quiet: true, signal });
      const nodes = list.map((line) => lineNode({ ...line, hasChildren: line.type !== 'user' }, 'member', true));
      return { list: nodes, total: nodes.length };
    },
  };
}
