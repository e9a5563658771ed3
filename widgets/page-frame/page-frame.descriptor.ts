import { defineDescriptor } from '../../engine/schema/descriptor.ts';
import { settingsOf } from '../input/setting-node.ts';
import { pageFrameTexts } from './page-frame.texts.ts';

const setting = settingsOf('pageFrame', pageFrameTexts);

export const pageFrameDescriptor = defineDescriptor({
  key: 'pageFrame',
  kind: 'layout',
  category: 'page',
  icon: 'LayoutOutlined',
  title: 'widget.pageFrame',
  holds: 'nodes',
  defaults: { sideOpen: true },
  settings: [setting('sideOpen', 'switch', { defaultValue: true })],
  texts: pageFrameTexts,
  inTable: false,
  ownLabel: true,
});
