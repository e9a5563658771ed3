import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

interface Stored {
  id: string;
  type: number;
  title: string;
  isRead: '0' | '1';
  releaseUser: string;
  releaseTime: string;
}
const stored = (index: number, more: Partial<Stored> = {}): Stored => ({
  id: `m${String(index).padStart(3, '0')}`,
  type: index % 2 === 0 ? 2 : 1,
  title: `第 ${index} 条消息`,
  isRead: '0',
  releaseUser: '高明',
  releaseTime: new Date(Date.now() - (100 - index) * 60_000).toISOString(),
  ...more,
});

/** A page with the list over a server of this test, which can lose its network. */
async function list(messages: Stored[], props: Record<string, unknown> = {}, given: Record<string, unknown> = {}) {
  const asked: [string, RequestInput][] = [];
  const opened: unknown[] = [];
  const toasts: string[] = [];
  const world = { offline: false, sure: true, messages };
  const request = async (call: string, input: RequestInput) => {
    asked.push([call, input]);
    if (world.offline) throw new Error('网络已断开');
    const found = (query: Record<string, unknown> = {}) =>
      world.messages
        .filter(({ title, type, isRead }) => {
          const { keyword, type: wanted, isRead: read } = query;
          return (
            (!keyword || title.includes(String(keyword))) && (!wanted || type === wanted) && (!read || isRead === read)
          );
        })
        .sort((one, other) => (one.id < other.id ? 1 : -1));
    if (call === 'messageList') {
      const all = found(input.query);
      const rest = all.filter(({ id }) => !input.query?.after || id < String(input.query.after));
      return {
        list: rest.slice(0, Number(input.query?.pageSize)).map((row) => ({ ...row })),
        pagination: { total: all.length },
      };
    }
    if (call === 'readAllMessages') {
      const unread = found(Object(input.body));
      for (const row of unread) row.isRead = '1';
      return { count: unread.length };
    }
    const row = world.messages.find(({ id }) => id === input.params?.id);
    if (!row) throw Object.assign(new Error('消息不存在，可能已被撤回'), { code: 404, data: null });
    row.isRead = '1';
    return { ...row, bodyText: '<p>正文</p>', files: '[]', config: 'x' };
  };
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'messages',
          config: { aditKey: 'messageList', label: '站内消息' },
          props,
          on: {
            notice: [{ action: 'command', name: 'notice', with: { title: '{message.title}' } }],
            flow: [{ action: 'command', name: 'flow', with: { title: '{message.title}' } }],
          },
        },
      ],
    },
    {
      given,
      services: testServices('zh', {
        request,
        confirm: async (question) => {
          asked.push(['confirm', question as RequestInput]);
          return world.sure;
        },
        toast: (_kind, text) => void toasts.push(text),
        command: async (name, args) => void opened.push([name, args.title]),
      }),
      around: (screen) => (
        <div data-testid="scroller" style={{ height: 600, width: 280, overflow: 'auto' }}>
          {screen}
        </div>
      ),
    },
  );
  return { ...mounted, asked, opened, toasts, world };
}

const rows = () => page.getByRole('listitem').elements();
const unread = () => rows().filter((row) => row.textContent?.startsWith('未读'));
const count = () => page.getByRole('status').last();
const scrollDown = () => {
  const scroller = page.getByTestId('scroller').element();
  scroller.scrollTop = scroller.scrollHeight;
};
const calls = (asked: [string, RequestInput][], call: string) => asked.filter(([name]) => name === call);

it('shows the unread ones at first, the latest on top, with kind, sender and how long ago', async () => {
  const { asked } = await list([stored(1), stored(2), stored(3, { isRead: '1' })]);
  await expect.poll(() => rows().length).toBe(2);
  expect(rows()[0]).toHaveTextContent('未读 第 2 条消息流程高明1 小时前');
  await expect.element(count()).toHaveTextContent('2 条未读');
  await expect.element(page.getByRole('switch', { name: '只看未读' })).toBeChecked();
  expect(calls(asked, 'messageList')[0]?.[1].query).toEqual({ isRead: '0', pageSize: 20 });
  await expectAccessible();
});

it('is filtered by a word, by kind, and by whether they are read', async () => {
  await list([stored(1), stored(2), stored(3, { isRead: '1' }), stored(10)]);
  await expect.poll(() => rows().length).toBe(3);
  await page.getByRole('radio', { name: '公告' }).click();
  await expect.poll(() => rows().length).toBe(1);
  await page.getByRole('switch', { name: '只看未读' }).click();
  await expect.poll(() => rows().length).toBe(2);
  await expect.element(count()).toHaveTextContent('共 2 条');
  await page.getByRole('radio', { name: '全部' }).click();
  await page.getByRole('searchbox', { name: '搜索标题' }).fill('第 1');
  await expect.poll(() => rows().length).toBe(2);
  await page.getByRole('searchbox', { name: '搜索标题' }).fill('没有这个');
  await expect.element(page.getByText('没有找到消息')).toBeVisible();
  await expectAccessible();
});

it('fetches the next 20 near the bottom, skips none that shifted and shows none twice', async () => {
  const { asked, world } = await list(Array.from({ length: 45 }, (_, index) => stored(index + 1)));
  await expect.poll(() => rows().length).toBe(20);
  expect(calls(asked, 'messageList')).toHaveLength(1);
  // One of the first page is read elsewhere, and a new one comes: by number of page one would be skipped, one doubled.
  for (const row of world.messages) if (row.id === 'm045') row.isRead = '1';
  world.messages.push(stored(46));
  scrollDown();
  await expect.poll(() => rows().length).toBeGreaterThanOrEqual(40);
  scrollDown();
  await expect.poll(() => rows().length).toBe(45);
  expect(new Set(rows().map((row) => row.textContent)).size).toBe(45);
  await expect.element(page.getByText('没有更多了')).toBeVisible();
});

it('fetches the next page within 200 px of the end, and not before', async () => {
  const { asked } = await list(Array.from({ length: 45 }, (_, index) => stored(index + 1)));
  await expect.poll(() => rows().length).toBe(20);
  const scroller = page.getByTestId('scroller').element();
  const below = () => {
    const end = document.querySelector('.adit-messages-end')?.getBoundingClientRect().top ?? 0;
    return end - scroller.getBoundingClientRect().bottom;
  };
  const goTo = async (px: number) => {
    scroller.scrollTop += below() - px;
    // What comes into view is told, and gets its height, with the frames in which it does.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  };
  for (let times = 0; times < 5; times += 1) await goTo(300);
  await goTo(205);
  expect([Math.round(below()), calls(asked, 'messageList').length]).toEqual([205, 1]);
  scroller.scrollTop += 10;
  await expect.poll(() => rows().length).toBe(40);
  expect(calls(asked, 'messageList')).toHaveLength(2);
});

it('keeps what it has when the next page does not come, and goes on from there', async () => {
  const { world } = await list(Array.from({ length: 25 }, (_, index) => stored(index + 1)));
  await expect.poll(() => rows().length).toBe(20);
  world.offline = true;
  scrollDown();
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络已断开');
  expect(rows().length).toBe(20);
  await expectAccessible();
  world.offline = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => rows().length).toBe(25);
});

it('opens one: it is read, stays in its place, and its kind decides what happens', async () => {
  const { opened } = await list([stored(1), stored(2)]);
  await page.getByRole('button', { name: '第 1 条消息' }).click();
  await expect.poll(() => opened).toEqual([['notice', '第 1 条消息']]);
  expect(unread()).toHaveLength(1);
  expect(rows()).toHaveLength(2);
  await expect.element(count()).toHaveTextContent('1 条未读');
  page.getByRole('button', { name: '第 2 条消息' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => opened)
    .toEqual([
      ['notice', '第 1 条消息'],
      ['flow', '第 2 条消息'],
    ]);
});

it('says that one was withdrawn, and takes it out; without a network it stays', async () => {
  const { toasts, world, opened } = await list([stored(1), stored(2)]);
  await expect.poll(() => rows().length).toBe(2);
  world.offline = true;
  await page.getByRole('button', { name: '第 1 条消息' }).click();
  await expect.poll(() => toasts).toEqual(['网络已断开']);
  expect(unread()).toHaveLength(2);
  world.offline = false;
  world.messages = world.messages.filter(({ id }) => id !== 'm001');
  await page.getByRole('button', { name: '第 1 条消息' }).click();
  await expect.poll(() => toasts).toEqual(['网络已断开', '消息不存在，可能已被撤回']);
  await expect.poll(() => rows().length).toBe(1);
  expect(opened).toEqual([]);
});

describe('marking all as read', () => {
  const button = () => page.getByRole('button', { name: '全部已读' });

  it('asks first, in the words of the specification, and does nothing when it is declined', async () => {
    const { asked, world } = await list([stored(1), stored(2)]);
    await expect.poll(() => rows().length).toBe(2);
    world.sure = false;
    await button().click();
    await expect
      .poll(() => calls(asked, 'confirm'))
      .toEqual([['confirm', { title: '提示', text: '您确定要全部标记为已读，是否继续？', okText: '全部已读' }]]);
    expect(calls(asked, 'readAllMessages')).toEqual([]);
  });

  it('marks those of the filter, and says how many', async () => {
    const { asked, toasts } = await list([stored(1), stored(2), stored(3)]);
    await page.getByRole('radio', { name: '公告' }).click();
    await expect.poll(() => rows().length).toBe(2);
    await button().click();
    await expect.poll(() => toasts).toEqual(['已将 2 条消息标记为已读']);
    expect(calls(asked, 'readAllMessages')[0]?.[1].body).toEqual({ type: 1, isRead: '0' });
    await expect.poll(() => unread().length).toBe(0);
    await expect.element(count()).toHaveTextContent('0 条未读');
  });

  it('without a network says so, loses nothing, and works when it is tried again', async () => {
    const { asked, world, toasts } = await list([stored(1), stored(2)]);
    await expect.poll(() => rows().length).toBe(2);
    world.offline = true;
    await button().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('没有标记为已读：网络已断开');
    expect(unread()).toHaveLength(2);
    await expectAccessible();
    world.offline = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => toasts).toEqual(['已将 2 条消息标记为已读']);
    // It was asked once.
    expect(calls(asked, 'confirm')).toHaveLength(1);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});

it('that could not be loaded says so and can be asked again', async () => {
  const world = await list([]);
  await expect.element(page.getByText('没有未读消息')).toBeVisible();
  await expectAccessible();
  world.world.messages = [stored(1, { isRead: '1' })];
  await page.getByRole('button', { name: '查看全部消息' }).click();
  await expect.poll(() => rows().length).toBe(1);
  world.world.offline = true;
  await page.getByRole('radio', { name: '公告' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('消息没有加载');
  await expectAccessible();
  world.world.offline = false;
  await page.getByRole('alert').getByText('消息没有加载').element();
  await page.getByRole('button', { name: /重新|重试/ }).click();
  await expect.poll(() => rows().length).toBe(1);
});

it('is fetched anew when the number of unread ones changes: new ones on top, read ones in their place', async () => {
  const { give, world, asked } = await list(
    [stored(1), stored(2)],
    { unread: { $source: 'live', path: 'unread' } },
    { live: { unread: 2 } },
  );
  await page.getByRole('button', { name: '第 2 条消息' }).click();
  await expect.poll(() => unread().length).toBe(1);
  await expect.element(count()).toHaveTextContent('1 条未读');
  // The server has counted as well by now.
  give({ live: { unread: 1 } });
  await expect.poll(() => calls(asked, 'messageList')).toHaveLength(2);
  await expect.element(count()).toHaveTextContent('1 条未读');
  world.messages.push(stored(3));
  give({ live: { unread: 2 } });
  await expect.poll(() => rows().map((row) => row.textContent?.match(/第 \d/)?.[0])).toEqual(['第 3', '第 2', '第 1']);
});

it('shows the latest few of one kind in a card, without filters, and says when there are none', async () => {
  const { asked, opened } = await list([stored(1), stored(2), stored(4), stored(6)], {
    type: 2,
    most: 2,
    emptyText: '没有等您处理的事项',
  });
  await expect.poll(() => rows().map((row) => row.textContent)).toHaveLength(2);
  expect(rows()[0]).toHaveTextContent('第 6 条消息');
  expect(calls(asked, 'messageList')[0]?.[1].query).toMatchObject({ type: 2, isRead: '0', pageSize: 2 });
  expect(page.getByRole('textbox').query()).toBeNull();
  expect(page.getByRole('button', { name: '全部已读' }).query()).toBeNull();
  await expectAccessible();
  await page.getByRole('button', { name: /第 6 条消息/ }).click();
  await expect.poll(() => opened).toEqual([['flow', '第 6 条消息']]);
});

it('says in a card that there are none', async () => {
  await list([stored(1)], { type: 2, most: 2, emptyText: '没有等您处理的事项' });
  await expect.element(page.getByText('没有等您处理的事项')).toBeVisible();
});
