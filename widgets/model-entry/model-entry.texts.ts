import { defineTexts } from '../../engine/schema/text/text.ts';

/** Words of the entry form of a model as a part of a page. */
export const modelEntryTexts = defineTexts({
  zh: {
    'widget.modelEntry': '填报表单',
    'widget.modelEntry.none': '还没有选择表单',
    'widget.modelEntry.noRight': '没有新增「{name}」的权限',
    'widget.modelEntry.noRightText': '需要填写时，请联系管理员开通。',
    'setting.modelEntry.modelId': '表单',
    'setting.modelEntry.compact': '不显示标题',
  },
  en: {
    'widget.modelEntry': 'Entry form',
    'widget.modelEntry.none': 'No form selected',
    'widget.modelEntry.noRight': 'You don\'t have permission to add to "{name}"',
    'widget.modelEntry.noRightText': 'Ask your administrator if you need access.',
    'setting.modelEntry.modelId': 'Form',
    'setting.modelEntry.compact': 'Hide title',
  },
  zhtw: {
    'widget.modelEntry': '填報表單',
    'widget.modelEntry.none': '還沒有選擇表單',
    'widget.modelEntry.noRight': '沒有新增「{name}」的權限',
    'widget.modelEntry.noRightText': '需要填寫時，請聯絡管理員開通。',
    'setting.modelEntry.modelId': '表單',
    'setting.modelEntry.compact': '不顯示標題',
  },
});
