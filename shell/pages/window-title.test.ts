import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../../engine/schema/routes/routes.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { languages } from '../../engine/schema/text/text.ts';
import { pageAt } from '../router/page-at.ts';
import { windowTitle } from './window-title.ts';

/** What each fixed route is called. Before sign-in the screen says it, which is where people read it. */
const titles: readonly (readonly [path: string, zh: string, en: string, zhtw: string])[] = [
  ['/login', '登录', 'Sign in', '登入'],
  ['/login2', '企业微信登录', 'Sign in from WeCom', '企業微信登入'],
  ['/sso', '单点登录', 'Single sign-on', '單一登入'],
  ['/602', '登录已失效', 'Signed out', '登入已失效'],
  ['/home', '首页', 'Home', '首頁'],
  ['/404', '没有这个页面', 'Page not found', '沒有這個頁面'],
  ['/scanConfirm', '确认登录', 'Confirm sign-in', '確認登入'],
  ['/messageRecord', '站内消息', 'Messages', '站內訊息'],
  ['/profile', '个人资料', 'Profile', '個人資料'],
  ['/scanRecord', '扫码结果', 'Scanned record', '掃描結果'],
  ['/workFlowDetail', '流程详情', 'Workflow details', '流程詳細資料'],
  ['/axisManage', '轴线管理', 'Axes', '軸線管理'],
  ['/mapFunTest', '地图功能测试', 'Map functions', '地圖功能測試'],
  ['/externalLink', '外部网页', 'External page', '外部網頁'],
  ['/filePreview', '文件预览', 'File preview', '檔案預覽'],
];

const screenTitle = (id = '') =>
  JSON.parse(readFileSync(new URL(`../../schemas/screens/${id}.json`, import.meta.url), 'utf8')).title;

it.each(titles)(
  'of %s is that of the route and the name of the system, in English the name of the platform',
  (path, ...said) => {
    const route = routes.find((one) => one.path === path);
    for (const language of languages) {
      const title = route?.open
        ? localText(screenTitle(route.screen), language)
        : pageAt(path, new Map(), language).title;
      expect(title).toBe(said[['zh', 'en', 'zhtw'].indexOf(language)]);
      const system = language === 'en' ? 'Adit' : '滨江管廊';
      expect(windowTitle(title, '滨江管廊', language)).toBe(`${title} - ${system}`);
    }
  },
);

it('is there for every fixed route with a page of its own', () => {
  const named = routes.filter(({ to, of }) => to === undefined && of === undefined).map(({ path }) => path);
  expect(named.sort()).toEqual(titles.map(([path]) => path).sort());
});

it('has the name of the platform where the system has none', () => {
  expect(windowTitle('首页', '', 'zh')).toBe('首页 - Adit');
});
