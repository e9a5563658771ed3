import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { helpPagesTexts } from './help-pages.texts.ts';

const setting = settingsOf('helpPages', helpPagesTexts);

/** The built-in help, opened at the topic of the page one is on. Source: administration H6 */
export const helpPagesDescriptor = defineDescriptor({
  key: 'helpPages',
  kind: 'action',
  category: 'page',
  icon: 'ReadOutlined',
  title: 'widget.helpPages',
  defaults: {},
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('path', 'input', { edit: 'data' }),
    setting('links', 'textarea', { edit: 'data' }),
  ],
  reaches: { items: 'links', links: 'links' },
  texts: helpPagesTexts,
  inTable: false,
  ownLabel: true,
});
