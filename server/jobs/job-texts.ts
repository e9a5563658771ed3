import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about jobs. */
export const jobTexts = defineTexts({
  zh: {
    'job.notFound': '任务不存在，可能已被清理',
    'job.ended': '任务已结束，不能取消',
    'job.ofServer': '系统任务不能取消',
    'job.notAdministrator': '只有管理员可以查看全部任务',
    'job.ownTooMany': '您有 {most} 个任务尚未结束，请等其中的任务结束后再试',
    'job.tooMany': '尚未结束的任务过多，请稍后再试',
    'job.inputLong': '任务的内容过长',
    'job.personGone': '发起人已停用或已删除，任务没有执行',
    'job.unknown': '当前版本没有这种任务',
    'job.failed': '任务执行失败，请稍后重试；如再次失败，请将编号 {id} 告知管理员',
    'job.deadline': '任务超时，已停止',
    'job.interrupted': '服务在任务执行期间停止，任务没有完成，请重新发起',
  },
  en: {
    'job.notFound': 'Job not found. It may have been cleaned up.',
    'job.ended': "This job has ended and can't be canceled",
    'job.ofServer': "System jobs can't be canceled",
    'job.notAdministrator': 'Only administrators can view all jobs',
    'job.ownTooMany': 'You have {most} unfinished jobs. Wait for one to finish, then try again.',
    'job.tooMany': 'Too many unfinished jobs. Try again later.',
    'job.inputLong': 'The job has too much content',
    'job.personGone': 'Not run: the account that started this job is disabled or deleted',
    'job.unknown': "This version doesn't have this kind of job",
    'job.failed': 'The job failed. Try again later. If it fails again, give your administrator this ID: {id}.',
    'job.deadline': 'The job timed out and was stopped',
    'job.interrupted': "The server stopped while this job was running, so it didn't finish. Start it again.",
  },
  zhtw: {
    'job.notFound': '工作不存在，可能已被清除',
    'job.ended': '工作已結束，無法取消',
    'job.ofServer': '系統工作無法取消',
    'job.notAdministrator': '只有管理員可以檢視全部工作',
    'job.ownTooMany': '您有 {most} 個工作尚未結束，請等其中的工作結束後再試',
    'job.tooMany': '尚未結束的工作過多，請稍後再試',
    'job.inputLong': '工作的內容過長',
    'job.personGone': '發起人已停用或已刪除，工作沒有執行',
    'job.unknown': '目前版本沒有這種工作',
    'job.failed': '工作執行失敗，請稍後重試；若再次失敗，請將編號 {id} 告知管理員',
    'job.deadline': '工作逾時，已停止',
    'job.interrupted': '伺服器在工作執行期間停止，工作沒有完成，請重新發起',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly jobs: typeof jobTexts;
  }
}
