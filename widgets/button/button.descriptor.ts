import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { iconNames } from '../shared/icon-names.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { buttonTexts } from './button.texts.ts';

const setting = settingsOf('button', buttonTexts);
const choice = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const buttonDescriptor = defineDescriptor({
  key: 'button',
  kind: 'action',
  category: 'display',
  icon: 'BorderOutlined',
  title: 'widget.button',
  defaults: { align: 'left', buttonText: '按钮', type: '' },
  settings: [
    setting('buttonText', 'input', { edit: 'words', props: { maxlength: 50 }, defaultValue: '按钮' }),
    setting('align', 'select', { options: choice('left', 'center', 'right'), defaultValue: 'left' }),
    setting('type', 'select', {
      options: choice('primary', 'success', 'info', 'warning', 'danger', 'text', 'link', 'dashed'),
      props: { clearable: true },
    }),
    setting('icon', 'select', { options: choice(...iconNames), props: { clearable: true } }),
    setting('keyHint', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('disabled', 'switch'),
  ],
  texts: buttonTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 44,
});
