import { defineTexts } from '../../engine/schema/text/text.ts';

export const iconSelectTexts = defineTexts({
  zh: { 'widget.iconSelect': '图标选择', 'widget.iconSelect.choose': '选择图标' },
  en: { 'widget.iconSelect': 'Icon', 'widget.iconSelect.choose': 'Choose an icon' },
  zhtw: { 'widget.iconSelect': '圖示選擇', 'widget.iconSelect.choose': '選擇圖示' },
});
