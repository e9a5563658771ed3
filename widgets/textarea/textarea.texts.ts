import { defineTexts } from '../../engine/schema/text/text.ts';

export const textareaTexts = defineTexts({
  zh: {
    'widget.textarea': '多行输入',
    'setting.textarea.placeholder': '占位提示',
    'setting.textarea.maxlength': '最多字符',
    'setting.textarea.showCount': '显示字数',
    'setting.textarea.minRows': '最少行数',
    'setting.textarea.maxRows': '最多行数',
    'setting.textarea.clearable': '可清空',
    'setting.textarea.disabled': '禁用',
    'setting.textarea.readonly': '只读',
  },
  en: {
    'widget.textarea': 'Long text',
    'setting.textarea.placeholder': 'Placeholder',
    'setting.textarea.maxlength': 'Max length',
    'setting.textarea.showCount': 'Show character count',
    'setting.textarea.minRows': 'Min rows',
    'setting.textarea.maxRows': 'Max rows',
    'setting.textarea.clearable': 'Allow clearing',
    'setting.textarea.disabled': 'Disabled',
    'setting.textarea.readonly': 'Read-only',
  },
  zhtw: {
    'widget.textarea': '多行輸入',
    'setting.textarea.placeholder': '提示文字',
    'setting.textarea.maxlength': '最多字元',
    'setting.textarea.showCount': '顯示字數',
    'setting.textarea.minRows': '最少行數',
    'setting.textarea.maxRows': '最多行數',
    'setting.textarea.clearable': '可清空',
    'setting.textarea.disabled': '停用',
    'setting.textarea.readonly': '唯讀',
  },
});
