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
    'widget.captcha': 'Picture to be read',
    'widget.captcha.placeholder': '{count} characters of the picture',
    'widget.captcha.picture': 'Picture with {count} letters or digits; press for another one',
    'widget.captcha.work': 'Cannot read it? Let this device verify instead',
    'widget.captcha.working': 'This device is verifying, one moment',
    'widget.captcha.done': 'Verified by this device',
    'widget.captcha.failed': 'There is no picture; press to try again',
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
    'setting.captcha.placeholder': '佔位提示',
  },
});
