import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about messages and notices. */
export const messageTexts = defineTexts({
  zh: {
    'message.notFound': '消息不存在，可能已被撤回',
    'notice.notFound': '公告不存在，可能已被删除',
    'notice.noTitle': '标题不能为空',
    'notice.noBody': '正文不能为空',
    'notice.noAudience': '请先选择接收范围',
    'notice.nobody': '接收范围内没有可以登录的人',
    'notice.isPublished': '公告已发布，请先撤回',
    'notice.notPublished': '公告没有发布，不需要撤回',
    'notice.stale': '公告已被他人修改，您的内容没有保存也没有丢失，请核对后再保存',
    'notice.hasEnded': '失效时间已过，请先改为以后的时间',
    'notice.noInstant': '失效时间无法识别',
    'notice.everybody': '全体人员',
  },
  en: {
    'message.notFound': 'Message not found. It may have been withdrawn.',
    'notice.notFound': 'Notice not found. It may have been deleted.',
    'notice.noTitle': 'Enter a title',
    'notice.noBody': 'Enter the notice text',
    'notice.noAudience': 'Choose recipients first',
    'notice.nobody': 'None of the recipients can sign in',
    'notice.isPublished': 'This notice is published. Withdraw it first.',
    'notice.notPublished': "This notice isn't published",
    'notice.stale':
      "Someone changed this notice while you were editing. Your changes aren't saved yet. Compare, then save again.",
    'notice.hasEnded': 'The expiry time has passed. Choose a later one first.',
    'notice.noInstant': "The expiry time isn't valid",
    'notice.everybody': 'Everyone',
  },
  zhtw: {
    'message.notFound': '訊息不存在，可能已被撤回',
    'notice.notFound': '公告不存在，可能已被刪除',
    'notice.noTitle': '標題不能為空',
    'notice.noBody': '內文不能為空',
    'notice.noAudience': '請先選擇接收範圍',
    'notice.nobody': '接收範圍內沒有可以登入的人',
    'notice.isPublished': '公告已發布，請先撤回',
    'notice.notPublished': '公告沒有發布，不需要撤回',
    'notice.stale': '公告已被他人修改，您的內容沒有儲存也沒有遺失，請核對後再儲存',
    'notice.hasEnded': '失效時間已過，請先改為以後的時間',
    'notice.noInstant': '失效時間無法識別',
    'notice.everybody': '全體人員',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly message: typeof messageTexts;
  }
}
