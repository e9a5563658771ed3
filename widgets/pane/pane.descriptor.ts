import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { paneTexts } from './pane.texts.ts';

const setting = settingsOf('pane', paneTexts);

/** A page of tabs, collapse or steps; its words are the node's label. */
export const paneDescriptor = defineDescriptor({
  key: 'pane',
  kind: 'layout',
  category: 'layout',
  icon: 'FileOutlined',
  title: 'widget.pane',
  holds: 'nodes',
  defaults: {},
  // By the name a design says which pane is open at first.
  settings: [setting('name', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts: paneTexts,
  inTable: false,
  inner: true,
  ownLabel: true,
});
