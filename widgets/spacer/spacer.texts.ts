import { defineTexts } from '../../engine/schema/text/text.ts';

export const spacerTexts = defineTexts({
  zh: {
    'widget.spacer': '占位',
  },
  en: {
    'widget.spacer': 'Spacer',
  },
  zhtw: {
    'widget.spacer': '佔位',
  },
});
