import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about views of lists. */
export const viewTexts = defineTexts({
  zh: {
    'listView.notFound': '视图不存在，可能已被删除',
    'listView.noName': '请填写视图名称',
    'listView.taken': '已有名为“{name}”的视图，请换一个名称',
    'listView.many': '最多保存 {most} 个视图，请先删除不用的',
    'listView.mayNotShare': '没有共享视图的权限',
    'listView.stale': '视图已被他人修改，请刷新后再试',
    'listView.query': '视图的查询条件格式不正确',
  },
  en: {
    'listView.notFound': 'View not found. It may have been deleted.',
    'listView.noName': 'Enter a name for the view',
    'listView.taken': 'A view named "{name}" already exists. Choose another name.',
    'listView.many': 'You can save up to {most} views. Delete one you no longer use first.',
    'listView.mayNotShare': "You don't have permission to share views",
    'listView.stale': 'Someone else changed this view. Reload and try again.',
    'listView.query': 'The conditions of the view are invalid',
  },
  zhtw: {
    'listView.notFound': '檢視不存在，可能已被刪除',
    'listView.noName': '請填寫檢視名稱',
    'listView.taken': '已有名為「{name}」的檢視，請換一個名稱',
    'listView.many': '最多儲存 {most} 個檢視，請先刪除不用的',
    'listView.mayNotShare': '沒有共用檢視的權限',
    'listView.stale': '檢視已被他人修改，請重新整理後再試',
    'listView.query': '檢視的查詢條件格式不正確',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly recordViews: typeof viewTexts;
  }
}
