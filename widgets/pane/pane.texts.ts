import { defineTexts } from '../../engine/schema/text/text.ts';

export const paneTexts = defineTexts({
  zh: {
    'widget.pane': '分页',
    'setting.pane.name': '标识',
  },
  en: {
    'widget.pane': 'Pane',
    'setting.pane.name': 'Name',
  },
  zhtw: {
    'widget.pane': '分頁',
    'setting.pane.name': '標識',
  },
});
