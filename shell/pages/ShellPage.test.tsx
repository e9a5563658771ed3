import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recordCode } from '../../engine/schema/codes/record-code.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { menuEntry } from '../../test/support/sample-menu.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { menuTypes } from '../../widgets/shared/menu.ts';
import { type Info, sessionAtom } from '../session/session.ts';
import { tabsAtom } from '../session/tabs.ts';
import { RegistryContext } from './registry-context.ts';
import { ShellPage } from './ShellPage.tsx';

const registry = createProductRegistry([]);
const menuList = [
  menuEntry({ id: 'plain', fullName: '巡检记录', urlAddress: 'records' }),
  menuEntry({ id: 'device', fullName: '设备', urlAddress: 'device' }),
  menuEntry({ id: 'wide', fullName: '大屏', urlAddress: 'wall' }),
  menuEntry({ id: 'gone', fullName: '旧页面', urlAddress: 'gone' }),
  menuEntry({
    id: 'users',
    fullName: '用户管理',
    urlAddress: 'permission/user',
    propertyJson: JSON.stringify({ soon: { zh: '这里将新建和停用用户。' } }),
  }),
  menuEntry({
    id: 'folder',
    fullName: '巡检',
    enCode: 'patrol.all',
    children: [menuEntry({ id: 'wind', fullName: '风速', icon: 'CloudOutlined', key: 'k9', urlAddress: 'wind' })],
  }),
  menuEntry({ id: 'sums', fullName: '能耗报表', type: menuTypes.report, urlAddress: 'report/energy' }),
  menuEntry({ id: 'view', fullName: '监控大屏', type: menuTypes.dataView }),
  menuEntry({
    id: 'away',
    fullName: '外部系统',
    type: menuTypes.link,
    linkTarget: '_blank',
    urlAddress: `https://x.example/?t=\${token}`,
  }),
];
const text = (content: string) => ({ id: 't', config: { aditKey: 'text' }, props: { content } });
const documents: Readonly<Record<string, object>> = {
  device: {
    id: 'device',
    version: 1,
    nodes: [{ id: 't', config: { aditKey: 'text' }, props: { content: { $text: '是 {app.device}' } } }],
  },
  records: { id: 'records', version: 1, nodes: [text('记录在此')] },
  wind: {
    id: 'wind',
    version: 1,
    nodes: [
      {
        id: 't',
        config: { aditKey: 'text' },
        props: { content: { $text: '{route.menuId} {route.key} {route.icon}' } },
      },
    ],
  },
  wall: { id: 'wall', version: 1, hasLayout: false, nodes: [text('大屏在此')] },
};

const model = {
  ...{ id: 'm1', fullName: '缺陷上报', enCode: 'defect', type: 1, webType: 2, version: 1, tables: '[]' },
  formData: JSON.stringify({
    version: 1,
    nodes: [{ id: 'a', vModel: 'place', config: { aditKey: 'input', label: '位置' } }],
  }),
  columnData: JSON.stringify({ version: 1, searchList: [], columnList: [] }),
};

/** Somebody signed in at an address: three pages of the tenant are online, one of which cannot be had. */
function open(path: string, { bare = false, names = documents, address = '', userId = 'u1' } = {}) {
  const asked: unknown[] = [];
  const store = createStore();
  const info = {
    menuList,
    permissionList: [],
    sysConfigInfo: { sysName: '管廊平台' },
    userInfo: { userId, isDesigner: false },
    screens: { ...Object.fromEntries(Object.keys(names).map((id) => [id, 1])), gone: 1 },
  } as unknown as Info; // what these pages read of it
  store.set(sessionAtom, { status: 'ready', since: 0, ...info });
  const services = testServices('zh', {
    request: async (call, { params, body }) => {
      if (call === 'openLink') {
        asked.push(body);
        if (address === '') throw new Error('系统没有设置数据可视化的地址');
        return { address };
      }
      if (call === 'modelConfig') return model;
      if (call === 'recordHistory') return { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
      if (call === 'loadRecord' || call === 'recordDataChange') {
        if (params?.dataId !== 'r1') throw new Error('没有这条记录，或您没有查看它的权限');
        return { id: 'r1', revision: 1, data: '{"place":"K2+240"}' };
      }
      if (call !== 'screenDocument') return null;
      const document = names[String(params?.id)];
      if (!document) throw new Error('没有取到');
      return { id: params?.id, version: 1, document: JSON.stringify(document) };
    },
  });
  mount(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <RegistryContext value={registry}>
          <ShellPage info={info} bare={bare} />
        </RegistryContext>
      </MemoryRouter>
    </Provider>,
    services,
  );
  return Object.assign(store, { asked });
}

const frame = () => page.getByRole('button', { name: '展开或收起菜单' });

afterEach(async () => {
  document.title = '';
  await page.viewport(1280, 900);
});

it('draws a page in the frame, with its tab beside the pinned one, and calls the window after page and system', async () => {
  const store = open('/records');
  await expect.element(page.getByText('记录在此')).toBeVisible();
  await expect.element(frame()).toBeVisible();
  expect(document.title).toBe('巡检记录 - 管廊平台');
  expect(store.get(tabsAtom).map(({ path, pinned }) => [path, pinned])).toEqual([
    ['/home', true],
    ['/records', false],
  ]);
});

it('is one page, with one tab, whichever record a link opens over it', async () => {
  const store = open('/records?record=m1.r1');
  await expect.element(page.getByText('记录在此')).toBeVisible();
  expect(store.get(tabsAtom).map(({ path }) => path)).toEqual(['/home', '/records']);
});

it('draws the page alone where the address says so', async () => {
  open('/records', { bare: true });
  await expect.element(page.getByText('记录在此')).toBeVisible();
  expect(frame().elements()).toEqual([]);
});

it('draws the page alone where its screen says so, and leaves no tab', async () => {
  const store = open('/wall');
  await expect.element(page.getByText('大屏在此')).toBeVisible();
  expect(frame().elements()).toEqual([]);
  expect(document.title).toBe('大屏 - 管廊平台');
  expect(store.get(tabsAtom).map(({ path }) => path)).toEqual(['/home']);
});

it.each(['/no/such', '/404'])('says at %s that there is no such page', async (path) => {
  const store = open(path);
  await expect.element(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  expect(document.title).toBe('没有这个页面 - 管廊平台');
  expect(store.get(tabsAtom).map((tab) => tab.path)).toEqual(['/home']);
});

it('goes from the address of a folder to the first page in it, which knows its entry of the menu', async () => {
  const store = open('/patrol-all?state=1');
  await expect.element(page.getByText('wind k9 CloudOutlined')).toBeVisible();
  expect(document.title).toBe('风速 - 管廊平台');
  expect(store.get(tabsAtom).map(({ path }) => path)).toEqual(['/home', '/wind?state=1']);
});

it('opens the first folder of the menu where there is no page', async () => {
  open('/no/such');
  await expect
    .element(page.getByRole('treeitem', { name: '巡检', exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
});

it.each([
  [991, 'mobile'],
  [992, 'desktop'],
] as const)('tells screens on what device they are, in a window of %i px: %s', async (width, device) => {
  await page.viewport(width, 800);
  open('/device');
  await expect.element(page.getByText(`是 ${device}`)).toBeVisible();
});

it.each([
  [639, []],
  [640, ['已打开的页面']],
] as const)('has a title and no page tabs on a phone, in a window of %i px', async (width, strips) => {
  await page.viewport(width, 800);
  open('/records');
  await expect.element(page.getByText('记录在此')).toBeVisible();
  const title = strips.length === 0 ? '巡检记录' : undefined;
  // In a test the frame stands in a `main`, where a header is no banner.
  await expect.poll(() => document.querySelector('[data-area="header"] h1')?.textContent).toBe(title);
  expect(page.getByRole('navigation', { name: '已打开的页面' }).elements()).toHaveLength(strips.length);
});

it('tells screens how often who is signed in came to each page of the menu', async () => {
  const told = { id: 't', config: { aditKey: 'text' }, props: { content: { $text: '第 {visits.plain} 次' } } };
  const names = { ...documents, records: { id: 'records', version: 1, nodes: [told] } };
  localStorage.setItem('adit_visits_u1', '{"plain":4,"wide":"x"}_object');
  try {
    open('/records', { names });
    await expect.element(page.getByText('第 5 次')).toBeVisible();
    open('/records', { names, userId: 'u2' });
    await expect.element(page.getByText('第 1 次')).toBeVisible();
  } finally {
    for (const id of ['u1', 'u2']) localStorage.removeItem(`adit_visits_${id}`);
  }
});

it('says what failed in place of a page that cannot be had, with ways on, in the frame', async () => {
  open('/gone');
  await expect.element(page.getByRole('heading', { name: '“旧页面”没有打开' })).toBeVisible();
  await expect.element(page.getByText('没有取到', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect.element(frame()).toBeVisible();
  await expectAccessible();
});

it('says what will be there at an entry whose page is still to come', async () => {
  open('/permission/user');
  await expect.element(page.getByRole('heading', { name: '“用户管理”还没有开放' })).toBeVisible();
  await expect.element(page.getByText('这里将新建和停用用户。')).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(1);
  await expectAccessible();
});

it('says at a report that its host is still to come', async () => {
  open('/report/energy');
  await expect.element(page.getByRole('heading', { name: '“能耗报表”还没有开放' })).toBeVisible();
  await expect.element(page.getByText('这里将显示该菜单对应的数据报表', { exact: false })).toBeVisible();
});

it('shows a data view at the address that the server says, asked for once', async () => {
  const { asked } = open('/view', { address: '/views/1?token=one-use' });
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe('/views/1?token=one-use');
  expect(asked).toEqual([{ menuId: 'view' }]);
});

it('goes from a window of its own to the address that the server says, and tells it nothing of this one', async () => {
  const followed: string[] = [];
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) followed.push(`${event.target.href} ${event.target.rel}`);
  };
  window.addEventListener('click', stay);
  open('/away', { address: 'https://x.example/?t=one-use' });
  await expect.poll(() => followed).toEqual(['https://x.example/?t=one-use noreferrer']);
  window.removeEventListener('click', stay);
  expect(frame().elements()).toEqual([]);
});

it('says what the server said where a link has no address', async () => {
  open('/view');
  await expect.element(page.getByRole('heading', { name: '“监控大屏”没有打开' })).toBeVisible();
  await expect.element(page.getByText('系统没有设置数据可视化的地址', { exact: false })).toBeVisible();
});

describe('a record, by the code that was scanned', () => {
  const address = (code: string) => `/scanRecord?d=${btoa(code).replaceAll('=', '')}`;

  it('is shown to read, with the rights of who reads it', async () => {
    open(address(recordCode({ modelId: 'm1', id: 'r1' })));
    await expect.element(page.getByText('K2+240')).toBeVisible();
    expect(page.getByRole('textbox', { name: '位置' }).elements()).toEqual([]);
    expect(document.title).toBe('扫码结果 - 管廊平台');
  });

  it('says what the server says of one that is not for the reader', async () => {
    open(address(recordCode({ modelId: 'm1', id: 'another' })));
    await expect.element(page.getByRole('alert')).toHaveTextContent('您没有查看它的权限');
  });

  it.each<[string, string]>([
    ['is not there', '/scanRecord'],
    ['is no base64', '/scanRecord?d=%25%25'],
    ['is a script', address('javascript:alert(1)')],
    ['names no record', address('{"t":"DFD","mid":"m1"}')],
  ])('is not recognized where it %s, and nothing is opened', async (_how, path) => {
    open(path);
    await expect.element(page.getByRole('heading', { name: '二维码无法识别' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '回到首页' })).toBeVisible();
    expect(page.getByText('K2+240').query()).toBeNull();
  });
});

describe('a flow, by what its address says', () => {
  const address = (config: unknown) => `/workFlowDetail?config=${encodeURIComponent(btoa(JSON.stringify(config)))}`;
  const actions = () => [...document.querySelectorAll('#adit-main button')];

  it('shows the record to read, whatever else it says may be done', async () => {
    open(address({ modelId: 'm1', id: 'r1', opType: 'approve', taskId: 't9' }));
    await expect.element(page.getByText('K2+240')).toBeVisible();
    await expect.element(page.getByText('流程操作将随流程引擎开放', { exact: false })).toBeVisible();
    expect(page.getByRole('textbox', { name: '位置' }).elements()).toEqual([]);
    expect(actions().map((button) => button.getAttribute('aria-label'))).toEqual(['复制编号']);
    expect(document.title).toBe('流程详情 - 管廊平台');
  });

  it('says what the server says of a record that is not for the reader', async () => {
    open(address({ modelId: 'm1', id: 'another' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('您没有查看它的权限');
  });

  it.each<[string, string]>([
    ['is no base64', '/workFlowDetail?config=%25%25%25'],
    ['has 5 MB', `/workFlowDetail?config=${'A'.repeat(5_000_000)}`],
    ['is foreign', address({ enCode: 'leave', flowId: 'f1' })],
    ['is not there', '/workFlowDetail'],
  ])('says so where it %s', async (_how, path) => {
    open(path);
    await expect.element(page.getByRole('heading', { name: '“流程详情”没有打开' })).toBeVisible();
    await expect.element(page.getByText('page.noFlow', { exact: false })).toBeVisible();
    await expect.element(frame()).toBeVisible();
  });
});
