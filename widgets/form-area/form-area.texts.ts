import { defineTexts } from '../../engine/schema/text/text.ts';

export const formAreaTexts = defineTexts({
  zh: {
    'widget.formArea': '填写区',
    'widget.formArea.submit': '提交',
    'setting.formArea.submitText': '提交按钮',
    'setting.formArea.look': '样式',
  },
  en: {
    'widget.formArea': 'Form area',
    'widget.formArea.submit': 'Submit',
    'setting.formArea.submitText': 'Submit button',
    'setting.formArea.look': 'Style',
  },
  zhtw: {
    'widget.formArea': '填寫區',
    'widget.formArea.submit': '送出',
    'setting.formArea.submitText': '送出按鈕',
    'setting.formArea.look': '樣式',
  },
});
