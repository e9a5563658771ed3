import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts(
  'currOrganize',
  { zh: '所属组织', en: 'Organisation', zhtw: '所屬組織' },
  {
    zh: { 'setting.currOrganize.showLevel': '显示层级' },
    en: { 'setting.currOrganize.showLevel': 'Levels shown' },
    zhtw: { 'setting.currOrganize.showLevel': '顯示層級' },
  },
);
const setting = settingsOf('currOrganize', texts);

export const currOrganizeDescriptor = defineDescriptor({
  key: 'currOrganize',
  kind: 'field',
  category: 'system',
  icon: 'ApartmentOutlined',
  title: 'widget.currOrganize',
  value: 'reference',
  filledBy: 'currOrganize',
  defaults: { showLevel: 'last' },
  settings: [
    setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } }),
    setting('showLevel', 'select', {
      options: [
        { value: 'last', label: '最后一级 / last level' },
        { value: 'all', label: '所有层级 / all levels' },
      ],
      defaultValue: 'last',
    }),
  ],
  texts,
  inTable: false,
});
