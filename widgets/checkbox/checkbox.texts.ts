import { defineTexts } from '../../engine/schema/text/text.ts';
import { withOptionTexts } from '../select/option-texts.ts';

export const checkboxTexts = withOptionTexts(
  defineTexts({
    zh: {
      'widget.checkbox': '多选框组',
      'setting.checkbox.direction': '排列方向',
      'setting.checkbox.optionType': '选项样式',
      'setting.checkbox.border': '带边框',
      'setting.checkbox.size': '尺寸',
      'setting.checkbox.disabled': '禁用',
      'setting.checkbox.readonly': '只读',
    },
    en: {
      'widget.checkbox': 'Checkboxes',
      'setting.checkbox.direction': 'Direction',
      'setting.checkbox.optionType': 'Option style',
      'setting.checkbox.border': 'Bordered',
      'setting.checkbox.size': 'Size',
      'setting.checkbox.disabled': 'Disabled',
      'setting.checkbox.readonly': 'Read-only',
    },
    zhtw: {
      'widget.checkbox': '核取方塊',
      'setting.checkbox.direction': '排列方向',
      'setting.checkbox.optionType': '選項樣式',
      'setting.checkbox.border': '帶邊框',
      'setting.checkbox.size': '尺寸',
      'setting.checkbox.disabled': '停用',
      'setting.checkbox.readonly': '唯讀',
    },
  }),
);
