import { defineTexts } from '../../engine/schema/text/text.ts';

export const numberRangeTexts = defineTexts({
  zh: {
    'widget.numberRange': '数字范围',
    'widget.numberRange.from': '{label}最小值',
    'widget.numberRange.to': '{label}最大值',
    'setting.numberRange.startPlaceholder': '最小值提示',
    'setting.numberRange.endPlaceholder': '最大值提示',
    'setting.numberRange.precision': '小数位数',
    'setting.numberRange.disabled': '禁用',
    'setting.numberRange.readonly': '只读',
  },
  en: {
    'widget.numberRange': 'Number range',
    'widget.numberRange.from': '{label}, minimum',
    'widget.numberRange.to': '{label}, maximum',
    'setting.numberRange.startPlaceholder': 'Minimum placeholder',
    'setting.numberRange.endPlaceholder': 'Maximum placeholder',
    'setting.numberRange.precision': 'Decimal places',
    'setting.numberRange.disabled': 'Disabled',
    'setting.numberRange.readonly': 'Read-only',
  },
  zhtw: {
    'widget.numberRange': '數字範圍',
    'widget.numberRange.from': '{label}最小值',
    'widget.numberRange.to': '{label}最大值',
    'setting.numberRange.startPlaceholder': '最小值提示',
    'setting.numberRange.endPlaceholder': '最大值提示',
    'setting.numberRange.precision': '小數位數',
    'setting.numberRange.disabled': '停用',
    'setting.numberRange.readonly': '唯讀',
  },
});
