import { describe, expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describe as describeWidgets } from '../../engine/schema/fields/descriptor.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import * as descriptors from '../index.ts';
import { cellStatus, cellText, cellTitle } from './cell-text.ts';
import { listColumns, readModel } from './model.ts';
import { modelListTexts } from './model-list.texts.ts';

const words = {
  language: 'zh',
  translate: createTranslate([engineTexts, modelListTexts], 'zh'),
  timeZone: 'Asia/Shanghai',
} as const;
const widgets = describeWidgets(Object.values(descriptors));

function node(name: string, aditKey: string, props: object = {}, more: object = {}): Node {
  return { id: name, vModel: name, config: { aditKey, label: name }, props: { ...props }, ...more };
}

const nodes = [
  node('cost', 'inputNumber', { precision: 2 }),
  node('bare', 'inputNumber', { precision: 2, thousands: false }),
  node('count', 'inputIntNumber'),
  node('open', 'switch', { activeTxt: '开', inactiveTxt: '关' }),
  node('plain', 'switch'),
  node('day', 'date', { format: 'yyyy年MM月' }),
  node('files', 'uploadFile'),
  node('state', 'select', {}, { slot: { options: [{ id: 'a', fullName: '完成', status: 'success' }] } }),
  node('who', 'createUser'),
  node('phone', 'input', { useMask: true, maskPrefix: 3, maskSuffix: 4 }),
  node('dialect', 'input', { useMask: true, maskConfig: { filler: '#', prefixType: 1, prefixLimit: 1 } }),
  node('site', 'input', { addonBefore: 'https://', addonAfter: '.cn' }),
  node('minutes', 'inputIntNumber', { addonAfter: '分' }),
  node('price', 'inputNumber', { precision: 2, isAmountChinese: true }),
  node('fee', 'inputNumber', { addonBefore: '¥', precision: 2 }),
  {
    id: 'rows',
    vModel: 'rows',
    config: { aditKey: 'table', label: 'rows', children: [node('name', 'input'), node('price', 'inputNumber')] },
  },
];

function cell(prop: string, value: unknown, list: object = {}, key = prop) {
  const columnData = { version: 1, searchList: [], columnList: [{ prop }], ...list };
  const config = { id: 'm', fullName: 'm', formData: JSON.stringify({ version: 1, nodes }) };
  const model = readModel({ ...config, columnData: JSON.stringify(columnData) }, widgets, 'zh');
  const [listed] = listColumns(model, 'zh');
  if (!listed) throw new Error('no column');
  const row = { id: 'r', [key]: value };
  const text = cellText(listed, row, words);
  return {
    text,
    head: listed.label,
    title: cellTitle(listed, row, text, words),
    status: (more: object) => cellStatus(listed, { ...row, ...more }),
  };
}

describe('a cell of a list', () => {
  it('has the Chinese words of an amount behind it', () => {
    expect(cell('price', 1_010.5).text).toBe('1,010.50（壹仟零壹拾元伍角）');
    expect(cell('price', null).text).toBe('');
  });

  it('shows amounts in groups of three unless their field says otherwise, whole numbers only where the list asks for it', () => {
    expect(cell('cost', 1234.5).text).toBe('1,234.50');
    expect(cell('bare', 1234.5).text).toBe('1234.50');
    expect(cell('count', 12345).text).toBe('12345');
    expect(cell('bare', 1234.5, { thousands: true }).text).toBe('1,234.50');
    expect(cell('bare', 1234.5, { thousands: true, thousandsField: ['count'] }).text).toBe('1234.50');
    expect(cell('count', 12345, { thousands: true, thousandsField: ['count'] }).text).toBe('12,345');
  });

  it('shows a switch by its own words, else by yes and no', () => {
    expect([cell('open', true).text, cell('open', false).text]).toEqual(['开', '关']);
    expect([cell('plain', true).text, cell('plain', false).text]).toEqual(['是', '否']);
  });

  it('shows dates in the format of the field', () => {
    expect(cell('day', '2026-11-20').text).toBe('2026年11月');
  });

  it('counts files, and names them in the tooltip', () => {
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ fileId: name, name, url: '/x' }));
    expect(cell('files', files)).toMatchObject({ text: '2 个文件', title: 'a.pdf\nb.pdf' });
  });

  it('takes the words of the server for what is looked up', () => {
    expect(cell('who', '李雪').text).toBe('李雪');
    expect(cell('state', '完成').text).toBe('完成');
  });

  it('marks a state as its option says, by the stored value', () => {
    expect(cell('state', '完成').status({ state_id: 'a' })).toBe('success');
    expect(cell('state', '完成').status({ state_id: 'b' })).toBeUndefined();
  });

  it('masks what the design masks, in the tooltip too', () => {
    expect(cell('phone', '13800138000')).toMatchObject({ text: '138****8000', title: '138****8000' });
    expect(cell('dialect', '王晓东').text).toBe('王##');
    expect(cell('phone', '').text).toBe('');
  });

  it('has the unit of figures in the head, once, and the affixes of a text beside it', () => {
    expect(cell('minutes', 45)).toMatchObject({ head: 'minutes（分）', text: '45' });
    expect(cell('fee', 6)).toMatchObject({ head: 'fee（¥）', text: '6.00' });
    expect(cell('minutes', 45, { columnList: [{ prop: 'minutes', label: '用时/分' }] }).head).toBe('用时/分');
    expect(cell('site', 'adit')).toMatchObject({ head: 'site', text: 'https://adit.cn' });
    expect(cell('site', '').text).toBe('');
  });

  it('joins the column of a sub-table, one line for each row in the tooltip', () => {
    const rows = [{ name: '水泥', price: 46 }, { name: '', price: null }, { name: '砂' }];
    expect(cell('rows-name', rows, {}, 'rows')).toMatchObject({ text: '水泥、砂', title: '水泥\n砂' });
    expect(cell('rows-price', rows, {}, 'rows').text).toBe('46.00');
    expect(cell('rows-name', undefined, {}, 'rows').text).toBe('');
  });

  it('shows columns without a field as they are, and nothing as nothing', () => {
    expect(cell('creatorTime', '昨天').text).toBe('昨天');
    expect(cell('cost', null).text).toBe('');
    expect(cell('files', []).text).toBe('');
  });
});
