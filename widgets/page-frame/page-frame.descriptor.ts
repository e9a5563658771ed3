import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { frameLayouts } from '../shared/frame-layouts.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { pageFrameTexts } from './page-frame.texts.ts';

const setting = settingsOf('pageFrame', pageFrameTexts);

export const pageFrameDescriptor = defineDescriptor({
  key: 'pageFrame',
  kind: 'layout',
  category: 'page',
  icon: 'LayoutOutlined',
  title: 'widget.pageFrame',
  holds: 'nodes',
  defaults: { sideOpen: true, layout: 'classic', fixedHeader: true },
  settings: [
    setting('layout', 'select', {
      options: frameLayouts.map((value) => ({ value, label: value })),
      defaultValue: 'classic',
    }),
    setting('sideOpen', 'switch', { defaultValue: true }),
    setting('fixedHeader', 'switch', { defaultValue: true }),
  ],
  arranges: 'frame',
  texts: pageFrameTexts,
  inTable: false,
  ownLabel: true,
});
