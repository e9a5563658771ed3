import { defineTexts } from '../../engine/schema/text/text.ts';

export const imgTexts = defineTexts({
  zh: {
    'widget.img': '图片展示',
    'setting.img.width': '宽度（px）',
    'setting.img.fit': '填充方式',
    'setting.img.previewMax': '预览边长（px）',
  },
  en: {
    'widget.img': 'Image display',
    'setting.img.width': 'Width (px)',
    'setting.img.fit': 'Fit',
    'setting.img.previewMax': 'Preview size (px)',
  },
  zhtw: {
    'widget.img': '圖片展示',
    'setting.img.width': '寬度（px）',
    'setting.img.fit': '填滿方式',
    'setting.img.previewMax': '預覽邊長（px）',
  },
});
