import { defineTexts } from '../../engine/schema/text/text.ts';

export const tunnelPictureTexts = defineTexts({
  zh: {
    'widget.tunnelPicture': '管廊画面',
    'setting.tunnelPicture.slogan': '标语',
    'setting.tunnelPicture.text': '说明',
    'setting.tunnelPicture.name': '系统名称',
  },
  en: {
    'widget.tunnelPicture': 'Tunnel picture',
    'setting.tunnelPicture.slogan': 'Slogan',
    'setting.tunnelPicture.text': 'Text',
    'setting.tunnelPicture.name': 'System name',
  },
  zhtw: {
    'widget.tunnelPicture': '管廊畫面',
    'setting.tunnelPicture.slogan': '標語',
    'setting.tunnelPicture.text': '說明',
    'setting.tunnelPicture.name': '系統名稱',
  },
});
