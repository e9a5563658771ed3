import { defineTexts } from '../engine/schema/text/text.ts';

/** What every page may need to know of the designer: its name and its settings. */
export const designerDescriptorTexts = defineTexts({
  zh: {
    'widget.modelDesigner': '表单设计器',
    'setting.modelDesigner.modelId': '表单',
    'setting.modelDesigner.backTo': '返回到',
    'setting.modelDesigner.backToPages': '从页面返回到',
  },
  en: {
    'widget.modelDesigner': 'Form designer',
    'setting.modelDesigner.modelId': 'Form',
    'setting.modelDesigner.backTo': 'Back link',
    'setting.modelDesigner.backToPages': 'Back link for pages',
  },
  zhtw: {
    'widget.modelDesigner': '表單設計器',
    'setting.modelDesigner.modelId': '表單',
    'setting.modelDesigner.backTo': '返回到',
    'setting.modelDesigner.backToPages': '從頁面返回到',
  },
});
