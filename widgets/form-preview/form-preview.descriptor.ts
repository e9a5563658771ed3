import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { formPreviewTexts } from './form-preview.texts.ts';

const setting = settingsOf('formPreview', formPreviewTexts);

export const formPreviewDescriptor = defineDescriptor({
  key: 'formPreview',
  kind: 'action',
  category: 'page',
  icon: 'EyeOutlined',
  title: 'widget.formPreview',
  defaults: { device: 'pc' },
  settings: [
    setting('design', 'textarea', { edit: 'data' }),
    setting('device', 'select', {
      options: [
        { value: 'pc', label: 'pc' },
        { value: 'phone', label: 'phone' },
      ],
      defaultValue: 'pc',
    }),
  ],
  texts: formPreviewTexts,
  inTable: false,
  ownLabel: true,
});
