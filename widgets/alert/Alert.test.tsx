import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './alert.widget.ts';

const notice = () => page.getByRole('status');

it('says what the designer wrote, in title and description, and has an icon when asked', async () => {
  mount(
    <ActionHost widget={widget} props={{ title: '通风异常', description: '先通风', type: 'error', showIcon: true }} />,
  );
  await expect.element(notice()).toHaveTextContent('通风异常先通风');
  expect(notice().element().querySelector('svg')).not.toBeNull();
  expect(notice().element().className).toContain('error');
  await expectAccessible();
});

it('goes away by keyboard and stays away', async () => {
  mount(<ActionHost widget={widget} props={{ title: '已下发' }} />);
  await expect.element(page.getByRole('button', { name: '关闭提示' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => notice().query()).toBeNull();
});

it('closes by the words of the designer, or not at all', async () => {
  mount(<ActionHost widget={widget} props={{ closeText: '知道了' }} />);
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.poll(() => notice().query()).toBeNull();
  mount(<ActionHost widget={widget} props={{ closable: false, type: 'nonsense' }} />);
  await expect.element(notice()).toHaveTextContent('这是一个提示');
  expect(page.getByRole('button').query()).toBeNull();
});
