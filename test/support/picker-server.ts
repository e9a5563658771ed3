import type { RequestInput } from '../../engine/contract/requests.ts';
import type { ChoiceLine, ChoiceType } from '../../engine/schema/calls/index.ts';
import { type Answers, answeredBy } from './answers.ts';

/** A small organisation, as the calls of pickers answer it. */
const organizes = [
  { id: 'co', parentId: '0', fullName: '管廊公司', type: 'company' },
  { id: 'run', parentId: 'co', fullName: '运行部', type: 'department' },
  { id: 'team1', parentId: 'run', fullName: '运维一班', type: 'department' },
  { id: 'team2', parentId: 'run', fullName: '运维二班', type: 'department' },
  { id: 'safe', parentId: 'co', fullName: '安全部', type: 'department' },
] as const;
const people = [
  { id: 'zhou', fullName: '周敏', organizeId: 'team1' },
  { id: 'li', fullName: '李建国', organizeId: 'team1' },
  { id: 'wang', fullName: '王磊', organizeId: 'team2' },
  { id: 'li2', fullName: '李建国', organizeId: 'safe' },
];
const roles = [
  { id: 'staff', fullName: '员工', enCode: 'staff' },
  { id: 'manager', fullName: '经理', enCode: 'manager' },
];
const positions = [
  { id: 'lead', fullName: '班长', parentId: 'team1' },
  { id: 'walker', fullName: '巡检员', parentId: 'team1' },
];
const groups = [{ id: 'flood', fullName: '防汛组' }];

const nameOf = (id: string) => organizes.find((one) => one.id === id)?.fullName ?? '';
const wayTo = (id: string): string[] => {
  const place = organizes.find((one) => one.id === id);
  return place ? [...wayTo(place.parentId), id] : [];
};
const has = (word: unknown) => (one: { readonly fullName: string }) => one.fullName.includes(String(word ?? ''));
const person = ({ id, fullName, organizeId }: (typeof people)[number]) => ({
  ...{ id, fullName, organizeId, headIcon: '', organize: nameOf(organizeId) },
});
const line = (id: string, fullName: string, type: ChoiceType, more: object = {}): ChoiceLine => ({
  ...{ id, fullName, type, headIcon: '', organize: '', hasChildren: false },
  ...more,
});
const choice = (id: string, fullName: string, type: ChoiceType, children: object[] = []) => ({
  ...{ id, fullName, type, parentId: '0', enCode: id, hasChildren: children.length > 0, children },
});

function pageOf<Row>(all: readonly Row[], { currentPage = 1, pageSize = 20 }: Asked) {
  const start = (currentPage - 1) * pageSize;
  return { list: all.slice(start, start + pageSize), pagination: { currentPage, pageSize, total: all.length } };
}

interface Asked {
  readonly keyword?: string;
  readonly currentPage?: number;
  readonly pageSize?: number;
  readonly departIds?: readonly string[];
  readonly positionIds?: readonly string[];
  readonly userId?: readonly string[];
  readonly mode?: string;
}

const organizeLine = ({ id, parentId, fullName, type }: (typeof organizes)[number]) => {
  const ids = wayTo(id);
  const hasChildren = organizes.some((one) => one.parentId === id);
  return {
    ...{ id, parentId, fullName, type, icon: '', hasChildren, isLeaf: !hasChildren, disabled: false },
    ...{ organize: ids.map(nameOf).join('/'), organizeIds: ids },
  };
};

/** People who were asked for by `id--type`, and what became of them; `gone` is nobody, `old` was switched off. */
function named(key: string): object {
  const [id = '', type = 'user'] = key.split('--');
  if (id === 'old') return { ...line(id, '张三', 'user'), state: 'disabled' };
  if (id === 'secret') return { ...line(id, '', 'user'), state: 'hidden' };
  const all = [...people.map(person), ...organizes, ...roles, ...positions, ...groups];
  const found = all.find((one) => one.id === id);
  if (!found) return { ...line(id, '', 'user'), state: 'deleted' };
  const place = organizes.find((one) => one.id === id);
  const organize = 'organize' in found ? found.organize : '';
  return { ...line(id, found.fullName, place?.type ?? (type as ChoiceType), { organize }), state: 'ok' };
}

type Answer = (asked: Asked, params: Readonly<Record<string, unknown>>) => unknown;

const answers: Readonly<Record<string, Answer>> = {
  organizeLevel: (asked, { parentId }) => {
    const found = asked.keyword
      ? organizes.filter(has(asked.keyword))
      : organizes.filter((one) => one.parentId === parentId);
    return pageOf(found.map(organizeLine), asked);
  },
  userLevel: (asked, { id }) => {
    if (asked.keyword)
      return pageOf(
        people.filter(has(asked.keyword)).map((one) => line(one.id, one.fullName, 'user', person(one))),
        asked,
      );
    const places = organizes.filter(({ parentId }) => parentId === id);
    const inside = people.filter(({ organizeId }) => organizeId === id);
    return pageOf(
      [
        ...places.map((one) => line(one.id, one.fullName, one.type, { hasChildren: true })),
        ...inside.map((one) => line(one.id, one.fullName, 'user', { organize: nameOf(one.organizeId) })),
      ],
      asked,
    );
  },
  colleagues: (asked) =>
    pageOf(
      people
        .filter(({ organizeId }) => organizeId === 'team1')
        .filter(has(asked.keyword))
        .map(person),
      asked,
    ),
  subordinates: (asked) =>
    pageOf(
      people
        .filter(({ id }) => id === 'wang')
        .filter(has(asked.keyword))
        .map(person),
      asked,
    ),
  selectedUsers: (asked) => {
    const ids = (asked.userId ?? []).map((key) => key.split('--')[0]);
    const meant = people.filter(({ id, organizeId }) => ids.includes(id) || ids.includes(organizeId));
    return pageOf(meant.filter(has(asked.keyword)).map(person), asked);
  },
  selected: ({ userId = [] }) => ({ list: userId.map(named) }),
  positionTree: () => ({
    list: [
      choice(
        'team1',
        '运维一班',
        'department',
        positions.map(({ id, fullName }) => choice(id, fullName, 'position')),
      ),
    ],
  }),
  positionCondition: ({ positionIds = [] }) => ({
    list: positions
      .filter(({ id }) => positionIds.includes(id))
      .map(({ id, fullName }) => choice(id, fullName, 'position')),
  }),
  roles: () => ({
    list: [
      choice('run', '运行部', 'department', [choice('staff', '员工', 'role')]),
      choice('category:global', '全局', 'category', [choice('manager', '经理', 'role')]),
    ],
  }),
  groupTree: () => ({
    list: [
      choice(
        'category:a',
        '应急',
        'category',
        groups.map(({ id, fullName }) => choice(id, fullName, 'group')),
      ),
    ],
  }),
};

export const pickerAnswers: Answers = Object.fromEntries(
  Object.entries(answers).map(([call, answer]) => [
    call,
    ({ body, query, params }: RequestInput) => answer(Object(body ?? query), params ?? {}), // JSON of a call of these
  ]),
);

/** The calls of pickers over them. */
export const pickerAnswer = answeredBy(pickerAnswers);
