import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { Fragment } from '../../engine/schema/calls/index.ts';
import { designStore, TestDesigner } from '../../test/support/designer/canvas-host.tsx';
import { container, field, form, outline } from '../../test/support/designer/design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';

const design = () => form([field('a'), container('rows', [field('name')], 'table')], { list: {} });

/** A server that keeps fragments; one of them is shared by somebody else. */
function fragmentServer(first: Partial<Fragment>[] = []) {
  const usual = { nodeCount: 1, shared: false, own: true, mayChange: true, ownerName: '王工', creatorTime: '' };
  let kept = first.map((one, index): Fragment => ({ id: `k${index}`, fullName: '', content: '', ...usual, ...one }));
  let deleted: Fragment | undefined;
  const change = (id: unknown, body: object) => {
    kept = kept.map((one) => (one.id === id ? { ...one, ...body } : one));
    return kept.find((one) => one.id === id);
  };
  const request: Services['requestNamed'] = async (call, { params, body }) => {
    const sent = body as Partial<Fragment>; // an object, by the calls' shapes
    if (call === 'fragmentList') return { list: kept };
    if (call === 'saveFragment') {
      if (sent.fullName === '拒绝') throw new Error('最多保存 100 个片段');
      const made = { ...usual, id: `f${kept.length}`, fullName: '', content: '', ...sent };
      kept = [made, ...kept];
      return made;
    }
    if (call === 'updateFragment') return change(params?.id, sent);
    if (call === 'deleteFragment') {
      deleted = kept.find(({ id }) => id === params?.id);
      kept = kept.filter(({ id }) => id !== params?.id);
      return null;
    }
    if (call === 'restoreFragment' && deleted) kept = [deleted, ...kept];
    return deleted;
  };
  return { request, kept: () => kept.map(({ fullName, shared }) => [fullName, shared]) };
}

async function open(document: JsonObject = design(), fragments = fragmentServer(), local?: unknown) {
  let inBrowser = local;
  const drafts = {
    read: () => inBrowser,
    write: (_key: string, value: object) => {
      inBrowser = value;
    },
    remove: () => {
      inBrowser = undefined;
    },
  };
  const store = designStore(document);
  mount(<TestDesigner store={store} />, testServices('zh', { drafts, request: fragments.request }));
  await expect.element(palette()).toBeVisible();
  return { store, shape: () => outline(store.state().document), kept: fragments.kept, inBrowser: () => inBrowser };
}

const palette = () => page.getByRole('region', { name: '组件面板' });
const button = (name: string) => palette().getByRole('button', { name, exact: true });
const search = () => palette().getByRole('textbox', { name: '搜索组件' });

describe('components', () => {
  it('are put in after what is chosen, one press each, and the focus stays for the next', async () => {
    const { store, shape } = await open();
    store.select(['a']);
    await button('单选框组').click();
    await button('日期').click();
    const [date] = store.state().selection;
    expect(shape()).toMatch(new RegExp(`^a \\w+ ${date} rows\\(name\\)$`));
    await expect.element(button('日期')).toHaveFocus();
    expect(store.state().past.length).toBe(2);
  });

  it('are found with / by name or key, and Enter puts the first one in', async () => {
    const { store, shape } = await open();
    store.select(['a']);
    await userEvent.keyboard('/');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('评分');
    await expect.element(button('评分')).toBeVisible();
    await expect.element(button('日期')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(shape()).toMatch(/^a \w+ rows/);
    await userEvent.keyboard('{Escape}');
    await expect.element(search()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('data-design-key')).toBe(store.state().selection[0]);
    await userEvent.keyboard('/zzz');
    await expect.element(palette()).toHaveTextContent('没有名称含“zzz”的组件');
  });

  it('say why one cannot be put in here, before and after the press', async () => {
    const { store } = await open();
    store.select(['name']);
    await button('卡片').hover();
    await expect.element(button('卡片')).toHaveAttribute('title', '「卡片」不能作为子表「rows」的列');
    await button('卡片').click();
    await expect.element(palette()).toHaveTextContent('「卡片」不能作为子表「rows」的列');
    expect(store.state().past).toEqual([]);
  });

  it('fold by category, and those of pages are for pages', async () => {
    await open();
    await palette().getByRole('button', { name: '日期时间', expanded: true }).first().click();
    await expect.element(button('日期范围')).not.toBeInTheDocument();
    await expect.element(button('数据列表')).not.toBeInTheDocument();
  });

  it('offer pages what pages are made of', async () => {
    await open(form([field('a')]));
    await expect.element(button('数据列表')).toBeInTheDocument();
  });
});

describe('data fields', () => {
  it('count the fields, choose one that is on the canvas and place one that is not', async () => {
    const tables = [{ table: 'x', typeId: '1', fields: [{ field: 'cost', fieldName: '费用', dataType: 'decimal' }] }];
    const { store, shape } = await open({ ...design(), tables });
    await page.getByRole('tab', { name: '数据字段 4' }).click();
    await palette().getByRole('button', { name: 'name rows-name, 已在画布上' }).click();
    expect(store.state().selection).toEqual(['name']);
    store.select([]);
    await palette().getByRole('button', { name: '放置 费用' }).click();
    expect(shape()).toBe('a rows(name) cost');
    await expect.element(palette().getByRole('button', { name: '费用 cost, 已在画布上' })).toBeVisible();
  });
});

describe('fragments', () => {
  const tab = () => page.getByRole('tab', { name: '片段' }).click();
  const piece = JSON.stringify({ adit: 'nodes', version: 1, nodes: [field('phone')] });

  it('are saved from what is chosen, put in with new ids, renamed and deleted by keys, and taken back', async () => {
    const { store, shape, kept } = await open();
    store.select(['a']);
    await tab();
    await button('保存选中的 1 个节点').click();
    await palette().getByRole('textbox', { name: '片段名称' }).fill('地址');
    await palette().getByRole('checkbox', { name: '共享给其他设计人员' }).click();
    await expectAccessible();
    await palette().getByRole('textbox', { name: '片段名称' }).click();
    await userEvent.keyboard('{Enter}');
    await button('地址 1 个节点 · 已共享').click();
    expect(kept()).toEqual([['地址', true]]);
    expect(shape()).toMatch(/^a (?!a )\w+ rows\(name\)$/);
    await userEvent.keyboard('{F2}');
    await palette().getByRole('textbox', { name: '片段名称' }).fill('住址');
    await userEvent.keyboard('{Enter}');
    await expect.poll(kept).toEqual([['住址', true]]);
    await button('片段 住址 的操作').click();
    await page.getByRole('menuitem', { name: /改为仅自己可见/ }).click();
    await expect.poll(kept).toEqual([['住址', false]]);
    const before = shape();
    button('住址 1 个节点').element().focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(palette()).toHaveTextContent('已删除片段「住址」');
    await expect.element(palette()).toHaveTextContent('还没有片段');
    // The key was meant for the fragment, not for what is chosen on the canvas.
    expect(shape()).toBe(before);
    await button('撤销').click();
    await expect.element(button('住址 1 个节点')).toBeVisible();
  });

  it('of others are found and put in, and not changed', async () => {
    const theirs = { fullName: '电话', content: piece, own: false, shared: true, mayChange: false };
    const { shape } = await open(design(), fragmentServer([theirs, { fullName: '地址', content: piece }]));
    await tab();
    await palette().getByRole('textbox', { name: '搜索片段' }).fill('电');
    expect(button('地址 1 个节点').elements()).toEqual([]);
    expect(button('片段 电话 的操作').elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(shape()).toContain('phone');
    await palette().getByRole('textbox', { name: '搜索片段' }).fill('没有');
    await expect.element(palette()).toHaveTextContent('没有名称含「没有」的片段');
  });

  it('that are still in this browser are offered to the server once; what is refused is said and stays', async () => {
    const local = {
      list: [
        { name: '旧的', text: piece },
        { name: '拒绝', text: piece },
      ],
    };
    const { kept, inBrowser } = await open(design(), fragmentServer(), local);
    await tab();
    await expect.element(palette()).toHaveTextContent('这台浏览器里还有 2 个片段');
    await button('保存到服务器').click();
    await expect.element(palette()).toHaveTextContent('这台浏览器里还有 1 个片段');
    expect([kept(), inBrowser()]).toEqual([[['旧的', false]], { list: [{ name: '拒绝', text: piece }] }]);
    await button('不要了').click();
    expect(inBrowser()).toBeUndefined();
  });

  it('that cannot be read say why, and can be asked for again', async () => {
    const fragments = fragmentServer([{ fullName: '地址', content: piece }]);
    let fails = true;
    const request: Services['requestNamed'] = async (call, input) => {
      if (fails) throw new Error('网络中断');
      return fragments.request(call, input);
    };
    await open(design(), { ...fragments, request });
    await tab();
    await expect.element(palette().getByRole('alert')).toHaveTextContent('没有取到片段：网络中断');
    await expectAccessible();
    fails = false;
    await button('重试').click();
    await expect.element(button('地址 1 个节点')).toBeVisible();
  });
});

it('has nothing serious that axe finds', async () => {
  await open();
  await expectAccessible();
});
