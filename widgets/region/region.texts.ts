import { defineTexts } from '../../engine/schema/text/text.ts';

export const regionTexts = defineTexts({
  zh: {
    'widget.region': '区域',
    'setting.region.area': '位置',
  },
  en: {
    'widget.region': 'Region',
    'setting.region.area': 'Area',
  },
  zhtw: {
    'widget.region': '區域',
    'setting.region.area': '位置',
  },
});
