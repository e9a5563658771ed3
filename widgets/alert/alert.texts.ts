import { defineTexts } from '../../engine/schema/text/text.ts';

export const alertTexts = defineTexts({
  zh: {
    'widget.alert': '提示',
    'widget.alert.close': '关闭提示',
    'setting.alert.title': '标题',
    'setting.alert.type': '类型',
    'setting.alert.description': '说明',
    'setting.alert.showIcon': '显示图标',
    'setting.alert.closable': '可关闭',
    'setting.alert.closeText': '关闭文字',
  },
  en: {
    'widget.alert': 'Alert',
    'widget.alert.close': 'Dismiss',
    'setting.alert.title': 'Title',
    'setting.alert.type': 'Type',
    'setting.alert.description': 'Description',
    'setting.alert.showIcon': 'Show icon',
    'setting.alert.closable': 'Dismissible',
    'setting.alert.closeText': 'Dismiss text',
  },
  zhtw: {
    'widget.alert': '提示',
    'widget.alert.close': '關閉提示',
    'setting.alert.title': '標題',
    'setting.alert.type': '類型',
    'setting.alert.description': '說明',
    'setting.alert.showIcon': '顯示圖示',
    'setting.alert.closable': '可關閉',
    'setting.alert.closeText': '關閉文字',
  },
});
