import { defineTexts } from '../../engine/schema/text/text.ts';

export const stringTexts = defineTexts({
  zh: {
    'widget.string': '只读文字',
    'widget.string.copy': '复制{label}',
    'widget.string.copied': '已复制',
    'widget.string.notCopied': '没有复制成功，请选中文字后手动复制',
    'setting.string.copyable': '显示复制按钮',
  },
  en: {
    'widget.string': 'Read-only text',
    'widget.string.copy': 'Copy {label}',
    'widget.string.copied': 'Copied',
    'widget.string.notCopied': "Couldn't copy. Select the text and copy it yourself.",
    'setting.string.copyable': 'Copy button',
  },
  zhtw: {
    'widget.string': '唯讀文字',
    'widget.string.copy': '複製{label}',
    'widget.string.copied': '已複製',
    'widget.string.notCopied': '沒有複製成功，請選取文字後手動複製',
    'setting.string.copyable': '顯示複製按鈕',
  },
});
