import { defineTexts } from '../../engine/schema/text/text.ts';

export const idCardDateTexts = defineTexts({
  zh: {
    'widget.idCardDate': '证件日期',
    'setting.idCardDate.placeholder': '占位提示',
    'setting.idCardDate.format': '显示格式',
    'setting.idCardDate.foreverDate': '长期对应的日期',
    'setting.idCardDate.longTermText': '长期的说法',
    'setting.idCardDate.clearable': '可清空',
    'setting.idCardDate.disabled': '禁用',
    'setting.idCardDate.readonly': '只读',
  },
  en: {
    'widget.idCardDate': 'ID card date',
    'setting.idCardDate.placeholder': 'Placeholder',
    'setting.idCardDate.format': 'Format',
    'setting.idCardDate.foreverDate': 'Date stored for “long-term”',
    'setting.idCardDate.longTermText': 'Word for “long-term”',
    'setting.idCardDate.clearable': 'Allow clearing',
    'setting.idCardDate.disabled': 'Disabled',
    'setting.idCardDate.readonly': 'Read-only',
  },
  zhtw: {
    'widget.idCardDate': '證件日期',
    'setting.idCardDate.placeholder': '提示文字',
    'setting.idCardDate.format': '顯示格式',
    'setting.idCardDate.foreverDate': '長期對應的日期',
    'setting.idCardDate.longTermText': '長期的說法',
    'setting.idCardDate.clearable': '可清空',
    'setting.idCardDate.disabled': '停用',
    'setting.idCardDate.readonly': '唯讀',
  },
});
