import type { LocalText } from '../text/local-text.ts';

/** What designs write on the buttons that every list has, where nobody named them. Source: dialect facts 2, btnsList */
const usual: Readonly<Record<string, readonly string[]>> = {
  add: ['新增', '添加'],
  batchEdit: ['批量修改', '批量编辑'],
  batchRemove: ['批量删除'],
  download: ['导出'],
  edit: ['编辑'],
  detail: ['详情', '查看'],
  remove: ['删除'],
  addRow: ['添加一行', '添加'],
};

/**
 * The words of a button as its design names it. The usual Chinese words count as none: readers have the usual words of
 * their own language.
 */
export function ownWords(button: string, words: LocalText | undefined): LocalText | undefined {
  return typeof words === 'string' && usual[button]?.includes(words.trim()) ? undefined : words;
}
