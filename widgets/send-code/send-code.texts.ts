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
    'widget.sendCode': 'Code by text message',
    'widget.sendCode.get': 'Get a code',
    'widget.sendCode.again': 'Get another code',
    'widget.sendCode.later': 'Another code in {seconds} s',
    'widget.sendCode.sent': 'If this number is known here, the code will arrive shortly',
    'setting.sendCode.placeholder': 'Placeholder',
    'setting.sendCode.mobileField': 'Field with the mobile number',
  },
  zhtw: {
    'widget.sendCode': '簡訊驗證碼',
    'widget.sendCode.get': '取得驗證碼',
    'widget.sendCode.again': '重新取得',
    'widget.sendCode.later': '{seconds} 秒後重新取得',
    'widget.sendCode.sent': '如果這個手機號已登記，驗證碼會很快送達',
    'setting.sendCode.placeholder': '佔位提示',
    'setting.sendCode.mobileField': '手機號所在的欄位',
  },
});
