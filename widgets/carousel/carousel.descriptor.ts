import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withUploadTexts } from '../upload-file/upload.texts.ts';
import { carouselTexts } from './carousel.texts.ts';

const setting = settingsOf('carousel', carouselTexts);

/** Pictures one after the other: its own, those of another field, or of data of the page. Library specification 9. */
export const carouselDescriptor = defineDescriptor({
  key: 'carousel',
  kind: 'field',
  category: 'display',
  icon: 'SwitcherOutlined',
  title: 'widget.carousel',
  palette: { group: 'display' },
  value: 'files',
  pictures: true,
  defaults: { sourceField: '', interval: 5000, autoplay: true, type: 'auto', maxWidth: 320, maxHeight: 160 },
  fieldProps: ['sourceField'],
  settings: [
    setting('sourceField', 'input', { props: { maxlength: 120 } }),
    setting('items', 'input', { edit: 'data' }),
    setting('interval', 'inputIntNumber', { props: { min: 1000, max: 60_000 }, defaultValue: 5000 }),
    setting('type', 'select', {
      options: ['auto', 'plain', 'card'].map((value) => ({ value, label: value })),
      defaultValue: 'auto',
    }),
    setting('maxWidth', 'inputIntNumber', { props: { min: 40, max: 2000 }, defaultValue: 320 }),
    setting('maxHeight', 'inputIntNumber', { props: { min: 40, max: 2000 }, defaultValue: 160 }),
    setting('autoplay', 'switch', { defaultValue: true }),
  ],
  texts: withUploadTexts(carouselTexts),
  rare: true,
  inTable: false,
  inList: false,
  inSearch: false,
  viewsItself: true,
  heightPx: 216,
});
