import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { tunnelPictureTexts } from './tunnel-picture.texts.ts';

const setting = settingsOf('tunnelPicture', tunnelPictureTexts);

export const tunnelPictureDescriptor = defineDescriptor({
  key: 'tunnelPicture',
  kind: 'action',
  category: 'page',
  icon: 'PictureOutlined',
  title: 'widget.tunnelPicture',
  defaults: { slogan: '', text: '', name: '' },
  settings: [
    setting('slogan', 'textarea', { edit: 'words', props: { maxlength: 100 }, defaultValue: '' }),
    setting('text', 'input', { edit: 'words', props: { maxlength: 200 }, defaultValue: '' }),
    setting('name', 'input', { edit: 'words', props: { maxlength: 60 }, defaultValue: '' }),
  ],
  texts: tunnelPictureTexts,
  inTable: false,
  ownLabel: true,
});
