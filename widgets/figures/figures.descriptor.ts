import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { figuresTexts } from './figures.texts.ts';

const setting = settingsOf('figures', figuresTexts);

export const figuresDescriptor = defineDescriptor({
  key: 'figures',
  kind: 'action',
  category: 'page',
  icon: 'NumberOutlined',
  title: 'widget.figures',
  palette: { rank: 260 },
  defaults: { items: [] },
  settings: [
    listSetting('figures', 'items', figuresTexts, ['label', 'value', 'note']),
    setting('more', 'textarea', { edit: 'data' }),
  ],
  texts: figuresTexts,
  inTable: false,
  ownLabel: true,
});
