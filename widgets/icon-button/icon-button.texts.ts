import { defineTexts } from '../../engine/schema/text/text.ts';

export const iconButtonTexts = defineTexts({
  zh: {
    'widget.iconButton': '图标按钮',
    'setting.iconButton.icon': '图标',
    'setting.iconButton.pressedIcon': '按下时的图标',
    'setting.iconButton.tip': '提示',
    'setting.iconButton.keyHint': '快捷键',
    'setting.iconButton.count': '角标数字',
    'setting.iconButton.countText': '角标的朗读文字',
    'setting.iconButton.pressed': '已按下',
    'setting.iconButton.disabled': '禁用',
  },
  en: {
    'widget.iconButton': 'Icon button',
    'setting.iconButton.icon': 'Icon',
    'setting.iconButton.pressedIcon': 'Icon when pressed',
    'setting.iconButton.tip': 'Tooltip',
    'setting.iconButton.keyHint': 'Shortcut key',
    'setting.iconButton.count': 'Badge count',
    'setting.iconButton.countText': 'Badge description',
    'setting.iconButton.pressed': 'Pressed',
    'setting.iconButton.disabled': 'Disabled',
  },
  zhtw: {
    'widget.iconButton': '圖示按鈕',
    'setting.iconButton.icon': '圖示',
    'setting.iconButton.pressedIcon': '按下時的圖示',
    'setting.iconButton.tip': '提示',
    'setting.iconButton.keyHint': '快速鍵',
    'setting.iconButton.count': '角標數字',
    'setting.iconButton.countText': '角標的朗讀文字',
    'setting.iconButton.pressed': '已按下',
    'setting.iconButton.disabled': '停用',
  },
});
