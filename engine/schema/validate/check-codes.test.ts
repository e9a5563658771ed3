import { describe, expect, it } from 'vitest';
import { descriptors } from '../../../server/kernel/descriptors.ts';
import { validateForm } from './index.ts';

const check = (aditKey: string, props: object, around: object[] = []) =>
  validateForm(
    { version: 1, nodes: [{ id: 'c', config: { aditKey, label: '码' }, props }, ...around] },
    { descriptors },
  ).map(({ code, at, message }) => `${code} ${at} ${message}`);

describe('a bar code in a design', () => {
  it('is right as the palette gives it', () => {
    expect(check('barcode', {})).toEqual([]);
    expect(check('qrcode', { width: 100 })).toEqual([]);
    expect(check('qrcode', {})).toEqual([]);
  });

  it('is found where its text is no code of its format', () => {
    expect(check('barcode', { format: 'ean13', staticText: '4006381333930' })).toEqual([
      'code.barcode /nodes/0/props/staticText “4006381333930”不能画成 EAN-13 条形码',
    ]);
  });

  it('is found where its colours can hardly be told apart', () => {
    expect(check('barcode', { lineColor: '#bbbbbb' })).toEqual([
      'code.contrast /nodes/0/props/lineColor “码”的两种颜色对比只有 1.9:1，可能扫不出来',
    ]);
    expect(check('qrcode', { width: 100, colorDark: '#eee' })).toEqual([
      'code.contrast /nodes/0/props/colorDark “码”的两种颜色对比只有 1.2:1，可能扫不出来',
    ]);
  });

  it('is found where its lines are too fine for paper', () => {
    expect(check('barcode', { width: 0.5 })).toEqual([
      'code.fine /nodes/0/props/width “码”打印出来最细处只有 0.13 毫米，可能扫不出来',
    ]);
    expect(check('barcode', { staticText: 'A'.repeat(80), width: 2 })).toEqual([
      'code.fine /nodes/0/props/width “码”打印出来最细处只有 0.16 毫米，可能扫不出来',
    ]);
    expect(check('qrcode', { staticText: '管廊'.repeat(40) })).toEqual([
      'code.fine /nodes/0/props/width “码”打印出来最细处只有 0.16 毫米，可能扫不出来',
    ]);
  });

  it('is found where it is too long for a QR code', () => {
    expect(check('qrcode', { staticText: 'a'.repeat(1274), correction: 'H' })).toEqual([
      'code.long /nodes/0/props/staticText “码”的内容过长（1274/1273 字节），画不成二维码',
    ]);
  });

  it('is found where it follows no field, or one that is not there', () => {
    expect(check('barcode', { dataType: 'relation' })).toEqual([
      'code.noField /nodes/0/props/relationField “码”没有选择关联字段',
    ]);
    expect(check('barcode', { dataType: 'relation', relationField: 'gone' })).toEqual([
      'widget.field /nodes/0/props/relationField “关联字段”写的是不存在的字段“gone”',
    ]);
    const no = { id: 'n', vModel: 'no', config: { aditKey: 'input', label: '编号' } };
    expect(check('barcode', { dataType: 'relation', relationField: 'no' }, [no])).toEqual([]);
  });

  it('in a sub-table follows a column of its row', () => {
    const children = [
      { id: 'p', vModel: 'part', config: { aditKey: 'input', label: '备件' } },
      {
        id: 'b',
        config: { aditKey: 'barcode', label: '条码' },
        props: { dataType: 'relation', relationField: 'part' },
      },
    ];
    const table = { id: 't', vModel: 'rows', config: { aditKey: 'table', label: '明细', children } };
    expect(validateForm({ version: 1, nodes: [table] }, { descriptors })).toEqual([]);
  });
});

it('finds steps that are none, and a step that there is not', () => {
  const items = [{ title: '登记' }, { title: '处理' }];
  expect(check('stepIndicator', {})).toEqual(['steps.none /nodes/0/props/items “码”还没有步骤']);
  expect(check('stepIndicator', { items, active: 3 })).toEqual([
    'steps.range /nodes/0/props/active “码”的当前步骤是 3，但只有 2 步',
  ]);
  expect(check('stepIndicator', { items, active: 2 })).toEqual([]);
  expect(check('stepIndicator', { items: { $source: 'a' }, active: 9 })).toEqual([]);
});
