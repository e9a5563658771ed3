import { defineTexts } from '../../engine/schema/text/text.ts';
import { withOptionTexts } from './option-texts.ts';

export const selectTexts = withOptionTexts(
  defineTexts({
    zh: {
      'widget.select': '下拉选择',
      'setting.select.placeholder': '占位提示',
      'setting.select.multiple': '可多选',
      'setting.select.filterable': '可搜索',
      'setting.select.clearable': '可清空',
      'setting.select.allowCreate': '可填列表外的值',
      'setting.select.disabled': '禁用',
      'setting.select.readonly': '只读',
    },
    en: {
      'widget.select': 'Select',
      'setting.select.placeholder': 'Placeholder',
      'setting.select.multiple': 'Multiple selection',
      'setting.select.filterable': 'Searchable',
      'setting.select.clearable': 'Allow clearing',
      'setting.select.allowCreate': 'Allow custom values',
      'setting.select.disabled': 'Disabled',
      'setting.select.readonly': 'Read-only',
    },
    zhtw: {
      'widget.select': '下拉選擇',
      'setting.select.placeholder': '提示文字',
      'setting.select.multiple': '可多選',
      'setting.select.filterable': '可搜尋',
      'setting.select.clearable': '可清空',
      'setting.select.allowCreate': '可填清單外的值',
      'setting.select.disabled': '停用',
      'setting.select.readonly': '唯讀',
    },
  }),
);
