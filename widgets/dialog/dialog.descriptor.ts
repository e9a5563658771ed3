import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { dialogTexts } from './dialog.texts.ts';

const setting = settingsOf('dialog', dialogTexts);

export const dialogDescriptor = defineDescriptor({
  key: 'dialog',
  kind: 'layout',
  category: 'page',
  icon: 'BlockOutlined',
  title: 'widget.dialog',
  palette: { rank: 410 },
  wraps: 'page',
  holds: 'nodes',
  defaults: {
    title: '',
    look: 'modal',
    width: 640,
    withMask: true,
    plain: false,
    linkText: '',
    okText: '',
    cancelText: '',
    labelPosition: 'right',
    labelWidth: 100,
  },
  settings: [
    setting('title', 'input', { edit: 'words', props: { maxlength: 100 }, defaultValue: '' }),
    setting('look', 'select', {
      options: [
        { value: 'modal', label: 'modal' },
        { value: 'drawer', label: 'drawer' },
      ],
      defaultValue: 'modal',
    }),
    setting('width', 'inputIntNumber', { props: { min: 280, max: 1600 }, defaultValue: 640 }),
    setting('withMask', 'switch', { defaultValue: true }),
    setting('top', 'inputIntNumber', { props: { min: 0, max: 200 } }),
    setting('plain', 'switch', { defaultValue: false }),
    setting('linkText', 'input', { props: { maxlength: 30 }, defaultValue: '' }),
    setting('okText', 'input', { edit: 'words', props: { maxlength: 30 }, defaultValue: '' }),
    setting('cancelText', 'input', { edit: 'words', props: { maxlength: 30 }, defaultValue: '' }),
    setting('danger', 'switch'),
    setting('labelPosition', 'select', {
      options: [
        { value: 'left', label: 'left' },
        { value: 'right', label: 'right' },
        { value: 'top', label: 'top' },
      ],
      defaultValue: 'right',
    }),
    setting('labelWidth', 'inputIntNumber', { props: { min: 40, max: 300 }, defaultValue: 100 }),
  ],
  opens: true,
  texts: dialogTexts,
  inTable: false,
  ownLabel: true,
  ownScope: true,
});
