import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { sizeUnits } from '../../engine/schema/files/upload-rules.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withUploadTexts } from '../upload-file/upload.texts.ts';
import { pictureTexts } from './picture.texts.ts';

const setting = settingsOf('picture', pictureTexts);

export const pictureDescriptor = defineDescriptor({
  key: 'picture',
  kind: 'action',
  category: 'page',
  icon: 'PictureOutlined',
  title: 'widget.picture',
  palette: { rank: 280 },
  defaults: { look: 'square', accept: 'image/*', fileSize: limits.imageSizeMegabytes, sizeUnit: 'MB', tip: '' },
  settings: [
    setting('url', 'input', { props: { maxlength: 500 } }),
    setting('look', 'select', {
      options: ['square', 'round', 'wide'].map((value) => ({ value, label: value })),
      defaultValue: 'square',
    }),
    setting('accept', 'input', {
      props: { placeholder: 'image/*  .png,.jpg', maxlength: 200 },
      defaultValue: 'image/*',
    }),
    setting('fileSize', 'inputNumber', {
      props: { min: 0.01, precision: 2 },
      defaultValue: limits.imageSizeMegabytes,
    }),
    setting('sizeUnit', 'select', {
      options: sizeUnits.map((unit) => ({ value: unit, label: unit })),
      defaultValue: 'MB',
    }),
    setting('tip', 'input', { edit: 'words', props: { maxlength: 200 } }),
  ],
  reaches: { url: 'address' },
  texts: withUploadTexts(pictureTexts),
  inTable: false,
  ownLabel: true,
  heightPx: 140,
});
