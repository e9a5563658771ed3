import { defineTexts } from '../../engine/schema/text/text.ts';

export const progressTexts = defineTexts({
  zh: {
    'widget.progress': '进度条',
    'setting.progress.type': '形状',
    'setting.progress.strokeWidth': '粗细',
    'setting.progress.color': '颜色',
    'setting.progress.status': '状态',
    'setting.progress.showInfo': '显示数值',
  },
  en: {
    'widget.progress': 'Progress',
    'setting.progress.type': 'Shape',
    'setting.progress.strokeWidth': 'Thickness',
    'setting.progress.color': 'Color',
    'setting.progress.status': 'Status',
    'setting.progress.showInfo': 'Show the number',
  },
  zhtw: {
    'widget.progress': '進度條',
    'setting.progress.type': '形狀',
    'setting.progress.strokeWidth': '粗細',
    'setting.progress.color': '顏色',
    'setting.progress.status': '狀態',
    'setting.progress.showInfo': '顯示數值',
  },
});
