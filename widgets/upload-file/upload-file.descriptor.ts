import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withUploadTexts } from './upload.texts.ts';
import { uploadFileTexts } from './upload-file.texts.ts';
import { uploadSettings } from './upload-settings.ts';

const setting = settingsOf('uploadFile', uploadFileTexts);

/** What the type setting offers. Source: library specification 5, file upload. */
const types = ['*', 'image/*', 'video/*', 'audio/*', '.xls,.xlsx', '.doc,.docx', '.pdf', '.txt'];

export const uploadFileDescriptor = defineDescriptor({
  key: 'uploadFile',
  kind: 'field',
  category: 'basic',
  icon: 'UploadOutlined',
  title: 'widget.uploadFile',
  palette: { rank: 180 },
  value: 'files',
  defaults: { accept: '', fileSize: limits.fileSizeMegabytes, sizeUnit: 'MB', limit: limits.fileCount, showTip: false },
  settings: [
    setting('buttonText', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('accept', 'input', { props: { placeholder: types.join('  '), maxlength: 200 } }),
    ...uploadSettings(setting, limits.fileCount),
  ],
  texts: withUploadTexts(uploadFileTexts),
  inTable: true,
  inList: false,
  inSearch: false,
  viewsItself: true,
  heightPx: 64,
});
