import type { ModelDocument } from '../../engine/schema/documents/model-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { field, listOf, model } from '../support/model-designs.ts';

const choice = (name: string): Node =>
  field('select', name, {
    slot: { options: [1, 2, 3].map((id) => ({ id, fullName: `${name} ${id}` })) },
  });

const listed = ['code', 'title', 'place', 'level', 'state', 'cost', 'amount', 'foundAt', 'day', 'urgent'];

/** Twenty fields of the usual kinds; ten of them are columns of the list. */
export const benchModel: ModelDocument = model(
  'bench',
  [
    ...['code', 'title', 'place', 'section', 'owner'].map((name) => field('input', name)),
    ...['notes', 'remark'].map((name) => field('textarea', name)),
    ...['amount', 'count', 'times'].map((name) => field('inputIntNumber', name)),
    ...['cost', 'depth'].map((name) => field('inputNumber', name, { props: { precision: 2 } })),
    ...['foundAt', 'doneAt'].map((name) => field('datetime', name)),
    field('date', 'day'),
    ...['level', 'state', 'sort'].map(choice),
    ...['urgent', 'closed'].map((name) => field('switch', name)),
  ],
  listOf(listed),
);

export const benchRecord = {
  code: 'C-000001',
  title: '渗漏水',
  place: '北段 K3+200',
  section: '第三舱',
  owner: '周敏',
  notes: '侧墙接缝处有渗水痕迹，面积约半平方米，已拍照。',
  remark: '雨后复查。',
  amount: 3,
  count: 12,
  times: 2,
  cost: 38.5,
  depth: 1.25,
  foundAt: '2026-11-01T02:30:00.000Z',
  doneAt: '2026-11-05T08:00:00.000Z',
  day: '2026-11-01',
  level: 2,
  state: 1,
  sort: 3,
  urgent: true,
  closed: false,
};

/** What the list is asked for: one filter, one order, the third page of twenty. */
export const benchQuery = {
  currentPage: 3,
  pageSize: 20,
  sort: 'desc',
  sidx: 'foundAt',
  queryJson: JSON.stringify({ level: 2 }),
};

/** The columns of a table as its model made them, by name of the field. */
export const columnOf = (name: string) => `f_${name.toLowerCase()}`;
export const listedColumns: readonly string[] = listed.map(columnOf);
export const allColumns: readonly string[] = Object.keys(benchRecord).map(columnOf);
