import { expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describe as byKey, type Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { validateForm } from '../../engine/schema/validate/index.ts';
import * as widgets from '../index.ts';

const descriptors = byKey(Object.values<Descriptor>(widgets));

/** What the palettes of both generations write. Source: control types 3. */
const stored: Record<string, Record<string, unknown>> = {
  uploadFile: {
    accept: '',
    fileSize: 10,
    sizeUnit: 'MB',
    buttonText: '点击上传',
    showTip: false,
    pathType: 'defaultPath',
    isAccount: 0,
    folder: '',
    tipText: '',
    limit: 9,
  },
  uploadImg: { accept: 'image/*', fileSize: 500, sizeUnit: 'KB', pathType: 'selfPath', isAccount: 1, limit: 0 },
  calculate: {
    expression: ['price', '+', '(', 'price', '*', 2, ')'],
    precision: 2,
    thousands: true,
    isAmountChinese: true,
    isStorage: 1,
  },
  currOrganize: { type: 'currOrganize', showLevel: 'last' },
  billRule: { rule: 'QX', ruleName: '缺陷编号' },
  text: { content: '这是一段文字', textStyle: { color: '#000000' }, color: '#1268cc', fontSize: 14, textAlign: 'left' },
  link: { content: '文本链接', href: '', target: '_self', textStyle: { 'text-align': 'left' } },
  alert: { title: '这是一个提示', type: 'success', showIcon: false, closable: true, description: '', closeText: '' },
  button: { align: 'left', buttonText: '按钮', type: '' },
  groupTitle: { content: '分组标题', contentPosition: 'left', helpMessage: '' },
  divider: { content: '我是分割线', contentPosition: 'center' },
  row: { type: 'default', justify: 'start', align: 'top' },
  card: { header: '卡片容器', shadow: 'always' },
  tabs: { type: '', tabPosition: 'top', active: '1' },
  collapse: { accordion: false, ghost: true, expandIconPosition: 'right', active: ['1'] },
  steps: { simple: false, processStatus: 'process', active: 0 },
  pane: { name: '1' },
};

it('takes what both generations of designs store, and every default, as they are', () => {
  const price: Node = { id: 'price', vModel: 'price', config: { aditKey: 'inputNumber', label: '单价' } };
  const nodes = Object.entries(stored).map(([key, props]): Node => {
    const descriptor = descriptors.get(key);
    const node: Node = {
      id: key,
      ...(descriptor?.kind === 'field' ? { vModel: `${key}Field` } : {}),
      config: { aditKey: key, label: key, ...(descriptor?.kind === 'layout' ? { children: [] } : {}) },
      props: { ...descriptor?.defaults, ...props },
    };
    if (key !== 'pane') return node;
    return { id: 'holder', config: { aditKey: 'tabs', label: '页', children: [node] } };
  });
  const findings = validateForm({ nodes: [price, ...nodes] }, { descriptors });
  expect(findings.filter(({ code }) => code.startsWith('widget.') || code.startsWith('calc.'))).toEqual([]);
});

it('names a stored prop that its widget cannot use', () => {
  const node: Node = {
    id: 'a',
    vModel: 'a',
    config: { aditKey: 'uploadFile', label: '附件' },
    props: { limit: 'many', sizeUnit: 'TB' },
  };
  const at = validateForm({ nodes: [node] }, { descriptors }).map((finding) => finding.at);
  expect(at).toEqual(expect.arrayContaining(['/nodes/0/props/limit', '/nodes/0/props/sizeUnit']));
});

it('props that name a field are ones that can be set', () => {
  const unknown = [...descriptors.values()].flatMap(({ key, fieldProps = [], settings }) =>
    fieldProps.filter((prop) => settings.every(({ vModel }) => vModel !== prop)).map((prop) => `${key}.${prop}`),
  );
  expect(unknown).toEqual([]);
});
