import { defineTexts } from '../../engine/schema/text/text.ts';

/** Words of the shell that are not in a screen document. Chinese as specified where the specification gives it. */
export const shellTexts = defineTexts({
  zh: {
    'request.failed': '请求出错，请重试',
    'session.offline': '系统已下线，请联系管理员',
    'session.failed': '验证失败，请重新登录。',
    'session.expired': '登录已过期，请重新登录',
    'session.later': '登录状态暂时无法续期，请检查网络后重试',
    'session.queue': '等待续期的请求过多，请稍后重试',
    'upload.cut': '网络中断，文件没有上传',
    'password.differ': '两次输入的新密码不一致',
    'command.unknown': '不认识的操作 {name}',
    'setting.unknown': '没有名为 {name} 的设置，或它不能取这个值',
  },
  en: {
    'request.failed': 'Request error, please retry',
    'session.offline': 'The system is offline. Contact your administrator.',
    'session.failed': 'Verification failed, please log in again.',
    'session.expired': 'Login expired, please log in again',
    'session.later': "Couldn't renew your session. Check your network and try again.",
    'session.queue': 'Too many requests are waiting for your session to renew. Try again later.',
    'upload.cut': "Network lost. The file wasn't uploaded.",
    'password.differ': "The new passwords don't match",
    'command.unknown': 'Unknown command {name}',
    'setting.unknown': 'Unknown setting {name}, or invalid value',
  },
  zhtw: {
    'request.failed': '請求出錯，請重試',
    'session.offline': '系統已下線，請聯絡管理員',
    'session.failed': '驗證失敗，請重新登入。',
    'session.expired': '登入已過期，請重新登入',
    'session.later': '登入狀態暫時無法續期，請檢查網路後重試',
    'session.queue': '等待續期的請求過多，請稍後重試',
    'upload.cut': '網路中斷，檔案沒有上傳',
    'password.differ': '兩次輸入的新密碼不一致',
    'command.unknown': '不認識的操作 {name}',
    'setting.unknown': '沒有名為 {name} 的設定，或它不能取這個值',
  },
});
