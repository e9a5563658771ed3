import { defineTexts } from '../../engine/schema/text/text.ts';

export const datetimeTexts = defineTexts({
  zh: {
    'widget.datetime': '日期时间',
    'widget.datetime.refused': '未采用“{text}”，{label}应为日期和时间，例如 {example}',
    'setting.datetime.placeholder': '占位提示',
    'setting.datetime.format': '显示格式',
    'setting.datetime.clearable': '可清空',
    'setting.datetime.disabled': '禁用',
    'setting.datetime.readonly': '只读',
  },
  en: {
    'widget.datetime': 'Date and time',
    'widget.datetime.refused': "“{text}” isn't a valid date and time. Enter {label} like {example}.",
    'setting.datetime.placeholder': 'Placeholder',
    'setting.datetime.format': 'Format',
    'setting.datetime.clearable': 'Allow clearing',
    'setting.datetime.disabled': 'Disabled',
    'setting.datetime.readonly': 'Read-only',
  },
  zhtw: {
    'widget.datetime': '日期時間',
    'widget.datetime.refused': '未採用「{text}」，{label}應為日期和時間，例如 {example}',
    'setting.datetime.placeholder': '提示文字',
    'setting.datetime.format': '顯示格式',
    'setting.datetime.clearable': '可清空',
    'setting.datetime.disabled': '停用',
    'setting.datetime.readonly': '唯讀',
  },
});
