import type { ModelDocument } from '../../engine/schema/documents/model-document.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { columnOf } from './server-model.ts';

const options = (entries: Readonly<Record<string, string>>) => ({
  slot: { options: Object.entries(entries).map(([id, fullName]) => ({ id, fullName })) },
});

/** Defects as a list of them shows: texts, labels, a person, a moment, a day and an amount. */
export const keywordModel: ModelDocument = model(
  'words',
  [
    ...['code', 'title', 'place'].map((name) => field('input', name)),
    field('textarea', 'notes'),
    field('select', 'tunnel', options({ a: '滨江大道管廊', b: '江南路管廊', c: '星湖街管廊', d: '科技园环路管廊' })),
    field('select', 'state', options({ todo: '待复核', doing: '处理中', done: '已完成' })),
    field('inputNumber', 'cost', { props: { precision: 2 } }),
    field('datetime', 'at'),
    field('date', 'day'),
    field('createUser', 'reporter'),
  ],
  listOf(['code', 'title', 'place', 'tunnel', 'state', 'cost', 'at', 'day', 'reporter']),
);

export const keywordRecord = {
  code: 'QX-0000000',
  title: '照明故障',
  place: 'K3+200',
  notes: '侧墙接缝处有痕迹，面积约半平方米，已拍照。',
  tunnel: 'a',
  state: 'todo',
  cost: 38.5,
  at: '2026-11-01T02:30:00.000Z',
  day: '2026-11-01',
};

/** What differs from row to row, as SQL over the first row `r` and the number `g` of a copy. */
export const keywordRows: Readonly<Record<string, string>> = {
  id: `'bench-' || lpad(g::text, 8, '0')`,
  creator_time: `r.creator_time - g * interval '1 second'`,
  search_pieces: 'null',
  [columnOf('code')]: `'QX-' || lpad(g::text, 7, '0')`,
  [columnOf('title')]:
    `case when g % 20000 = 7 then '支架锈蚀' when g % 5 = 0 then '管壁渗漏' else '照明故障' end || (g % 97)`,
  [columnOf('place')]: `'K' || (g % 9) || '+' || lpad((g * 7 % 1000)::text, 3, '0')`,
  [columnOf('tunnel')]: `substr('abcd', (g % 4 + 1)::int, 1)`,
  [columnOf('state')]: `(array['todo', 'doing', 'done'])[g % 3 + 1]`,
  [columnOf('cost')]: `(g % 20000) / 2.0`,
  [columnOf('at')]: `r.${columnOf('at')} - (g * 7919 % 500000) * interval '1 minute'`,
  [columnOf('day')]: `r.${columnOf('day')} - (g * 31 % 365)::int`,
};

/** The words that are asked for, and the same by hand: the columns, and the pieces in each. */
export const words = [
  { word: '锈蚀', what: 'two characters, rare', columns: ['title'], query: ["'锈蚀'"] },
  { word: '支架锈蚀', what: 'four characters, the same rows', columns: ['title'], query: ["'支架'", '<2>', "'锈蚀'"] },
  { word: '无有', what: 'two characters, in no row', columns: ['title'], query: ["'无有'"] },
  { word: '渗漏', what: 'two characters, one row in five', columns: ['title'], query: ["'渗漏'"] },
  { word: '锈', what: 'one character, rare', columns: ['title'], query: ["'锈':*"] },
  { word: '待复核', what: 'a label, one row in three', columns: ['state'], query: ["=todo'"] },
  { word: '星湖街', what: 'a label, one row in four', columns: ['tunnel'], query: ["=c'"] },
  { word: '2026-10-20', what: 'a day, one row in 365', columns: ['day', 'at'], query: ["'2026-10-20':*"] },
  { word: '8,861.00', what: 'an amount, rare', columns: ['cost'], query: ["'8861.00':*"] },
  {
    word: 'QX-0012345',
    what: 'a number, rare',
    columns: ['code'],
    query: ["'qx-'", '<3>', "'001'", '<3>', "'234'", '<1>', "'345'"],
  },
] as const;
