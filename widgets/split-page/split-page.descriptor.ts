import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { splitPageTexts } from './split-page.texts.ts';

export const splitPageDescriptor = defineDescriptor({
  key: 'splitPage',
  kind: 'layout',
  category: 'page',
  icon: 'SplitCellsOutlined',
  title: 'widget.splitPage',
  holds: 'nodes',
  defaults: {},
  settings: [],
  arranges: 'split',
  texts: splitPageTexts,
  inTable: false,
  ownLabel: true,
});
