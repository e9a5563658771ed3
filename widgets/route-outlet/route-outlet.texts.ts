import { defineTexts } from '../../engine/schema/text/text.ts';

export const routeOutletTexts = defineTexts({
  zh: {
    'widget.routeOutlet': '页面出口',
  },
  en: {
    'widget.routeOutlet': 'Route outlet',
  },
  zhtw: {
    'widget.routeOutlet': '頁面出口',
  },
});
