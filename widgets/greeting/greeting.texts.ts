import { defineTexts } from '../../engine/schema/text/text.ts';

export const greetingTexts = defineTexts({
  zh: {
    'widget.greeting': '问候',
    'widget.greeting.night': '{name}，夜深了',
    'widget.greeting.morning': '{name}，早上好',
    'widget.greeting.noon': '{name}，中午好',
    'widget.greeting.afternoon': '{name}，下午好',
    'widget.greeting.evening': '{name}，晚上好',
    'setting.greeting.name': '姓名',
    'setting.greeting.line': '补充文字',
    'setting.greeting.shifts': '班次',
  },
  en: {
    'widget.greeting': 'Greeting',
    'widget.greeting.night': 'Good evening, {name}',
    'widget.greeting.morning': 'Good morning, {name}',
    'widget.greeting.noon': 'Good afternoon, {name}',
    'widget.greeting.afternoon': 'Good afternoon, {name}',
    'widget.greeting.evening': 'Good evening, {name}',
    'setting.greeting.name': 'Name',
    'setting.greeting.line': 'Second line',
    'setting.greeting.shifts': 'Shifts',
  },
  zhtw: {
    'widget.greeting': '問候',
    'widget.greeting.night': '{name}，夜深了',
    'widget.greeting.morning': '{name}，早安',
    'widget.greeting.noon': '{name}，午安',
    'widget.greeting.afternoon': '{name}，下午好',
    'widget.greeting.evening': '{name}，晚安',
    'setting.greeting.name': '姓名',
    'setting.greeting.line': '補充文字',
    'setting.greeting.shifts': '班次',
  },
});
