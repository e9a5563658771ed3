import { defineTexts } from '../../engine/schema/text/text.ts';
import { inputTexts } from '../input/input.texts.ts';

const own = defineTexts({
  zh: {
    'widget.password': '密码',
    'widget.password.strength': '密码强度',
    'widget.password.level1': '很弱',
    'widget.password.level2': '弱',
    'widget.password.level3': '一般',
    'widget.password.level4': '强',
    'widget.password.level5': '很强',
    'setting.password.placeholder': '占位提示',
    'setting.password.maxlength': '最多字符',
    'setting.password.checkStrength': '显示强度',
    'setting.password.disabled': '禁用',
  },
  en: {
    'widget.password': 'Password',
    'widget.password.strength': 'Password strength',
    'widget.password.level1': 'Very weak',
    'widget.password.level2': 'Weak',
    'widget.password.level3': 'Fair',
    'widget.password.level4': 'Strong',
    'widget.password.level5': 'Very strong',
    'setting.password.placeholder': 'Placeholder',
    'setting.password.maxlength': 'Max length',
    'setting.password.checkStrength': 'Show strength',
    'setting.password.disabled': 'Disabled',
  },
  zhtw: {
    'widget.password': '密碼',
    'widget.password.strength': '密碼強度',
    'widget.password.level1': '很弱',
    'widget.password.level2': '弱',
    'widget.password.level3': '普通',
    'widget.password.level4': '強',
    'widget.password.level5': '很強',
    'setting.password.placeholder': '提示文字',
    'setting.password.maxlength': '最多字元',
    'setting.password.checkStrength': '顯示強度',
    'setting.password.disabled': '停用',
  },
});

/** With the words of the input that it is made of. */
export const passwordTexts = defineTexts({
  zh: { ...inputTexts.zh, ...own.zh },
  en: { ...inputTexts.en, ...own.en },
  zhtw: { ...inputTexts.zhtw, ...own.zhtw },
});
