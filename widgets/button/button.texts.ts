import { defineTexts } from '../../engine/schema/text/text.ts';

export const buttonTexts = defineTexts({
  zh: {
    'widget.button': '按钮',
    'setting.button.buttonText': '文字',
    'setting.button.align': '对齐',
    'setting.button.type': '类型',
    'setting.button.icon': '图标',
    'setting.button.keyHint': '快捷键',
    'setting.button.disabled': '禁用',
  },
  en: {
    'widget.button': 'Button',
    'setting.button.buttonText': 'Text',
    'setting.button.align': 'Alignment',
    'setting.button.type': 'Type',
    'setting.button.icon': 'Icon',
    'setting.button.keyHint': 'Shortcut key',
    'setting.button.disabled': 'Disabled',
  },
  zhtw: {
    'widget.button': '按鈕',
    'setting.button.buttonText': '文字',
    'setting.button.align': '對齊',
    'setting.button.type': '類型',
    'setting.button.icon': '圖示',
    'setting.button.keyHint': '快速鍵',
    'setting.button.disabled': '停用',
  },
});
