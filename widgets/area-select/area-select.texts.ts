import { defineTexts } from '../../engine/schema/text/text.ts';
import { withOptionTexts } from '../select/option-texts.ts';

export const areaSelectTexts = withOptionTexts(
  defineTexts({
    zh: {
      'widget.areaSelect': '省市区',
      'widget.areaSelect.most': '仅显示前 {count} 个，请输入更多文字',
      'setting.areaSelect.placeholder': '占位提示',
      'setting.areaSelect.level': '选到哪一级',
      'setting.areaSelect.anyLevel': '可选任意一级',
      'setting.areaSelect.multiple': '可多选',
      'setting.areaSelect.filterable': '可搜索',
      'setting.areaSelect.selectType': '可选范围',
      'setting.areaSelect.ableAddressIds': '指定的区域',
      'setting.areaSelect.clearable': '可清空',
      'setting.areaSelect.disabled': '禁用',
      'setting.areaSelect.readonly': '只读',
    },
    en: {
      'widget.areaSelect': 'Province, city and district',
      'widget.areaSelect.most': 'Showing the first {count}. Type more to narrow down',
      'setting.areaSelect.placeholder': 'Placeholder',
      'setting.areaSelect.level': 'Levels',
      'setting.areaSelect.anyLevel': 'Any level',
      'setting.areaSelect.multiple': 'Multiple selection',
      'setting.areaSelect.filterable': 'Searchable',
      'setting.areaSelect.selectType': 'Range',
      'setting.areaSelect.ableAddressIds': 'Regions in range',
      'setting.areaSelect.clearable': 'Allow clearing',
      'setting.areaSelect.disabled': 'Disabled',
      'setting.areaSelect.readonly': 'Read-only',
    },
    zhtw: {
      'widget.areaSelect': '省市區',
      'widget.areaSelect.most': '僅顯示前 {count} 個，請輸入更多文字',
      'setting.areaSelect.placeholder': '提示文字',
      'setting.areaSelect.level': '選到哪一級',
      'setting.areaSelect.anyLevel': '可選任意一級',
      'setting.areaSelect.multiple': '可多選',
      'setting.areaSelect.filterable': '可搜尋',
      'setting.areaSelect.selectType': '可選範圍',
      'setting.areaSelect.ableAddressIds': '指定的區域',
      'setting.areaSelect.clearable': '可清空',
      'setting.areaSelect.disabled': '停用',
      'setting.areaSelect.readonly': '唯讀',
    },
  }),
);
