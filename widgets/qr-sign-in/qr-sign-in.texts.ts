import { defineTexts } from '../../engine/schema/text/text.ts';

export const qrSignInTexts = defineTexts({
  zh: {
    'widget.qrSignIn': '扫码登录',
    'widget.qrSignIn.code': '登录二维码',
    'widget.qrSignIn.waiting': '用已登录的手机扫码，然后在手机上确认',
    'widget.qrSignIn.scanned': '已扫码，请在手机上确认登录',
    'widget.qrSignIn.confirmed': '已确认，正在登录',
    'widget.qrSignIn.expired': '二维码已失效，请刷新',
    'widget.qrSignIn.failed': '网络中断，二维码没有取到，请刷新',
  },
  en: {
    'widget.qrSignIn': 'Sign in by QR code',
    'widget.qrSignIn.code': 'QR code to sign in',
    'widget.qrSignIn.waiting': 'Scan it with a phone that is signed in, then confirm there',
    'widget.qrSignIn.scanned': 'Scanned; confirm on the phone',
    'widget.qrSignIn.confirmed': 'Confirmed, signing in',
    'widget.qrSignIn.expired': 'The code is no longer valid; refresh it',
    'widget.qrSignIn.failed': 'The network is gone and there is no code; refresh it',
  },
  zhtw: {
    'widget.qrSignIn': '掃碼登入',
    'widget.qrSignIn.code': '登入二維碼',
    'widget.qrSignIn.waiting': '用已登入的手機掃碼，然後在手機上確認',
    'widget.qrSignIn.scanned': '已掃碼，請在手機上確認登入',
    'widget.qrSignIn.confirmed': '已確認，正在登入',
    'widget.qrSignIn.expired': '二維碼已失效，請重新整理',
    'widget.qrSignIn.failed': '網路中斷，二維碼沒有取到，請重新整理',
  },
});
