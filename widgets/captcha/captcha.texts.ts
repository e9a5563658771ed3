import { defineTexts } from '../../engine/schema/text/text.ts';

export const captchaTexts = defineTexts({
  zh: {
    'widget.captcha': '图片验证码',
    'widget.captcha.placeholder': '图中 {count} 位字符',
    'widget.captcha.picture': '验证码图片，{count} 位字母或数字，按下换一张',
    'widget.captcha.work': '看不清图片？由本机代为验证',
    'widget.captcha.working': '本机正在验证，请稍候',
    'widget.captcha.done': '已由本机验证',
    'widget.captcha.failed': '图片没有取到，点此重试',
    'setting.captcha.placeholder': '占位提示',
  },
  en: {
    'widget.captcha': 'Verification image',
    'widget.captcha.placeholder': 'Enter the {count} characters in the image',
    'widget.captcha.picture': 'Image with {count} letters or digits. Select for a new one.',
    'widget.captcha.work': "Can't read it? Verify with this device",
    'widget.captcha.working': 'Verifying this device…',
    'widget.captcha.done': 'Device verified',
    'widget.captcha.failed': "Image didn't load. Select to try again.",
    'setting.captcha.placeholder': 'Placeholder',
  },
  zhtw: {
    'widget.captcha': '圖片驗證碼',
    'widget.captcha.placeholder': '圖中 {count} 位字元',
    'widget.captcha.picture': '驗證碼圖片，{count} 位字母或數字，按下換一張',
    'widget.captcha.work': '看不清圖片？由本機代為驗證',
    'widget.captcha.working': '本機正在驗證，請稍候',
    'widget.captcha.done': '已由本機驗證',
    'widget.captcha.failed': '圖片沒有取到，點此重試',
    'setting.captcha.placeholder': '提示文字',
  },
});
