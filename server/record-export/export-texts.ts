import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about exports of lists. */
export const exportTexts = defineTexts({
  zh: {
    'export.job': '导出数据',
    'export.done': '已导出 {count} 条',
    'export.columns': '选择的字段中有不能导出的字段',
    'export.nothingChosen': '请选择要导出的数据',
    'export.large': '导出的文件超过 4 GB，请缩小范围或减少字段后再试',
    'export.often': '您有多个导出正在进行，请稍后再试',
  },
  en: {
    'export.job': 'Data export',
    'export.done': '{count} [record|records] exported',
    'export.columns': "One of the chosen fields can't be exported",
    'export.nothingChosen': 'Choose the records to export',
    'export.large': 'The file would exceed 4 GB. Narrow the list or choose fewer fields.',
    'export.often': 'You already have several exports running. Try again in a moment.',
  },
  zhtw: {
    'export.job': '匯出資料',
    'export.done': '已匯出 {count} 筆',
    'export.columns': '選擇的欄位中有不能匯出的欄位',
    'export.nothingChosen': '請選擇要匯出的資料',
    'export.large': '匯出的檔案超過 4 GB，請縮小範圍或減少欄位後再試',
    'export.often': '您有多個匯出正在進行，請稍後再試',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly export: typeof exportTexts;
  }
}
