import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about feedback. */
export const feedbackTexts = defineTexts({
  zh: {
    'feedback.notFound': '反馈不存在，可能已被删除',
    'feedback.noContent': '请填写反馈内容',
    'feedback.noAnswer': '请填写答复内容',
    'feedback.noPicture': '只能附上图片',
    'feedback.tooMany': '今天已提交 {most} 条反馈，请明天再提交。您填写的内容没有丢失',
    'feedback.stale': '其他人刚刚处理了这条反馈，您的内容没有保存也没有丢失，请核对后再保存',
    'feedback.answered': '您的反馈已有答复',
    'feedback.asked': '您的反馈：',
    'feedback.fault': '故障',
    'feedback.wish': '建议',
    'feedback.question': '疑问',
    'feedback.open': '待处理',
    'feedback.doing': '处理中',
    'feedback.done': '已完成',
  },
  en: {
    'feedback.notFound': 'Feedback not found. It may have been deleted.',
    'feedback.noContent': 'Enter your feedback',
    'feedback.noAnswer': 'Enter a reply',
    'feedback.noPicture': 'Only images can be attached',
    'feedback.tooMany': "You've sent {most} pieces of feedback today. Send this one tomorrow. Your text is still here.",
    'feedback.stale':
      "Someone else just handled this feedback. Your changes aren't saved yet. Compare, then save again.",
    'feedback.answered': 'Reply to your feedback',
    'feedback.asked': 'Your feedback:',
    'feedback.fault': 'Problem',
    'feedback.wish': 'Suggestion',
    'feedback.question': 'Question',
    'feedback.open': 'Open',
    'feedback.doing': 'In progress',
    'feedback.done': 'Done',
  },
  zhtw: {
    'feedback.notFound': '回饋不存在，可能已被刪除',
    'feedback.noContent': '請填寫回饋內容',
    'feedback.noAnswer': '請填寫答覆內容',
    'feedback.noPicture': '只能附上圖片',
    'feedback.tooMany': '今天已提交 {most} 則回饋，請明天再提交。您填寫的內容沒有遺失',
    'feedback.stale': '其他人剛剛處理了這則回饋，您的內容沒有儲存也沒有遺失，請核對後再儲存',
    'feedback.answered': '您的回饋已有答覆',
    'feedback.asked': '您的回饋：',
    'feedback.fault': '故障',
    'feedback.wish': '建議',
    'feedback.question': '疑問',
    'feedback.open': '待處理',
    'feedback.doing': '處理中',
    'feedback.done': '已完成',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly feedback: typeof feedbackTexts;
  }
}
