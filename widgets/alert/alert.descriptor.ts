import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { alertTexts } from './alert.texts.ts';

const setting = settingsOf('alert', alertTexts);
export const alertTypes = ['success', 'info', 'warning', 'error'] as const;

export const alertDescriptor = defineDescriptor({
  key: 'alert',
  kind: 'action',
  category: 'display',
  icon: 'AlertOutlined',
  title: 'widget.alert',
  defaults: { title: '这是一个提示', type: 'success', showIcon: false, closable: true, description: '', closeText: '' },
  settings: [
    setting('title', 'input', { edit: 'words', props: { maxlength: 200 }, defaultValue: '这是一个提示' }),
    setting('description', 'textarea', { edit: 'words', props: { maxlength: 1000 } }),
    setting('type', 'select', {
      options: alertTypes.map((type) => ({ value: type, label: type })),
      defaultValue: 'success',
    }),
    setting('showIcon', 'switch'),
    setting('closable', 'switch', { defaultValue: true }),
    setting('closeText', 'input', { edit: 'words', props: { maxlength: 20 } }),
  ],
  texts: alertTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 52,
});
