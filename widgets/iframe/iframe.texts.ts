import { defineTexts } from '../../engine/schema/text/text.ts';

export const iframeTexts = defineTexts({
  zh: {
    'widget.iframe': '嵌入网页',
    'widget.iframe.none': '没有可以嵌入的地址',
    'widget.iframe.notListed': '{host} 不在允许的网站之列，请联系管理员',
    'setting.iframe.href': '地址',
    'setting.iframe.height': '高度',
    'setting.iframe.borderType': '边框样式',
    'setting.iframe.borderColor': '边框颜色',
    'setting.iframe.borderWidth': '边框宽度',
    'setting.iframe.fill': '占满页面',
  },
  en: {
    'widget.iframe': 'Web page',
    'widget.iframe.none': 'No address to embed',
    'widget.iframe.notListed': "{host} isn't allowed. Ask an administrator to allow it.",
    'setting.iframe.href': 'Address',
    'setting.iframe.height': 'Height',
    'setting.iframe.borderType': 'Border style',
    'setting.iframe.borderColor': 'Border color',
    'setting.iframe.borderWidth': 'Border width',
    'setting.iframe.fill': 'Fill page',
  },
  zhtw: {
    'widget.iframe': '嵌入網頁',
    'widget.iframe.none': '沒有可以嵌入的網址',
    'widget.iframe.notListed': '{host} 不在允許的網站之列，請聯絡管理員',
    'setting.iframe.href': '網址',
    'setting.iframe.height': '高度',
    'setting.iframe.borderType': '邊框樣式',
    'setting.iframe.borderColor': '邊框顏色',
    'setting.iframe.borderWidth': '邊框寬度',
    'setting.iframe.fill': '占滿頁面',
  },
});
