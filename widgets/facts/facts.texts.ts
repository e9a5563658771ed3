import { defineTexts } from '../../engine/schema/text/text.ts';

export const factsTexts = defineTexts({
  zh: {
    'widget.facts': '资料',
    'widget.facts.none': '未填写',
    'setting.facts.items': '资料项',
  },
  en: {
    'widget.facts': 'Details',
    'widget.facts.none': 'Not provided',
    'setting.facts.items': 'Details',
  },
  zhtw: {
    'widget.facts': '資料',
    'widget.facts.none': '未填寫',
    'setting.facts.items': '資料項',
  },
});
