import { defineTexts } from '../../engine/schema/text/text.ts';
import { inputTexts } from '../input/input.texts.ts';

const own = defineTexts({
  zh: {
    'widget.passwordInput': '密码',
    'widget.passwordInput.strength': '密码强度',
    'widget.passwordInput.level1': '很弱',
    'widget.passwordInput.level2': '弱',
    'widget.passwordInput.level3': '一般',
    'widget.passwordInput.level4': '强',
    'widget.passwordInput.level5': '很强',
    'setting.passwordInput.placeholder': '占位提示',
    'setting.passwordInput.maxlength': '最多字符',
    'setting.passwordInput.checkStrength': '显示强度',
    'setting.passwordInput.disabled': '禁用',
  },
  en: {
    'widget.passwordInput': 'Password',
    'widget.passwordInput.strength': 'Password strength',
    'widget.passwordInput.level1': 'Very weak',
    'widget.passwordInput.level2': 'Weak',
    'widget.passwordInput.level3': 'Fair',
    'widget.passwordInput.level4': 'Strong',
    'widget.passwordInput.level5': 'Very strong',
    'setting.passwordInput.placeholder': 'Placeholder',
    'setting.passwordInput.maxlength': 'Max length',
    'setting.passwordInput.checkStrength': 'Show strength',
    'setting.passwordInput.disabled': 'Disabled',
  },
  zhtw: {
    'widget.passwordInput': '密碼',
    'widget.passwordInput.strength': '密碼強度',
    'widget.passwordInput.level1': '很弱',
    'widget.passwordInput.level2': '弱',
    'widget.passwordInput.level3': '普通',
    'widget.passwordInput.level4': '強',
    'widget.passwordInput.level5': '很強',
    'setting.passwordInput.placeholder': '提示文字',
    'setting.passwordInput.maxlength': '最多字元',
    'setting.passwordInput.checkStrength': '顯示強度',
    'setting.passwordInput.disabled': '停用',
  },
});

/** With the words of the input that it is made of. */
export const passwordInputTexts = defineTexts({
  zh: { ...inputTexts.zh, ...own.zh },
  en: { ...inputTexts.en, ...own.en },
  zhtw: { ...inputTexts.zhtw, ...own.zhtw },
});
