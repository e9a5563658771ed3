import { defineDescriptor } from '../../engine/schema/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { figuresTexts } from './figures.texts.ts';

export const figuresDescriptor = defineDescriptor({
  key: 'figures',
  kind: 'action',
  category: 'page',
  icon: 'NumberOutlined',
  title: 'widget.figures',
  defaults: { items: [] },
  settings: [listSetting('figures', 'items', figuresTexts, ['label', 'value', 'note'])],
  texts: figuresTexts,
  inTable: false,
  ownLabel: true,
});
