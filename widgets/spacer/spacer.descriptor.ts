import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { spacerTexts } from './spacer.texts.ts';

export const spacerDescriptor = defineDescriptor({
  key: 'spacer',
  kind: 'action',
  category: 'page',
  icon: 'ColumnWidthOutlined',
  title: 'widget.spacer',
  palette: { rank: 380 },
  defaults: {},
  settings: [],
  texts: spacerTexts,
  inTable: false,
  ownLabel: true,
});
