// Here: where pickers take from what they offer: one tab for each way.

import type { Requests } from '../../../engine/contract/requests.ts';
import type { Refers, RefersTo } from '../../../engine/schema/fields/refers.ts';
import { memberTabs } from './member-tabs.ts';
import { organizeTab } from './organize-tab.ts';
import { peopleTabs } from './people-tabs.ts';
import type { PickerTab } from './picker-node.ts';
import { groupTab, positionTab, roleTabs } from './structure-tabs.ts';

type Make = (request: Requests['request'], range: Refers['range'], isSeveral: boolean) => PickerTab[];

/** What is chosen from, by what the ids of a field are ids of. */
const sources: Readonly<Record<RefersTo, Make>> = {
  organize: (request, range) => [organizeTab(request, range, 'organize')],
  department: (request, range) => [organizeTab(request, range, 'department')],
  position: (request, range) => [positionTab(request, range)],
  role: roleTabs,
  group: (request, range) => [groupTab(request, range)],
  user: (request, range) => peopleTabs(request, range),
  member: memberTabs,
};

export const tabsOf = (request: Requests['request'], { to, range }: Refers, isSeveral: boolean): PickerTab[] =>
  sources[to](request, range, isSeveral);
