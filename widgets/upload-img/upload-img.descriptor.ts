import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { imageCount } from '../../engine/schema/files/upload-rules.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withUploadTexts } from '../upload-file/upload.texts.ts';
import { uploadSettings } from '../upload-file/upload-settings.ts';
import { uploadImgTexts } from './upload-img.texts.ts';

const setting = settingsOf('uploadImg', uploadImgTexts);

export const uploadImgDescriptor = defineDescriptor({
  key: 'uploadImg',
  kind: 'field',
  category: 'basic',
  icon: 'PictureOutlined',
  title: 'widget.uploadImg',
  palette: { rank: 190 },
  value: 'files',
  pictures: true,
  // 10 MB, image/*. Source: library specification 9, image default.
  defaults: {
    accept: 'image/*',
    fileSize: limits.imageSizeMegabytes,
    sizeUnit: 'MB',
    limit: imageCount,
    showTip: false,
  },
  settings: [
    setting('buttonText', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('accept', 'input', {
      props: { placeholder: 'image/*  .png,.jpg', maxlength: 200 },
      defaultValue: 'image/*',
    }),
    ...uploadSettings(setting, imageCount),
  ],
  texts: withUploadTexts(uploadImgTexts),
  inTable: true,
  inList: false,
  inSearch: false,
  viewsItself: true,
  heightPx: 140,
});
