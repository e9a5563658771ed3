import { createStore, Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { NodeFence } from '../../engine/render/NodeFence.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { type Info, sessionAtom } from '../session/session.ts';
import { PageBanners } from './PageBanners.tsx';
import { RegistryContext } from './registry-context.ts';
import { ScreenPage } from './ScreenPage.tsx';
import { screenTexts } from './screen-texts.ts';

const words = screenTexts.zh;
const registry = createProductRegistry([
  {
    descriptor: {
      key: 'thrower',
      kind: 'action',
      category: 'page',
      icon: '',
      title: '',
      defaults: {},
      settings: [],
      texts: { zh: {}, en: {}, zhtw: {} },
    },
    load: async () =>
      ({
        descriptor: { key: 'thrower' },
        component: () => {
          throw new Error('画不出来');
        },
      }) as never, // a widget is more than this test needs
  },
]);

const outlet = { id: 'outlet', config: { aditKey: 'routeOutlet' } };
const text = (content: string) => ({ id: content, config: { aditKey: 'text' }, props: { content } });

/** A signed-in page at which a version of a screen is online; `documents` by id, as text. */
function open(
  id: string,
  documents: Readonly<Record<string, string | Error>>,
  { designer = true, essential = false } = {},
) {
  const asked: string[] = [];
  const reported: { readonly version?: number }[] = [];
  const request: Services['requestNamed'] = async (call, { params, body }) => {
    if (call === 'screenTrouble') reported.push(body as { version: number }); // its entry says so
    if (call !== 'screenDocument') return null;
    const name = String(params?.id);
    asked.push(name);
    const document = documents[name];
    if (document instanceof Error) throw document;
    return { id: name, version: versions, document };
  };
  versions += 1;
  const store = createStore();
  const info = {
    menuList: [],
    permissionList: [],
    sysConfigInfo: {},
    userInfo: { isDesigner: designer },
    screens: Object.fromEntries(Object.keys(documents).map((name) => [name, versions])),
  } as unknown as Info; // what these pages read of it
  store.set(sessionAtom, { status: 'ready', since: 0, ...info });
  const services = testServices('zh', {
    request,
    translate: (key, params = {}) =>
      Object.entries(params).reduce(
        (said, [name, value]) => said.replace(`{${name}}`, String(value)),
        (words as Readonly<Record<string, string>>)[key] ?? testServices().translate(key),
      ),
  });
  mount(
    <Provider store={store}>
      <RegistryContext value={registry}>
        <PageBanners info={info} />
        <ScreenPage id={id} given={{ session: info, route: { path: '/x' } }} essential={essential} />
      </RegistryContext>
    </Provider>,
    services,
  );
  return { asked, reported, version: versions, store, info, services };
}
/** The same screen once more, opened by who is signed in by now. */
function openAgain({ store, services, info }: Pick<ReturnType<typeof open>, 'store' | 'services' | 'info'>) {
  mount(
    <Provider store={store}>
      <RegistryContext value={registry}>
        <ScreenPage id="404" given={{ session: info, route: { path: '/x' } }} />
      </RegistryContext>
    </Provider>,
    services,
  );
}
/** Each test has a version of its own: what was fetched or failed before is remembered by it. */
let versions = 100;

const home = (...nodes: object[]) => JSON.stringify({ id: '404', version: 1, nodes });
const shipped404 = () => page.getByText('没有这个页面', { exact: false }).first();
/** What went wrong stays known to the page: each test looks at its own version. */
const notice = (version: number) => page.getByRole('status').filter({ hasText: `第 ${version} 版不能使用` });

afterEach(() => page.viewport(1280, 900));

it('shows the version that is online, asked for once', async () => {
  const { asked, reported, version } = open('404', { '404': home(text('换过的页面')) });
  await expect.element(page.getByText('换过的页面')).toBeVisible();
  expect(asked).toEqual(['404']);
  expect(reported.filter((each) => each.version === version)).toEqual([]);
  expect(notice(version).elements()).toEqual([]);
});

it('is asked for again when somebody else looks, who may see other parts of it', async () => {
  const documents: Record<string, string> = { '404': home(text('都能看'), text('金额')) };
  const { asked, store, info, services } = open('404', documents);
  await expect.element(page.getByText('金额')).toBeVisible();
  // The server sends to each what they may see; what stands there already stays.
  documents['404'] = home(text('都能看'));
  store.set(sessionAtom, { status: 'ready', since: 1, ...info, permissionList: [] });
  openAgain({ store, services, info });
  await expect.poll(() => page.getByText('都能看').elements().length).toBe(2);
  expect(page.getByText('金额').elements()).toHaveLength(1);
  expect(asked).toEqual(['404', '404']);
});

it('keeps what is typed into it while another version comes online: that one is shown when it is opened next', async () => {
  const documents: Record<string, string> = { '404': home(text('第一版')) };
  const { store, info, services, version } = open('404', documents);
  await expect.element(page.getByText('第一版')).toBeVisible();
  const done = store.get(leaveGuardAtom).guard(async () => true);
  versions += 1;
  documents['404'] = home(text('第二版'));
  const next = { ...info, screens: { '404': version + 1 } };
  store.set(sessionAtom, { status: 'ready', since: 0, ...next });
  openAgain({ store, services, info: next });
  await expect.element(page.getByText('第二版')).toBeVisible();
  await expect.element(page.getByText('第一版')).toBeVisible();
  done();
  // Where nobody writes any more, the next version takes its place at once.
  versions += 1;
  documents['404'] = home(text('第三版'));
  store.set(sessionAtom, { status: 'ready', since: 0, ...info, screens: { '404': version + 2 } });
  await expect.poll(() => page.getByText('第三版').elements().length).toBe(2);
});

it.each<[string, string | Error, string]>([
  ['cannot be fetched', new Error('网络中断'), '网络中断'],
  ['is no JSON', '{"id":', '线上版本已损坏'],
  ['is no screen', '[1]', '线上版本已损坏'],
  ['has a node that is none', JSON.stringify({ nodes: [{ id: 'a' }] }), '位置 /nodes/0'],
  [
    'has children that are none',
    home({ id: 'a', config: { aditKey: 'card', children: 7 } }),
    '/nodes/0/config/children',
  ],
])('shows the shipped screen where what is online %s, and says so', async (_how, document, said) => {
  const { reported, version } = open('404', { '404': document });
  await expect.element(shipped404()).toBeVisible();
  await expect.element(notice(version).filter({ hasText: said })).toBeVisible();
  await expect.poll(() => reported).toContainEqual(expect.objectContaining({ version }));
  await expectAccessible();
});

it('leaves a node that throws in its fence, where the rest stands without it', async () => {
  const { version } = open('404', { '404': home({ id: 't', config: { aditKey: 'thrower' } }, text('其余')) });
  await expect.element(page.getByText('其余', { exact: true })).toBeVisible();
  expect(notice(version).elements()).toEqual([]);
});

it('gives up the whole of a screen that everything stands in, when a part of it throws', async () => {
  const broken = JSON.stringify({
    id: 'shell',
    version: 1,
    nodes: [{ id: 't', config: { aditKey: 'thrower' } }, outlet],
  });
  const { reported, version } = open('shell', { shell: broken }, { essential: true });
  await expect.element(page.getByRole('button', { name: '展开或收起菜单' })).toBeVisible();
  await expect.element(notice(version).filter({ hasText: '画不出来' })).toBeVisible();
  await expect.poll(() => reported).toContainEqual(expect.objectContaining({ version, at: '/nodes/0' }));
});

it('takes no frame without its place for pages', async () => {
  const bare = JSON.stringify({ id: 'shell', version: 1, nodes: [text('空的框架')] });
  const { version } = open('shell', { shell: bare }, { essential: true });
  await expect.element(page.getByRole('button', { name: '展开或收起菜单' })).toBeVisible();
  await expect.element(notice(version).filter({ hasText: '页面出口' })).toBeVisible();
  expect(page.getByText('空的框架').elements()).toEqual([]);
});

it('tells nobody but designers', async () => {
  const staff = open('404', { '404': '{' }, { designer: false });
  await expect.element(shipped404()).toBeVisible();
  await expect.poll(() => staff.reported.length).toBeGreaterThan(0);
  expect(notice(staff.version).elements()).toEqual([]);
});

it('keeps the room of its line away from the page, and gives it back', async () => {
  const { version } = open('shell', { shell: '{' }, { essential: true });
  await expect.element(notice(version)).toBeVisible();
  const frame = () => document.querySelector('.adit-frame')?.getBoundingClientRect();
  await expect.poll(() => frame()?.bottom).toBe(window.innerHeight);
  expect(frame()?.top).toBeGreaterThan(20);
  const dismiss = page.getByRole('button', { name: '知道了' });
  while (dismiss.elements().length > 0) await dismiss.first().click();
  await expect.poll(() => frame()?.top).toBe(0);
});

it('throws to the fence around it where a shipped screen cannot be fetched', async () => {
  const said = testServices('zh', { translate: (key) => key });
  mount(
    <Provider>
      <RegistryContext value={registry}>
        <NodeFence fallback={({ message }) => <p>{message}</p>}>
          <ScreenPage id="no-such-screen" />
        </NodeFence>
      </RegistryContext>
    </Provider>,
    said,
  );
  await expect.element(page.getByText('page.lost')).toBeVisible();
});
