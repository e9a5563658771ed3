import { defineTexts } from '../../engine/schema/text/text.ts';

export const groupTitleTexts = defineTexts({
  zh: {
    'widget.groupTitle': '分组标题',
    'widget.groupTitle.help': '说明：{help}',
    'setting.groupTitle.content': '标题',
    'setting.groupTitle.contentPosition': '标题位置',
    'setting.groupTitle.helpMessage': '说明',
  },
  en: {
    'widget.groupTitle': 'Group title',
    'widget.groupTitle.help': 'Help: {help}',
    'setting.groupTitle.content': 'Title',
    'setting.groupTitle.contentPosition': 'Position',
    'setting.groupTitle.helpMessage': 'Help',
  },
  zhtw: {
    'widget.groupTitle': '分組標題',
    'widget.groupTitle.help': '說明：{help}',
    'setting.groupTitle.content': '標題',
    'setting.groupTitle.contentPosition': '標題位置',
    'setting.groupTitle.helpMessage': '說明',
  },
});
