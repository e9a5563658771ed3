import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { collapseTexts } from './collapse.texts.ts';

const setting = settingsOf('collapse', collapseTexts);

export const collapseDescriptor = defineDescriptor({
  key: 'collapse',
  kind: 'layout',
  category: 'layout',
  icon: 'MenuUnfoldOutlined',
  title: 'widget.collapse',
  wraps: 'both',
  holds: 'panes',
  defaults: { accordion: false, ghost: true, expandIconPosition: 'right', openAtFirst: 'none' },
  settings: [
    setting('accordion', 'switch'),
    setting('ghost', 'switch', { defaultValue: true }),
    setting('expandIconPosition', 'select', {
      options: [
        { value: 'left', label: '左 / left' },
        { value: 'right', label: '右 / right' },
      ],
      defaultValue: 'right',
    }),
    // Where the design names no panes itself (`active`).
    setting('openAtFirst', 'select', {
      options: [
        { value: 'none', label: '全部收起 / none' },
        { value: 'first', label: '第一个 / the first' },
        { value: 'all', label: '全部 / all' },
      ],
      defaultValue: 'none',
    }),
  ],
  paneLook: 'stacked',
  texts: collapseTexts,
  inTable: false,
  ownLabel: true,
});
