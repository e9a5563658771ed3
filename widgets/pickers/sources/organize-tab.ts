import type { Requests } from '../../../engine/contract/requests.ts';
import type { OrganizeLine } from '../../../engine/schema/calls/index.ts';
import type { ReferenceRange } from '../../../engine/schema/fields/refers.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { chosenWay, nameKey } from '../../../engine/schema/references/index.ts';
import type { PickerNode, PickerTab } from './picker-node.ts';

/** Companies and departments, level by level. */
export function organizeTab(
  request: Requests['request'],
  { mode, among }: ReferenceRange,
  to: 'organize' | 'department',
): PickerTab {
  const range = { ...(mode ? { mode } : {}), ...(among ? { departIds: [...among] } : {}) };
  return {
    key: 'department',
    isTree: true,
    async ask({ parent, keyword, page, signal }) {
      const { list, pagination } = await request('organizeLevel', {
        params: { parentId: parent?.id ?? '0' },
        body: { ...range, ...(keyword ? { keyword } : {}), currentPage: page, pageSize: limits.pickerPage },
        quiet: true,
        signal,
      });
      return { list: list.map((line) => nodeOf(line, to)), total: pagination.total };
    },
  };
}

/** A field of departments takes no company. */
function nodeOf(line: OrganizeLine, to: 'organize' | 'department'): PickerNode {
  const { id, type, fullName, organize, organizeIds, hasChildren, disabled } = line;
  const chosen = to === 'organize' ? chosenWay(organizeIds) : { value: id, keys: [nameKey(id, to)] };
  return {
    ...chosen,
    id,
    type,
    label: fullName,
    note: organize.split('/').slice(0, -1).join('/'),
    hasChildren,
    canChoose: !disabled && (to === 'organize' || type === 'department'),
  };
}
