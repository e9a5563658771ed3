import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { iframeTexts } from './iframe.texts.ts';

const setting = settingsOf('iframe', iframeTexts);

/** Names and defaults: control types, iframe. */
export const iframeDescriptor = defineDescriptor({
  key: 'iframe',
  kind: 'action',
  category: 'display',
  icon: 'GlobalOutlined',
  title: 'widget.iframe',
  defaults: { href: '', height: 300, borderType: 'solid', borderColor: '#E2E0E0', borderWidth: 1, fill: false },
  settings: [
    setting('href', 'input', { props: { maxlength: 2000, placeholder: 'https://' } }),
    setting('height', 'inputIntNumber', { props: { min: 50, max: 5000 }, defaultValue: 300 }),
    setting('borderType', 'select', {
      options: [
        { value: 'none', label: '无 / none' },
        { value: 'solid', label: '实线 / solid' },
        { value: 'dashed', label: '虚线 / dashed' },
        { value: 'dotted', label: '点线 / dotted' },
      ],
      defaultValue: 'solid',
    }),
    setting('borderColor', 'colorPicker', { defaultValue: '#E2E0E0' }),
    setting('borderWidth', 'inputIntNumber', { props: { min: 0, max: 20 }, defaultValue: 1 }),
    setting('fill', 'switch', { defaultValue: false }),
  ],
  reaches: { href: 'address' },
  texts: iframeTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 300,
});
