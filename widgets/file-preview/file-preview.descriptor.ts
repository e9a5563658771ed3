import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { filePreviewTexts } from './file-preview.texts.ts';

const setting = settingsOf('filePreview', filePreviewTexts);

export const filePreviewDescriptor = defineDescriptor({
  key: 'filePreview',
  kind: 'action',
  category: 'page',
  icon: 'EyeOutlined',
  title: 'widget.filePreview',
  defaults: { fileId: '', showDownload: true, showCancel: false },
  settings: [
    setting('fileId', 'input', { props: { maxlength: 50 }, defaultValue: '' }),
    setting('showDownload', 'switch', { defaultValue: true }),
    setting('showCancel', 'switch', { defaultValue: false }),
  ],
  texts: filePreviewTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 400,
});
