import { defineTexts, type TextTables } from '../../engine/schema/text/text.ts';

const codesTexts = defineTexts({
  zh: {
    'widget.codes.download': '下载 SVG',
    'widget.codes.menu': '{name} 的操作',
    'widget.codes.failed': '码没有画出来，可能是网络中断',
    'widget.codes.again': '重试',
  },
  en: {
    'widget.codes.download': 'Download SVG',
    'widget.codes.menu': 'Actions for {name}',
    'widget.codes.failed': "Couldn't draw the code. Check your connection.",
    'widget.codes.again': 'Try again',
  },
  zhtw: {
    'widget.codes.download': '下載 SVG',
    'widget.codes.menu': '{name} 的操作',
    'widget.codes.failed': '碼沒有畫出來，可能是網路中斷',
    'widget.codes.again': '重試',
  },
});

/** The words of a code of one kind, and those that all have. */
export function withCodesTexts(own: TextTables): TextTables {
  return {
    zh: { ...codesTexts.zh, ...own.zh },
    en: { ...codesTexts.en, ...own.en },
    zhtw: { ...codesTexts.zhtw, ...own.zhtw },
  };
}
