// Here: what administrators changed, and the way back.

import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { changeHistoryTexts } from './change-history.texts.ts';

const setting = settingsOf('changeHistory', changeHistoryTexts);

/** Changes of one thing, or of all of some kinds, each with the way back. Source: administration B9, Y9 */
export const changeHistoryDescriptor = defineDescriptor({
  key: 'changeHistory',
  kind: 'action',
  category: 'page',
  icon: 'HistoryOutlined',
  title: 'widget.changeHistory',
  defaults: {},
  settings: [setting('kinds', 'input', { props: { maxlength: 200 } }), setting('target', 'input', { edit: 'data' })],
  texts: changeHistoryTexts,
  inTable: false,
  ownLabel: true,
});
