import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about sessions and accounts. */
export const oauthTexts = defineTexts({
  zh: {
    'session.none': '请先登录',
    'session.crowd': '登录人数过多，请稍后重试',
    'session.often': '请求过于频繁，请稍后重试',
    'session.invalid': '登录状态无效，请重新登录',
    'session.used': '登录凭证已失效，请重新登录',
    'session.expired': '登录已过期，请重新登录',
    'session.ended': '您已退出登录，请重新登录',
    'session.forced': '您已被强制下线，请重新登录',
    'account.stopped': '账号已停用，请联系管理员',
    'account.wrong': '账号或密码不正确',
    'account.locked': '登录失败次数过多，请 {minutes} 分钟后再试',
  },
  en: {
    'session.none': 'Sign in first',
    'session.crowd': 'Too many people are signing in; try again later',
    'session.often': 'Too many requests; try again later',
    'session.invalid': 'The session is not valid; sign in again',
    'session.used': 'This proof of the session was used before; sign in again',
    'session.expired': 'The session has expired; sign in again',
    'session.ended': 'You have signed out; sign in again',
    'session.forced': 'Your session was ended by somebody else; sign in again',
    'account.stopped': 'The account is switched off; ask your administrator',
    'account.wrong': 'The account or the password is wrong',
    'account.locked': 'Too many attempts; try again in {minutes} minutes',
  },
  zhtw: {
    'session.none': '請先登入',
    'session.crowd': '登入人數過多，請稍後重試',
    'session.often': '請求過於頻繁，請稍後重試',
    'session.invalid': '登入狀態無效，請重新登入',
    'session.used': '登入憑證已失效，請重新登入',
    'session.expired': '登入已過期，請重新登入',
    'session.ended': '您已登出，請重新登入',
    'session.forced': '您已被強制下線，請重新登入',
    'account.stopped': '帳號已停用，請聯絡管理員',
    'account.wrong': '帳號或密碼不正確',
    'account.locked': '登入失敗次數過多，請 {minutes} 分鐘後再試',
  },
});
