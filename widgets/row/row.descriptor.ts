import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { rowTexts } from './row.texts.ts';

const setting = settingsOf('row', rowTexts);
const choice = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const rowDescriptor = defineDescriptor({
  key: 'row',
  kind: 'layout',
  category: 'layout',
  icon: 'InsertRowBelowOutlined',
  title: 'widget.row',
  palette: { rank: 220 },
  wraps: 'both',
  holds: 'nodes',
  defaults: { justify: 'start', align: 'top' },
  settings: [
    setting('justify', 'select', {
      options: choice('start', 'center', 'end', 'space-between', 'space-around', 'space-evenly'),
      defaultValue: 'start',
    }),
    setting('align', 'select', { options: choice('top', 'middle', 'bottom', 'stretch'), defaultValue: 'top' }),
  ],
  texts: rowTexts,
  inTable: false,
  ownLabel: true,
});
