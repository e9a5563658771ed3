import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';

async function editor(props: Record<string, unknown> = {}, fails = false) {
  const done: unknown[] = [];
  await mountScreen(
    {
      nodes: [
        {
          id: 'editor',
          config: { aditKey: 'shortcutEditor' },
          props: { items: { $source: 'session', path: 'menuList' }, most: 3, ...props },
          on: {
            saved: [{ action: 'navigate', to: '/saved' }],
            cancel: [{ action: 'navigate', to: '/cancelled' }],
          },
        },
      ],
    },
    {
      given: { session: { menuList: sampleMenu } },
      services: testServices('zh', {
        request: async (call, input) => {
          if (fails) throw new Error('没有保存');
          done.push([call, input?.body]);
        },
        command: async (name) => void done.push(name),
        navigate: (to) => void done.push(to),
      }),
    },
  );
  await expect.element(button('保存')).toBeVisible();
  return done;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const handles = () =>
  page
    .getByRole('button', { name: /^移动 / })
    .elements()
    .map(({ ariaLabel }) => ariaLabel?.slice(3));

it('begins with what is shown, adds, takes out, and keeps the rest for the asking', async () => {
  const done = await editor();
  expect(handles()).toEqual(['管线台账', '风机台账', '水泵台账']);
  await expectAccessible();
  await page.getByRole('textbox', { name: '搜索页面' }).fill('巡检');
  await button('添加 巡检任务').click();
  await button('移出 风机台账').click();
  expect(handles()).toEqual(['管线台账', '水泵台账', '巡检任务']);
  await button('保存').click();
  await expect
    .poll(() => done)
    .toEqual([['saveShortcuts', { ids: ['pipes', 'pumps', 'tasks'] }], 'refreshSession', '/saved']);
});

it('orders by keys, keeps the focus on what moves, and says where it is', async () => {
  await editor({ chosen: 'fans,pumps,pipes' });
  button('移动 水泵台账').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(handles).toEqual(['水泵台账', '风机台账', '管线台账']);
  await expect.element(button('移动 水泵台账')).toHaveFocus();
  await expect.element(page.getByText('水泵台账 移到第 1 位')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(handles()).toEqual(['水泵台账', '风机台账', '管线台账']);
});

it('orders by the pointer', async () => {
  await editor({ chosen: 'fans,pumps,pipes' });
  await userEvent.dragAndDrop(button('移动 管线台账'), button('移动 风机台账'), { steps: 12 });
  await expect.poll(handles).toEqual(['管线台账', '风机台账', '水泵台账']);
});

it('puts back what is used most, for which the account keeps nothing', async () => {
  const done = await editor({ chosen: 'pipes', visits: { tasks: 4 } });
  expect(handles()).toEqual(['管线台账']);
  await button('恢复默认').click();
  expect(handles()).toEqual(['巡检任务', '管线台账', '风机台账']);
  await button('保存').click();
  await expect.poll(() => done[0]).toEqual(['saveShortcuts', { ids: [] }]);
});

it('is left without a change, and stays with what was arranged when it cannot be kept', async () => {
  const done = await editor({}, true);
  await button('移出 管线台账').click();
  await button('保存').click();
  await expect.element(button('保存')).toBeEnabled();
  expect(handles()).toEqual(['风机台账', '水泵台账']);
  await button('取消').click();
  expect(done).toEqual(['/cancelled']);
});
