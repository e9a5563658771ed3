import { defineTexts } from '../../engine/schema/text/text.ts';

export const plainTextTexts = defineTexts({
  zh: {
    'widget.plainText': '只读文字',
    'widget.plainText.copy': '复制{label}',
    'widget.plainText.copied': '已复制',
    'widget.plainText.notCopied': '没有复制成功，请选中文字后手动复制',
    'setting.plainText.copyable': '显示复制按钮',
  },
  en: {
    'widget.plainText': 'Read-only text',
    'widget.plainText.copy': 'Copy {label}',
    'widget.plainText.copied': 'Copied',
    'widget.plainText.notCopied': "Couldn't copy. Select the text and copy it yourself.",
    'setting.plainText.copyable': 'Copy button',
  },
  zhtw: {
    'widget.plainText': '唯讀文字',
    'widget.plainText.copy': '複製{label}',
    'widget.plainText.copied': '已複製',
    'widget.plainText.notCopied': '沒有複製成功，請選取文字後手動複製',
    'setting.plainText.copyable': '顯示複製按鈕',
  },
});
