import { defineTexts } from '../../engine/schema/text/text.ts';

export const stepsTexts = defineTexts({
  zh: {
    'widget.steps': '步骤条',
    'widget.steps.previous': '上一步',
    'widget.steps.next': '下一步',
    'widget.steps.place': '第 {index} 步，共 {count} 步',
    'setting.steps.simple': '简洁风格',
    'setting.steps.processStatus': '当前步骤状态',
  },
  en: {
    'widget.steps': 'Steps',
    'widget.steps.previous': 'Previous',
    'widget.steps.next': 'Next',
    'widget.steps.place': 'Step {index} of {count}',
    'setting.steps.simple': 'Simple style',
    'setting.steps.processStatus': 'Current step status',
  },
  zhtw: {
    'widget.steps': '步驟',
    'widget.steps.previous': '上一步',
    'widget.steps.next': '下一步',
    'widget.steps.place': '第 {index} 步，共 {count} 步',
    'setting.steps.simple': '簡潔風格',
    'setting.steps.processStatus': '目前步驟狀態',
  },
});
