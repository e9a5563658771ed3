import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { calls, type MenuItem } from '../../engine/schema/calls/index.ts';
import { routes } from '../../engine/schema/routes/routes.ts';
import { openDatabase } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { createMenuEntry } from '../../server/permission/menus.ts';
import { pagesOf } from '../../shell/router/routes.ts';
import { connect } from '../support/api.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

/** A server of somebody else, at another port: by its number it is a neighbour of ours, by its name another site. */
let foreign: Server;
let neighbour: string;
let stranger: string;
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let html = '';
let product: Product;
let browser: Browser;
let staff: Visitor;
let page: Page;

beforeAll(async () => {
  foreign = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>x</title>${html}`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo; // it listens on a port
  neighbour = `http://127.0.0.1:${port}`;
  stranger = `http://localhost:${port}`;
  browser = await openBrowser();
  const { dataDir } = await seeded();
  const env = { ADIT_FRAMED_BY: neighbour, ADIT_DATA_VIEW_URL: `${neighbour}/views`, ADIT_LOG_LEVEL: 'info' };
  product = await startProduct({ dataDir, env });
  staff = await visit(browser, product.url);
  ({ page } = staff);
  await signIn(page, 'staff');
  await page.getByRole('navigation').first().waitFor();
});
afterEach(async ({ task }) => {
  await pictureOfFailure(page, task);
  html = '';
  asked = [];
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  foreign?.close();
});

/** The demo with links to that server in its menu: in a frame, in a window of its own, and a data view. */
async function seeded() {
  const first = await startProduct();
  await first.stop();
  const database = await openDatabase({ kind: 'embedded', dataDir: first.dataDir });
  const entry = { tenantId: 'main', parentId: '0', icon: '', roleIds: ['role-staff'] };
  await database.transaction(async (trx) => {
    const leads = { type: 7, urlAddress: `${neighbour}/partner?token=\${aditToken}` };
    await createMenuEntry(trx, { ...entry, ...leads, fullName: '内嵌链接', enCode: 'partner.inside' });
    const outside = await createMenuEntry(trx, { ...entry, ...leads, fullName: '外部链接', enCode: 'partner.outside' });
    const view = await createMenuEntry(trx, { ...entry, type: 6, fullName: '数据视图', enCode: 'partner.view' });
    const change = tables(trx).updateTable('base_menu');
    await change.set({ link_target: '_blank' }).where('id', '=', outside).execute();
    await change.set({ property_json: '{"moduleId":"view1"}' }).where('id', '=', view).execute();
  });
  await database.close();
  return first;
}

const tokensOf = async (of: Page) =>
  of.evaluate(() =>
    ['token', 'tokenKey'].map((name) => localStorage.getItem(`adit_${name}`)?.replace(/_string$/, '') ?? ''),
  );

it('hear no token: in no address that any page asks for, in no referrer, and in no line of the log (A17)', async () => {
  const admin = await visit(browser, product.url);
  await signIn(admin.page, 'admin');
  const seen: string[] = [];
  const lacking: string[] = [];
  for (const { context } of [staff, admin]) {
    context.on('request', (request) => void seen.push(request.url()));
    context.on('response', (response) => {
      if (response.url().startsWith(product.url) && response.status() >= 400)
        lacking.push(`${response.status()} ${response.url()} of ${response.frame().url()}`);
    });
    context.on('page', (opened) => opened.on('websocket', (socket) => void seen.push(socket.url())));
  }
  const secrets = new Set<string>();
  for (const { page, context } of [staff, admin]) {
    for (const secret of await tokensOf(page)) secrets.add(secret);
    const walker = await context.newPage();
    walker.on('websocket', (socket) => void seen.push(socket.url()));
    await walker.goto('/home');
    await walker.getByRole('navigation').first().waitFor();
    const menu: MenuItem[] = await walker.evaluate(async () => {
      const token = localStorage.getItem('adit_token')?.replace(/_string$/, '');
      const response = await fetch('/api/oauth/CurrentUser', { headers: { authorization: `Bearer ${token}` } });
      return (await response.json()).data.menuList;
    });
    const paths = new Set(routes.flatMap(({ path, open, to }) => (open || to ? [] : [path])));
    const pages = [...pagesOf(menu)];
    // Pages that are still to come are one screen: the first of them stands for all. What leaves this window is followed
    // further down.
    const [soon] = pages.filter(([, { kind }]) => kind === 'soon');
    const stays = pages.filter(([, page]) => page.kind !== 'soon' && !(page.kind === 'link' && page.away));
    for (const [path] of [...stays, ...(soon ? [soon] : [])]) paths.add(path);
    expect(paths.size).toBeGreaterThan(10);
    for (const path of paths) {
      await walker.goto(path, { waitUntil: 'domcontentloaded' });
      await walker.waitForFunction(
        () =>
          document.title !== '' && document.querySelector('main, [data-area=main], iframe, .adit-document') !== null,
      );
      await walker.waitForLoadState('networkidle');
      for (const secret of await tokensOf(walker)) secrets.add(secret);
    }
    await walker.goto('/home');
    const opened = context.waitForEvent('page');
    await walker.getByRole('navigation').first().getByText('外部链接', { exact: true }).click();
    await (await opened).waitForURL(`${neighbour}/partner?token=*`);
    await walker.goto(`/externalLink?href=${encodeURIComponent(`${neighbour}/framed`)}`);
    await walker.waitForLoadState('networkidle');
  }
  // On the way through all pages nothing was asked for that there is not.
  expect(lacking).toEqual([]);
  secrets.delete('');
  expect(secrets.size).toBeGreaterThanOrEqual(4);
  const holds = (text: string) => [...secrets].some((secret) => text.includes(secret));
  // The one exception: no page can send a header with a socket.
  const socketAt = calls.liveSocket.path.replace(':token', '');
  expect(seen.filter((url) => url.startsWith('ws:') && url.includes(socketAt) && holds(url)).length).toBeGreaterThan(1);
  expect(seen.filter((url) => !(url.startsWith('ws:') && url.includes(socketAt)) && holds(url))).toEqual([]);
  // What the foreign server heard: tickets, and nothing of where the person comes from.
  const paths = new Set(asked.map(({ url }) => new URL(url, neighbour).pathname));
  expect([...paths]).toEqual(expect.arrayContaining(['/partner', '/views/view/view1', '/framed']));
  // Its own page asks for its own icon.
  const told = asked.filter(
    ({ headers }) => !(headers.referer ?? neighbour).startsWith(neighbour) || headers.authorization,
  );
  expect(told).toEqual([]);
  expect(holds(JSON.stringify(asked))).toBe(false);
  await admin.context.close();
  expect(product.said()).toContain(calls.currentUser.path);
  expect(holds(product.said())).toBe(false);
});

/** Sent again where the frame was still busy with an answer: what is sent into it then may be dropped. */
const sendForm = (attacker: Page, id: string) =>
  expect
    .poll(
      async () => {
        const answered = attacker
          .waitForResponse((response) => response.request().method() === 'POST', { timeout: 5_000 })
          .then(
            () => true,
            () => false,
          );
        await attacker.locator(`#${id}`).evaluate((element) => (element as HTMLFormElement).submit());
        return answered;
      },
      { timeout: 30_000 },
    )
    .toBe(true);

it('change nothing by forms, pictures and calls of theirs (A18)', async () => {
  const api = await connect(product.url, 'admin');
  const model = async () => JSON.stringify(await api.get('/api/visualdev/Base?pageSize=100'));
  const { list } = JSON.parse(await model()) as { list: { id: string }[] };
  const id = list[0]?.id ?? '';
  const before = { models: await model(), tokens: await tokensOf(page) };
  const ours = product.url;
  const saidBefore = product.said().length;
  const targets = {
    deletion: `${ours}/api/visualdev/Base/Delete/${id}`,
    logout: `${ours}${calls.logout.path}`,
    lock: `${ours}${calls.lock.path}`,
    login: `${ours}${calls.login.path}`,
    record: `${ours}/api/visualdev/OnlineDev/${id}`,
  };
  for (const from of [stranger, neighbour]) {
    html = `
      <img src="${targets.deletion}"><img src="${targets.logout}"><iframe name="sink"></iframe>
      <link rel="prefetch" href="${targets.logout}"><iframe src="${targets.logout}"></iframe>
      <form id="urlencoded" target="sink" method="post" action="${targets.record}"><input name="data" value="{}"></form>
      <form id="plain" target="sink" method="post" enctype="text/plain" action="${targets.lock}"><input name='{"a":"' value='"}'></form>
      <form id="login" target="sink" method="post" action="${targets.login}">
        <input name="account" value="admin"><input name="password" value="${sentPassword('Adit2026')}"></form>`;
    const attacker = await staff.context.newPage();
    const answers: Record<string, string>[] = [];
    attacker.on('response', (response) => {
      if (response.url().startsWith(ours)) answers.push(response.headers());
    });
    await attacker.goto(from);
    for (const form of ['urlencoded', 'plain', 'login']) await sendForm(attacker, form);
    const outcomes = await attacker.evaluate(async (urls) => {
      const results: string[] = [];
      const json = { 'content-type': 'application/json' };
      const tries: RequestInit[] = [
        { credentials: 'include' },
        { credentials: 'include', mode: 'no-cors' },
        { method: 'POST', credentials: 'include', body: '{}', headers: json },
        { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{}' },
        { headers: { authorization: 'Bearer x' } },
      ];
      for (const url of urls)
        for (const options of tries)
          results.push(
            await fetch(url, options).then(
              ({ type }) => type,
              () => 'refused',
            ),
          );
      return results;
    }, Object.values(targets));
    // Of what the server answers, nothing reaches them.
    expect(new Set(outcomes)).toEqual(new Set(['refused']));
    const said = answers.flatMap((headers) => Object.keys(headers));
    expect(said.filter((name) => name.startsWith('access-control-') || name === 'set-cookie')).toEqual([]);
    await attacker.close();
  }
  // They did arrive: at each call several times, and none was served. Whoever knows a password may sign in, into a page
  // that keeps nothing of it.
  const routesOf = [calls.deleteModel, calls.logout, calls.lock, calls.createRecord].map(({ path }) => path);
  const served = () =>
    product
      .said()
      .slice(saidBefore)
      .split('\n')
      .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []))
      .filter(({ route }) => routesOf.includes(route));
  await expect.poll(() => new Set(served().map(({ route }) => route)).size).toBe(routesOf.length);
  expect(served().length).toBeGreaterThan(12);
  expect(served().filter(({ status }) => status < 400)).toEqual([]);
  expect({ models: await model(), tokens: await tokensOf(page) }).toEqual(before);
  await page.reload();
  await page.locator('.adit-user').getByText('周敏').first().waitFor();
});

it('show ours in a frame only where their origin is configured (A19)', async () => {
  html = `<h1>外部</h1><iframe name="ours" width="900" height="700" src="${product.url}/home?hasLayout=no"></iframe>`;
  const other = await staff.context.newPage();
  const shown = () => other.frames()[1]?.url();
  await other.goto(stranger);
  await expect.poll(shown).toBe('chrome-error://chromewebdata/');
  await other.goto(neighbour);
  await expect.poll(shown).toBe(`${product.url}/home?hasLayout=no`);
  await other.frameLocator('iframe[name=ours]').getByRole('heading', { name: /周敏/ }).waitFor();
  // A page of ours stands in a frame of ours.
  await other.goto('/404');
  const own = await other.evaluate(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.title !== undefined && frame.contentDocument !== null;
  }, `${product.url}/home?hasLayout=no`);
  expect(own).toBe(true);
  await other.close();
});
