import { defineTexts } from '../../engine/schema/text/text.ts';
import { withOptionTexts } from '../select/option-texts.ts';

export const radioTexts = withOptionTexts(
  defineTexts({
    zh: {
      'widget.radio': '单选框组',
      'setting.radio.direction': '排列方向',
      'setting.radio.optionType': '选项样式',
      'setting.radio.buttonStyle': '按钮样式',
      'setting.radio.border': '带边框',
      'setting.radio.size': '尺寸',
      'setting.radio.disabled': '禁用',
      'setting.radio.readonly': '只读',
    },
    en: {
      'widget.radio': 'Radio buttons',
      'setting.radio.direction': 'Direction',
      'setting.radio.optionType': 'Option style',
      'setting.radio.buttonStyle': 'Button style',
      'setting.radio.border': 'Bordered',
      'setting.radio.size': 'Size',
      'setting.radio.disabled': 'Disabled',
      'setting.radio.readonly': 'Read-only',
    },
    zhtw: {
      'widget.radio': '選項按鈕',
      'setting.radio.direction': '排列方向',
      'setting.radio.optionType': '選項樣式',
      'setting.radio.buttonStyle': '按鈕樣式',
      'setting.radio.border': '帶邊框',
      'setting.radio.size': '尺寸',
      'setting.radio.disabled': '停用',
      'setting.radio.readonly': '唯讀',
    },
  }),
);
