import { defineTexts } from '../../engine/schema/text/text.ts';

export const brandTexts = defineTexts({
  zh: {
    'widget.brand': '品牌',
    'setting.brand.name': '系统名称',
    'setting.brand.compact': '只显示图标',
    'setting.brand.withMark': '显示图标',
    'setting.brand.onDark': '深色底',
  },
  en: {
    'widget.brand': 'Brand',
    'setting.brand.name': 'System name',
    'setting.brand.compact': 'Icon only',
    'setting.brand.withMark': 'Show icon',
    'setting.brand.onDark': 'Dark background',
  },
  zhtw: {
    'widget.brand': '品牌',
    'setting.brand.name': '系統名稱',
    'setting.brand.compact': '只顯示圖示',
    'setting.brand.withMark': '顯示圖示',
    'setting.brand.onDark': '深色底',
  },
});
