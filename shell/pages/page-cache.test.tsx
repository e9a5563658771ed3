import { createStore, Provider, useAtomValue } from 'jotai';
import { Activity, type ReactNode } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { menuEntry } from '../../test/support/sample-menu.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { lockedAtom } from '../session/locked.ts';
import { type Info, sessionAtom } from '../session/session.ts';
import { refreshAtom, tabsAtom } from '../session/tabs.ts';
import { settingsAtom } from '../settings/settings.ts';
import { removeStored } from '../settings/storage.ts';
import { RegistryContext } from './registry-context.ts';
import { ShellPage } from './ShellPage.tsx';

const registry = createProductRegistry([]);
const menuList = [
  menuEntry({ id: 'form', fullName: '巡检登记', urlAddress: 'form' }),
  menuEntry({ id: 'other', fullName: '缺陷登记', urlAddress: 'other' }),
];
const entry = (label: string) => ({
  nodes: [
    {
      id: 'ask',
      config: { aditKey: 'button' },
      props: { buttonText: `打开${label}` },
      on: { click: [{ action: 'openDialog', dialog: 'd' }] },
    },
    { id: 'name', vModel: 'name', config: { aditKey: 'input', label } },
    {
      id: 'd',
      config: {
        aditKey: 'dialog',
        children: [{ id: 'why', vModel: 'why', config: { aditKey: 'input', label: '原因' } }],
      },
      props: { title: '说明', okText: '提交' },
    },
  ],
});
const documents: Readonly<Record<string, object>> = {
  form: { id: 'form', version: 1, ...entry('编号') },
  other: { id: 'other', version: 1, ...entry('名称') },
};

/** As the shell has it: what stands on the pages is kept behind a locked screen. */
function Lockable({ children }: { readonly children: ReactNode }) {
  return <Activity mode={useAtomValue(lockedAtom) ? 'hidden' : 'visible'}>{children}</Activity>;
}

/** Somebody signed in, with the page cache on or off, and a way to other addresses. */
async function open(path: string, useCache: boolean) {
  const store = createStore();
  store.set(settingsAtom, { useCache });
  const info = {
    menuList,
    permissionList: [],
    sysConfigInfo: { sysName: '管廊平台' },
    userInfo: { isDesigner: false },
    screens: { form: 1, other: 1 },
  } as unknown as Info; // what these pages read of it
  store.set(sessionAtom, { status: 'ready', since: 0, ...info });
  const asked: string[] = [];
  const services = testServices('zh', {
    request: async (call, { params }) => {
      asked.push(call);
      if (call === 'modelConfig') throw new Error('没有这个模型');
      return call === 'screenDocument'
        ? { id: params?.id, version: 1, document: JSON.stringify(documents[String(params?.id)]) }
        : null;
    },
  });
  let navigate: NavigateFunction = () => {};
  const Ways = () => {
    navigate = useNavigate();
    return null;
  };
  mount(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Ways />
        <RegistryContext value={registry}>
          <Lockable>
            <ShellPage info={info} bare={false} />
          </Lockable>
        </RegistryContext>
      </MemoryRouter>
    </Provider>,
    services,
  );
  return { store, asked, go: (to: string) => navigate(to), guard: store.get(leaveGuardAtom) };
}

afterEach(() => {
  removeStored('useCache');
  document.title = '';
});

const field = (name: string) => page.getByRole('textbox', { name });

it('keeps what was filled in while other tabs are seen, for each address by itself', async () => {
  const { go } = await open('/form?id=1', true);
  await field('编号').fill('XJ-1');
  await go('/form?id=2');
  await expect.element(field('编号')).toHaveValue('');
  await field('编号').fill('XJ-2');
  await go('/other');
  await expect.element(field('名称')).toBeVisible();
  expect(field('编号').elements()).toEqual([]);
  await expectAccessible();
  await go('/form?id=1');
  await expect.element(field('编号')).toHaveValue('XJ-1');
  await go('/form?id=2');
  await expect.element(field('编号')).toHaveValue('XJ-2');
});

it('draws a page anew at each visit where nothing is kept', async () => {
  const { go } = await open('/form', false);
  await field('编号').fill('XJ-1');
  await go('/other');
  await expect.element(field('名称')).toBeVisible();
  await go('/form');
  await expect.element(field('编号')).toHaveValue('');
});

it('never keeps a page that says so: at each visit what it shows is asked for again', async () => {
  const { go, asked } = await open('/form', true);
  await field('编号').fill('XJ-1');
  const flow = `/workFlowDetail?config=${encodeURIComponent(btoa(JSON.stringify({ modelId: 'm1', id: 'r1' })))}`;
  const words = page.getByText('流程操作将随流程引擎开放', { exact: false });
  for (const times of [1, 2]) {
    await go(flow);
    await expect.element(words).toBeVisible();
    await expect.poll(() => asked.filter((call) => call === 'modelConfig').length).toBe(times);
    await go('/form');
    await expect.element(field('编号')).toHaveValue('XJ-1');
    // What is kept stands hidden in the document; of this one nothing is left.
    await expect.poll(() => words.elements()).toEqual([]);
  }
});

it('begins a page anew that is refreshed or whose tab went, and leaves the others as they are', async () => {
  const { go, store } = await open('/form', true);
  await field('编号').fill('XJ-1');
  await go('/other');
  await field('名称').fill('渗水');
  store.set(refreshAtom, { '/form': 1 });
  await go('/form');
  await expect.element(field('编号')).toHaveValue('');
  store.set(tabsAtom, (known) => known.filter(({ path }) => path !== '/other'));
  await go('/other');
  await expect.element(field('名称')).toHaveValue('');
});

it('hides what stands over a page with it, and goes on asking for it', async () => {
  const { go, guard } = await open('/form', true);
  await page.getByRole('button', { name: '打开编号' }).click();
  await field('原因').fill('夜间施工');
  await go('/other');
  await expect.element(field('名称')).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(guard.holds('/form')).toBe(true);
  expect(guard.holds('/other')).toBe(false);
  // Nothing lies over the page that is seen now.
  await field('名称').fill('渗水');
  await go('/form');
  await expect.element(field('原因')).toHaveValue('夜间施工');
  expect(guard.held()).toEqual(['/form']);
});

it('keeps behind a locked screen what its pages would ask, those out of sight too', async () => {
  const { go, store, guard } = await open('/form', true);
  await page.getByRole('button', { name: '打开编号' }).click();
  await field('原因').fill('夜间施工');
  await go('/other');
  await expect.element(field('名称')).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await page.getByRole('button', { name: '打开名称' }).click();
  await field('原因').fill('渗水');
  for (const isLocked of [true, false]) {
    store.set(lockedAtom, isLocked);
    await expect.poll(() => field('原因').elements().length).toBe(isLocked ? 0 : 1);
    expect([...guard.held()].sort()).toEqual(['/form', '/other']);
  }
  await expect.element(field('原因')).toHaveValue('渗水');
  await go('/form');
  await expect.element(field('原因')).toHaveValue('夜间施工');
});

it('keeps a page with unsaved work when the cache is switched off meanwhile', async () => {
  const { go, store, guard } = await open('/form', true);
  await page.getByRole('button', { name: '打开编号' }).click();
  await field('原因').fill('夜间施工');
  await go('/other');
  await expect.element(field('名称')).toBeVisible();
  store.set(settingsAtom, { useCache: false });
  await go('/home');
  await expect.poll(() => guard.held()).toEqual(['/form']);
  await go('/form');
  await expect.element(field('原因')).toHaveValue('夜间施工');
});
