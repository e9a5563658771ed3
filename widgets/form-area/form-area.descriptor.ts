import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { formAreaTexts } from './form-area.texts.ts';

const setting = settingsOf('formArea', formAreaTexts);

export const formAreaDescriptor = defineDescriptor({
  key: 'formArea',
  kind: 'layout',
  category: 'page',
  icon: 'FormOutlined',
  title: 'widget.formArea',
  palette: { rank: 420 },
  wraps: 'page',
  holds: 'nodes',
  defaults: { submitText: '', look: 'wide' },
  settings: [
    setting('submitText', 'input', { edit: 'words', props: { maxlength: 30 }, defaultValue: '' }),
    setting('look', 'select', {
      options: ['wide', 'plain'].map((value) => ({ value, label: value })),
      defaultValue: 'wide',
    }),
  ],
  texts: formAreaTexts,
  inTable: false,
  ownLabel: true,
});
