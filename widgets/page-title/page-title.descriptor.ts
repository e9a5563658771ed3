import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { pageTitleTexts } from './page-title.texts.ts';

const setting = settingsOf('pageTitle', pageTitleTexts);

export const pageTitleDescriptor = defineDescriptor({
  key: 'pageTitle',
  kind: 'action',
  category: 'page',
  icon: 'FontSizeOutlined',
  title: 'widget.pageTitle',
  defaults: { title: '' },
  settings: [setting('title', 'input', { edit: 'words', props: { maxlength: 100 }, defaultValue: '' })],
  texts: pageTitleTexts,
  inTable: false,
  ownLabel: true,
});
