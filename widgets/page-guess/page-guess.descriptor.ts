import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { pageGuessTexts } from './page-guess.texts.ts';

const setting = settingsOf('pageGuess', pageGuessTexts);

export const pageGuessDescriptor = defineDescriptor({
  key: 'pageGuess',
  kind: 'action',
  category: 'page',
  icon: 'CompassOutlined',
  title: 'widget.pageGuess',
  defaults: {},
  settings: [setting('items', 'textarea', { edit: 'data' }), setting('path', 'input')],
  reaches: { items: 'links' },
  texts: pageGuessTexts,
  inTable: false,
  ownLabel: true,
});
