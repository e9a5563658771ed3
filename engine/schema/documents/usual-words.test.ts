import { expect, it } from 'vitest';
import { ownWords } from './usual-words.ts';

it('takes the usual Chinese words of a button for none, and keeps those of its own', () => {
  expect([ownWords('add', '新增'), ownWords('addRow', ' 添加一行 '), ownWords('add', undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([ownWords('add', '登记'), ownWords('edit', '新增'), ownWords('own', '新增')]).toEqual([
    '登记',
    '新增',
    '新增',
  ]);
  expect(ownWords('add', { zh: '新增', en: 'Report' })).toEqual({ zh: '新增', en: 'Report' });
});
