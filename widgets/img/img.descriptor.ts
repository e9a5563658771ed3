import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withUploadTexts } from '../upload-file/upload.texts.ts';
import { imgTexts } from './img.texts.ts';

const setting = settingsOf('img', imgTexts);

/** Pictures of a record, to be looked at; what they are comes from elsewhere. Preview: library specification 9. */
export const imgDescriptor = defineDescriptor({
  key: 'img',
  kind: 'field',
  category: 'display',
  icon: 'CameraOutlined',
  title: 'widget.img',
  palette: { group: 'display' },
  value: 'files',
  pictures: true,
  defaults: { width: 160, fit: 'contain', previewMax: 380 },
  settings: [
    setting('width', 'inputIntNumber', { props: { min: 24, max: 2000 }, defaultValue: 160 }),
    setting('fit', 'select', {
      options: ['contain', 'cover', 'fill', 'none', 'scale-down'].map((value) => ({ value, label: value })),
      defaultValue: 'contain',
    }),
    setting('previewMax', 'inputIntNumber', { props: { min: 100, max: 2000 }, defaultValue: 380 }),
  ],
  texts: withUploadTexts(imgTexts),
  rare: true,
  inTable: true,
  inSearch: false,
  viewsItself: true,
  heightPx: 140,
});
