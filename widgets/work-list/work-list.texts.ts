import { defineTexts } from '../../engine/schema/text/text.ts';

export const workListTexts = defineTexts({
  zh: {
    'widget.workList': '待办列表',
    'widget.workList.empty': '没有等您处理的事项',
    'widget.workList.overdue': '已超时 {deadline}',
    'widget.workList.until': '{deadline} 前',
    'widget.workList.doIt': '{verb} {number}',
    'widget.workList.more': '另有 {count} 项',
    'setting.workList.work': '待办数据',
    'setting.workList.emptyText': '没有内容时的提示',
  },
  en: {
    'widget.workList': 'Task list',
    'widget.workList.empty': "You're all caught up",
    'widget.workList.overdue': 'Overdue since {deadline}',
    'widget.workList.until': 'Due {deadline}',
    'widget.workList.doIt': '{verb} {number}',
    'widget.workList.more': '{count} more',
    'setting.workList.work': 'Task data',
    'setting.workList.emptyText': 'Empty state text',
  },
  zhtw: {
    'widget.workList': '待辦清單',
    'widget.workList.empty': '沒有等您處理的事項',
    'widget.workList.overdue': '已逾時 {deadline}',
    'widget.workList.until': '{deadline} 前',
    'widget.workList.doIt': '{verb} {number}',
    'widget.workList.more': '另有 {count} 項',
    'setting.workList.work': '待辦資料',
    'setting.workList.emptyText': '沒有內容時的提示',
  },
});
