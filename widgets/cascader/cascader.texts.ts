import { defineTexts } from '../../engine/schema/text/text.ts';
import { withOptionTexts } from '../select/option-texts.ts';

export const cascaderTexts = withOptionTexts(
  defineTexts({
    zh: {
      'widget.cascader': '级联选择',
      'setting.cascader.placeholder': '占位提示',
      'setting.cascader.multiple': '可多选',
      'setting.cascader.filterable': '可搜索',
      'setting.cascader.showAllLevels': '显示完整路径',
      'setting.cascader.separator': '分隔符',
      'setting.cascader.clearable': '可清空',
      'setting.cascader.disabled': '禁用',
      'setting.cascader.readonly': '只读',
    },
    en: {
      'widget.cascader': 'Cascader',
      'setting.cascader.placeholder': 'Placeholder',
      'setting.cascader.multiple': 'Multiple selection',
      'setting.cascader.filterable': 'Searchable',
      'setting.cascader.showAllLevels': 'Show full path',
      'setting.cascader.separator': 'Separator',
      'setting.cascader.clearable': 'Allow clearing',
      'setting.cascader.disabled': 'Disabled',
      'setting.cascader.readonly': 'Read-only',
    },
    zhtw: {
      'widget.cascader': '階層選擇',
      'setting.cascader.placeholder': '提示文字',
      'setting.cascader.multiple': '可多選',
      'setting.cascader.filterable': '可搜尋',
      'setting.cascader.showAllLevels': '顯示完整路徑',
      'setting.cascader.separator': '分隔符',
      'setting.cascader.clearable': '可清空',
      'setting.cascader.disabled': '停用',
      'setting.cascader.readonly': '唯讀',
    },
  }),
);
