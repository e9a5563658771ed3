import { defineTexts, type TextTables } from '../../engine/schema/text/text.ts';

/** Words that every widget with options says alike; each takes them into its own tables. */
const optionTexts = defineTexts({
  zh: {
    'options.choose': '请选择',
    'options.loading': '正在获取选项',
    'options.failed': '选项没有取到',
    'options.retry': '重试',
    'options.none': '暂无选项',
    'options.unmatched': '没有匹配的选项',
    'options.required': '必填',
  },
  en: {
    'options.choose': 'Select',
    'options.loading': 'Loading options',
    'options.failed': "Couldn't load options",
    'options.retry': 'Retry',
    'options.none': 'No options',
    'options.unmatched': 'No matching options',
    'options.required': 'Required',
  },
  zhtw: {
    'options.choose': '請選擇',
    'options.loading': '正在取得選項',
    'options.failed': '選項沒有取到',
    'options.retry': '重試',
    'options.none': '暫無選項',
    'options.unmatched': '沒有符合的選項',
    'options.required': '必填',
  },
});

/** The words of a widget with those of its options. */
export function withOptionTexts(own: TextTables): TextTables {
  return {
    zh: { ...optionTexts.zh, ...own.zh },
    en: { ...optionTexts.en, ...own.en },
    zhtw: { ...optionTexts.zhtw, ...own.zhtw },
  };
}
