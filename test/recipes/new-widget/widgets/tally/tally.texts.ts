import { defineTexts } from '../../../../../engine/schema/text/text.ts';

export const tallyTexts = defineTexts({
  zh: { 'widget.tally': '计数牌', 'widget.tally.more': '再加一', 'setting.tally.unit': '计数单位' },
  en: { 'widget.tally': 'Tally', 'widget.tally.more': 'One more', 'setting.tally.unit': 'Unit' },
  zhtw: { 'widget.tally': '計數牌', 'widget.tally.more': '再加一', 'setting.tally.unit': '計數單位' },
});
