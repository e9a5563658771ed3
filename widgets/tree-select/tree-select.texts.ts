import { defineTexts } from '../../engine/schema/text/text.ts';
import { withOptionTexts } from '../select/option-texts.ts';

export const treeSelectTexts = withOptionTexts(
  defineTexts({
    zh: {
      'widget.treeSelect': '下拉树形',
      'setting.treeSelect.placeholder': '占位提示',
      'setting.treeSelect.multiple': '可多选',
      'setting.treeSelect.filterable': '可搜索',
      'setting.treeSelect.clearable': '可清空',
      'setting.treeSelect.disabled': '禁用',
      'setting.treeSelect.readonly': '只读',
    },
    en: {
      'widget.treeSelect': 'Tree select',
      'setting.treeSelect.placeholder': 'Placeholder',
      'setting.treeSelect.multiple': 'Multiple selection',
      'setting.treeSelect.filterable': 'Searchable',
      'setting.treeSelect.clearable': 'Allow clearing',
      'setting.treeSelect.disabled': 'Disabled',
      'setting.treeSelect.readonly': 'Read-only',
    },
    zhtw: {
      'widget.treeSelect': '樹狀下拉選單',
      'setting.treeSelect.placeholder': '提示文字',
      'setting.treeSelect.multiple': '可多選',
      'setting.treeSelect.filterable': '可搜尋',
      'setting.treeSelect.clearable': '可清空',
      'setting.treeSelect.disabled': '停用',
      'setting.treeSelect.readonly': '唯讀',
    },
  }),
);
