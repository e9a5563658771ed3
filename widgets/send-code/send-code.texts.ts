import { defineTexts } from '../../engine/schema/text/text.ts';

export const sendCodeTexts = defineTexts({
  zh: {
    'widget.sendCode': '短信验证码',
    'widget.sendCode.get': '获取验证码',
    'widget.sendCode.again': '重新获取',
    'widget.sendCode.later': '{seconds} 秒后重新获取',
    'widget.sendCode.sent': '如果这个手机号已登记，验证码会很快送达',
    'setting.sendCode.placeholder': '占位提示',
    'setting.sendCode.mobileField': '手机号所在的字段',
  },
  en: {
    'widget.sendCode': 'SMS code',
    'widget.sendCode.get': 'Get code',
    'widget.sendCode.again': 'Resend code',
    'widget.sendCode.later': 'Resend in {seconds} s',
    'widget.sendCode.sent': 'If this number is registered, the code will arrive shortly',
    'setting.sendCode.placeholder': 'Placeholder',
    'setting.sendCode.mobileField': 'Mobile number field',
  },
  zhtw: {
    'widget.sendCode': '簡訊驗證碼',
    'widget.sendCode.get': '取得驗證碼',
    'widget.sendCode.again': '重新取得',
    'widget.sendCode.later': '{seconds} 秒後重新取得',
    'widget.sendCode.sent': '如果這個手機號碼已登記，驗證碼會很快送達',
    'setting.sendCode.placeholder': '提示文字',
    'setting.sendCode.mobileField': '手機號碼所在的欄位',
  },
});
