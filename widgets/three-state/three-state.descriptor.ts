import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { threeStateTexts } from './three-state.texts.ts';

const setting = settingsOf('threeState', threeStateTexts);
const words = { edit: 'words', props: { maxlength: 20 } } as const;

export const threeStateDescriptor = defineDescriptor({
  key: 'threeState',
  kind: 'field',
  category: 'basic',
  icon: 'CheckSquareOutlined',
  title: 'widget.threeState',
  palette: { rank: 125 },
  value: 'threeState',
  defaults: {
    dashText: { zh: '未检查', en: 'Not checked', zhtw: '未檢查' },
    checkText: { zh: '合格', en: 'Pass', zhtw: '合格' },
    crossText: { zh: '不合格', en: 'Fail', zhtw: '不合格' },
  },
  settings: [
    setting('dashText', 'input', words),
    setting('checkText', 'input', words),
    setting('crossText', 'input', words),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: threeStateTexts,
  inTable: true,
  viewsItself: true,
});
