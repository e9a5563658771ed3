import { attributeTexts } from '../popup-attr/popup-attr.texts.ts';

export const relationFormAttrTexts = attributeTexts('relationFormAttr', {
  title: { zh: '关联表单属性', en: 'Linked record attribute', zhtw: '關聯表單屬性' },
  picker: { zh: '关联表单字段', en: 'Linked record', zhtw: '關聯表單欄位' },
  shown: { zh: '展示字段', en: 'Shown field', zhtw: '展示欄位' },
});
