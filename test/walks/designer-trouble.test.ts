import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../support/api.ts';
import { ClickHand } from '../support/designer/click-hand.ts';
import { row } from '../support/designer/hand.ts';
import { draftOf, endSession, openDesign, storedDesign } from '../support/designer/steps.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn, signOut } from '../support/steps.ts';

const field = (id: string, aditKey: string, label: string) => ({
  id,
  vModel: id,
  config: { aditKey, label, span: 12 },
});

/** Where a design is saved. It is saved by itself two seconds after a change, which on a busy machine is between any two. */
const saves = '**/api/visualdev/Base/Update/**';

interface Stored {
  readonly nodes: readonly {
    readonly vModel: string;
    readonly config: { readonly label: string; readonly span: number };
  }[];
}

describe('a design in trouble', () => {
  let product: Product;
  let browser: Browser;
  let admin: Connection;
  let first: Visitor;
  let seen: Page;
  let count = 0;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = await connect(product.url, 'admin');
    first = await visit(browser, product.url);
    seen = first.page;
    await signIn(first.page, 'admin');
  });
  afterEach(({ task }) => pictureOfFailure(seen, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A form of three fields. @returns its id */
  const newModel = async (): Promise<string> => {
    count += 1;
    const nodes = [
      field('title', 'input', '名称'),
      field('amount', 'inputNumber', '数量'),
      field('day', 'date', '日期'),
    ];
    const { id } = (await admin.post('/api/visualdev/Base', {
      fullName: `走查 ${count}`,
      enCode: `trouble${count}`,
      type: 1,
      webType: 2,
      category: '',
      description: '',
      formData: JSON.stringify({ version: 1, nodes }),
      columnData: '',
    })) as { id: string }; // by the call's shape
    return id;
  };
  const open = (page: Page, id: string) => openDesign(page, id, '数量');
  const offer = (page: Page) => page.getByRole('dialog', { name: '恢复未保存的修改' });

  it('merges the work of two browsers, asks for what both changed, and loses nothing of either', async () => {
    const id = await newModel();
    const other = await visit(browser, product.url);
    await signIn(other.page, 'admin');
    const [mine, theirs] = [new ClickHand(first.page), new ClickHand(other.page)];
    await open(mine.page, id);
    await open(theirs.page, id);

    await theirs.choose(row('名称'));
    await theirs.write('属性', '标签', '对方的名称');
    await theirs.choose(row('日期'));
    await theirs.resize(16);
    await theirs.insert('开关');
    await theirs.save();
    await theirs.page.getByText(/^已保存 \d/).waitFor();

    // Nothing of mine arrives before all of it is there.
    await mine.page.route(saves, (route) => route.abort());
    await mine.choose(row('名称'));
    await mine.write('属性', '标签', '我的名称');
    await mine.choose(row('日期'));
    await mine.resize(8);
    await mine.choose(row('数量'));
    await mine.write('属性', '标签', '件数');
    await mine.page.unroute(saves);
    await mine.save();

    const dialog = mine.page.getByRole('dialog', { name: '合并两个人的修改' });
    await dialog.getByText('2 处两人都改了').waitFor();
    const label = dialog.getByRole('radiogroup', { name: /标签/ });
    const width = dialog.getByRole('radiogroup', { name: /宽度/ });
    expect(await label.textContent()).toContain('我的名称');
    expect(await label.textContent()).toContain('对方的名称');
    expect(await width.textContent()).toMatch(/8.*16/);
    await label.getByRole('radio', { name: '我的' }).click();
    await width.getByRole('radio', { name: '对方的' }).click();
    await dialog.getByRole('button', { name: '保存合并结果' }).click();
    await dialog.waitFor({ state: 'detached' });
    await mine.page.getByText(/^已保存 \d/).waitFor();

    const { nodes } = await storedDesign<Stored>(admin, id);
    expect(nodes.map(({ config }) => [config.label, config.span])).toEqual([
      ['我的名称', 12],
      ['件数', 12],
      ['日期', 16],
      ['开关', 12],
    ]);
    // What was chosen against is in the past of the one who chose.
    await mine.undo(1);
    await mine.page.getByRole('treeitem', { name: /日期/ }).click();
    await expect.poll(() => mine.page.getByRole('slider', { name: '宽度' }).getAttribute('aria-valuenow')).toBe('8');
    await other.context.close();
  });

  it('offers the work of a tab that crashed, to the one who did it, byte by byte', async () => {
    const id = await newModel();
    const own = await visit(browser, product.url);
    seen = own.page;
    await signIn(own.page, 'admin');
    await open(own.page, id);
    // It crashes before any of the work has arrived.
    await own.page.route(saves, (route) => route.abort());
    const hand = new ClickHand(own.page);
    await hand.choose(row('名称'));
    await hand.write('属性', '标签', '崩溃之前');
    await hand.insert('开关');
    await expect.poll(() => draftOf(own.page, id)).toContain('switch');
    const work = await draftOf(own.page, id);

    const crashed = own.page.waitForEvent('crash');
    const session = await own.context.newCDPSession(own.page);
    // Nobody is left to answer.
    session.send('Page.crash').catch(() => {});
    await crashed;

    const page = await own.context.newPage();
    seen = page;
    await page.goto('/');
    await signOut(page);
    await signIn(page, 'staff');
    await page.goto(`/onlineDev/design?id=${id}`);
    await page.getByRole('main').waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.goto('/home');
    await signOut(page);

    await signIn(page, 'admin');
    await open(page, id);
    await offer(page).getByRole('button', { name: '恢复' }).click();
    await page.getByRole('treeitem', { name: /崩溃之前/ }).waitFor();
    await new ClickHand(page).save();
    await page.getByText(/^已保存 \d/).waitFor();
    expect(JSON.stringify(await storedDesign(admin, id))).toBe(work);
    expect(await draftOf(page, id)).toBe('');
    await own.context.close();
  });

  it('keeps the work when the session ends during a save, and offers it after signing in', async () => {
    const id = await newModel();
    const { page } = first;
    seen = page;
    await open(page, id);
    const hand = new ClickHand(page);
    // While the save is on its way, whoever began it.
    await page.route(saves, async (route) => {
      await endSession(page, product.url);
      await route.continue();
    });
    await hand.choose(row('数量'));
    await hand.write('属性', '标签', '登录之前');
    await hand.save();
    await page.waitForURL(/login\?redirect=.*design/);
    await page.unrouteAll();
    expect(JSON.stringify(await storedDesign(admin, id))).not.toContain('登录之前');

    await signIn(page, 'admin');
    await open(page, id);
    await offer(page).getByRole('button', { name: '恢复' }).click();
    await hand.save();
    await page.getByText(/^已保存 \d/).waitFor();
    expect(JSON.stringify(await storedDesign(admin, id))).toContain('登录之前');
  });

  it('keeps the work while the server is gone, says so, and saves it when the server is back', async () => {
    const id = await newModel();
    const { page } = first;
    await open(page, id);
    const hand = new ClickHand(page);
    await hand.choose(row('数量'));
    const { dataDir, url } = product;
    await product.kill();
    await hand.write('属性', '标签', '停机之后');
    await hand.save();
    await page.getByRole('alert').filter({ hasText: '没有保存' }).waitFor();
    expect(await draftOf(page, id)).toContain('停机之后');

    product = await startProduct({ dataDir, port: Number(new URL(url).port) });
    // It tries again by itself as well, and may be quicker than a press.
    const saved = page.getByText(/^已保存 \d/);
    const again = page.getByRole('alert').getByRole('button', { name: '重试' });
    await Promise.race([again.click().catch(() => undefined), saved.waitFor()]);
    await saved.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    admin = await connect(product.url, 'admin');
    expect(JSON.stringify(await storedDesign(admin, id))).toContain('停机之后');
  });
});
