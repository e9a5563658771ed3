import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { columnsTexts } from './columns.texts.ts';

const setting = settingsOf('columns', columnsTexts);

export const columnsDescriptor = defineDescriptor({
  key: 'columns',
  kind: 'layout',
  category: 'page',
  icon: 'ColumnWidthOutlined',
  title: 'widget.columns',
  palette: { rank: 250 },
  wraps: 'page',
  holds: 'nodes',
  defaults: { shape: 'equal' },
  settings: [
    setting('shape', 'select', {
      options: [
        { value: 'equal', label: 'equal' },
        { value: 'wideLeft', label: 'wideLeft' },
        { value: 'wideRight', label: 'wideRight' },
        { value: 'widerRight', label: 'widerRight' },
      ],
      defaultValue: 'equal',
    }),
  ],
  arranges: 'columns',
  texts: columnsTexts,
  inTable: false,
  ownLabel: true,
});
