import type { Requests } from '../../../engine/contract/requests.ts';
import type { ChoiceLine, Person } from '../../../engine/schema/calls/index.ts';
import type { ReferenceRange, RefersTo } from '../../../engine/schema/fields/refers.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { nameKey } from '../../../engine/schema/references/index.ts';
import type { PickerNode, PickerQuestion, PickerTab } from './picker-node.ts';

type Request = Requests['request'];
type To = Extract<RefersTo, 'user' | 'member'>;

/** A part of a question that all calls of people take. */
const pageAsked = ({ keyword, page }: PickerQuestion) => ({
  ...(keyword ? { keyword } : {}),
  currentPage: page,
  pageSize: limits.pickerPage,
});

const idOf = (id: string, type: ChoiceLine['type'], to: To) => (to === 'member' ? `${id}--${type}` : id);

export function personNode({ id, fullName, organize }: Person, to: To): PickerNode {
  return lineNode({ id, fullName, type: 'user', headIcon: '', organize, hasChildren: false }, to, true);
}

/** @param takesAll whatever is not a person can be chosen too */
export function lineNode(
  { id, fullName, type, organize, hasChildren }: ChoiceLine,
  to: To,
  takesAll: boolean,
): PickerNode {
  return {
    value: idOf(id, type, to),
    keys: [nameKey(`${id}--${type}`, to)],
    id,
    type,
    label: fullName,
    note: organize,
    hasChildren,
    canChoose: type === 'user' || takesAll,
  };
}

/** Everybody: departments level by level, with the people in each. */
export function everybodyTab(request: Request, key: string, to: To, takesAll: boolean): PickerTab {
  return {
    key,
    isTree: true,
    async ask(question) {
      const { list, pagination } = await request('userLevel', {
        params: { id: question.parent?.id ?? '0' },
        body: pageAsked(question),
        quiet: true,
        signal: question.signal,
      });
      return { list: list.map((line) => lineNode(line, to, takesAll)), total: pagination.total };
    },
  };
}

/** People in one list, page by page. */
function listTab(key: string, to: To, ask: (question: PickerQuestion) => Promise<PeoplePage>): PickerTab {
  return {
    key,
    isTree: false,
    async ask(question) {
      const { list, pagination } = await ask(question);
      return { list: list.map((person) => personNode(person, to)), total: pagination.total };
    },
  };
}

interface PeoplePage {
  readonly list: readonly Person[];
  readonly pagination: { readonly total: number };
}

/** Of a range: the people whom it means; else everybody, those of the own department, and those whose manager one is. */
export function peopleTabs(request: Request, { among }: ReferenceRange): PickerTab[] {
  if (among) return [amongTab(request, among, 'user')];
  return [
    everybodyTab(request, 'all', 'user', false),
    listTab('colleagues', 'user', (question) =>
      request('colleagues', { query: pageAsked(question), quiet: true, signal: question.signal }),
    ),
    listTab('subordinates', 'user', (question) =>
      request('subordinates', { body: pageAsked(question), quiet: true, signal: question.signal }),
    ),
  ];
}

/** The people meant by a list of departments, positions, roles, groups and people. */
export function amongTab(request: Request, among: readonly string[], to: To): PickerTab {
  const userId = among.slice(0, limits.batchIds);
  return listTab('all', to, (question) =>
    request('selectedUsers', { body: { userId, ...pageAsked(question) }, quiet: true, signal: question.signal }),
  );
}
