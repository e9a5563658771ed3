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
    'widget.qrSignIn': 'Sign in with QR code',
    'widget.qrSignIn.code': 'Sign-in QR code',
    'widget.qrSignIn.waiting': "Scan with a phone that's signed in, then confirm there",
    'widget.qrSignIn.scanned': 'Scanned. Confirm on your phone.',
    'widget.qrSignIn.confirmed': 'Confirmed. Signing in…',
    'widget.qrSignIn.expired': 'This code has expired. Refresh it.',
    'widget.qrSignIn.failed': 'No network connection. Refresh the code.',
  },
  zhtw: {
    'widget.qrSignIn': '掃描登入',
    'widget.qrSignIn.code': '登入 QR Code',
    'widget.qrSignIn.waiting': '用已登入的手機掃描，然後在手機上確認',
    'widget.qrSignIn.scanned': '已掃描，請在手機上確認登入',
    'widget.qrSignIn.confirmed': '已確認，正在登入',
    'widget.qrSignIn.expired': 'QR Code 已失效，請重新整理',
    'widget.qrSignIn.failed': '網路中斷，QR Code 沒有取到，請重新整理',
  },
});
