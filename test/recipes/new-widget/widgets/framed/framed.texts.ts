import { defineTexts } from '../../../../../engine/schema/text/text.ts';

export const framedTexts = defineTexts({
  zh: { 'widget.framed': '边框组', 'setting.framed.heading': '组名' },
  en: { 'widget.framed': 'Framed group', 'setting.framed.heading': 'Heading' },
  zhtw: { 'widget.framed': '邊框組', 'setting.framed.heading': '組名' },
});
