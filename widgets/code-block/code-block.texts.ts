import { defineTexts } from '../../engine/schema/text/text.ts';

export const codeBlockTexts = defineTexts({
  zh: {
    'widget.codeBlock': '代码',
    'widget.codeBlock.copy': '复制',
    'widget.codeBlock.copied': '已复制',
    'widget.codeBlock.name': '代码',
    'setting.codeBlock.content': '内容',
    'setting.codeBlock.title': '标题',
    'setting.codeBlock.maxHeight': '最高（px）',
  },
  en: {
    'widget.codeBlock': 'Code block',
    'widget.codeBlock.copy': 'Copy',
    'widget.codeBlock.copied': 'Copied',
    'widget.codeBlock.name': 'Code',
    'setting.codeBlock.content': 'Content',
    'setting.codeBlock.title': 'Title',
    'setting.codeBlock.maxHeight': 'Max height (px)',
  },
  zhtw: {
    'widget.codeBlock': '程式碼',
    'widget.codeBlock.copy': '複製',
    'widget.codeBlock.copied': '已複製',
    'widget.codeBlock.name': '程式碼',
    'setting.codeBlock.content': '內容',
    'setting.codeBlock.title': '標題',
    'setting.codeBlock.maxHeight': '最高（px）',
  },
});
