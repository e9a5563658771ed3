import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { styleSettings } from '../shared/style-settings.ts';
import { linkTexts } from './link.texts.ts';

const setting = settingsOf('link', linkTexts);

export const linkDescriptor = defineDescriptor({
  key: 'link',
  kind: 'action',
  category: 'display',
  icon: 'LinkOutlined',
  title: 'widget.link',
  defaults: { content: '文本链接', href: '', target: '_self' },
  settings: [
    setting('content', 'input', { edit: 'words', props: { maxlength: 200 }, defaultValue: '文本链接' }),
    setting('href', 'input', { props: { maxlength: 2000, placeholder: 'https://' } }),
    setting('target', 'select', {
      options: [
        { value: '_self', label: '当前窗口 / same window' },
        { value: '_blank', label: '新窗口 / new window' },
      ],
      defaultValue: '_self',
    }),
    ...styleSettings(setting),
  ],
  reaches: { href: 'link' },
  texts: linkTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 34,
});
