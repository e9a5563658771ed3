import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { codeBlockTexts } from './code-block.texts.ts';

const setting = settingsOf('codeBlock', codeBlockTexts);

export const codeBlockDescriptor = defineDescriptor({
  key: 'codeBlock',
  kind: 'action',
  category: 'page',
  icon: 'CodeOutlined',
  title: 'widget.codeBlock',
  defaults: { content: '', title: '', maxHeight: 320 },
  settings: [
    setting('content', 'textarea', { edit: 'words', defaultValue: '' }),
    setting('title', 'input', { edit: 'words', props: { maxlength: 100 }, defaultValue: '' }),
    setting('maxHeight', 'inputIntNumber', { props: { min: 80, max: 2000 }, defaultValue: 320 }),
  ],
  texts: codeBlockTexts,
  inTable: false,
  ownLabel: true,
});
