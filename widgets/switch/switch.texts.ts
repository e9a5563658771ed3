import { defineTexts } from '../../engine/schema/text/text.ts';

export const switchTexts = defineTexts({
  zh: {
    'widget.switch': '开关',
    'setting.switch.activeTxt': '打开时文字',
    'setting.switch.inactiveTxt': '关闭时文字',
    'setting.switch.activeValue': '打开时的值',
    'setting.switch.inactiveValue': '关闭时的值',
    'setting.switch.activeColor': '打开时颜色',
    'setting.switch.inactiveColor': '关闭时颜色',
    'setting.switch.disabled': '禁用',
    'setting.switch.readonly': '只读',
  },
  en: {
    'widget.switch': 'Switch',
    'setting.switch.activeTxt': 'Text when on',
    'setting.switch.inactiveTxt': 'Text when off',
    'setting.switch.activeValue': 'Value when on',
    'setting.switch.inactiveValue': 'Value when off',
    'setting.switch.activeColor': 'Color when on',
    'setting.switch.inactiveColor': 'Color when off',
    'setting.switch.disabled': 'Disabled',
    'setting.switch.readonly': 'Read-only',
  },
  zhtw: {
    'widget.switch': '開關',
    'setting.switch.activeTxt': '開啟時文字',
    'setting.switch.inactiveTxt': '關閉時文字',
    'setting.switch.activeValue': '開啟時的值',
    'setting.switch.inactiveValue': '關閉時的值',
    'setting.switch.activeColor': '開啟時顏色',
    'setting.switch.inactiveColor': '關閉時顏色',
    'setting.switch.disabled': '停用',
    'setting.switch.readonly': '唯讀',
  },
});
