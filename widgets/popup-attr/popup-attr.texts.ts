import type { Language, TextTables } from '../../engine/schema/text/text.ts';

type Words = Record<Language, string>;

/** The words of a field that shows something of a chosen row. @param own of the key, and of what it shows something of */
export function attributeTexts(key: string, own: { title: Words; picker: Words; shown: Words }): TextTables {
  const settings: Record<string, Words> = {
    relationField: own.picker,
    showField: own.shown,
    isStorage: { zh: '数据', en: 'Value', zhtw: '資料' },
  };
  const table = (language: Language) => ({
    [`widget.${key}`]: own.title[language],
    ...Object.fromEntries(Object.entries(settings).map(([name, words]) => [`setting.${key}.${name}`, words[language]])),
  });
  return { zh: table('zh'), en: table('en'), zhtw: table('zhtw') };
}

export const popupAttrTexts = attributeTexts('popupAttr', {
  title: { zh: '弹窗选择属性', en: 'Row attribute', zhtw: '彈窗選擇屬性' },
  picker: { zh: '弹窗选择字段', en: 'Row picker', zhtw: '彈窗選擇欄位' },
  shown: { zh: '展示的接口字段', en: 'Shown output', zhtw: '展示的介面欄位' },
});
