import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './button.widget.ts';

const button = () => page.getByRole('button', { name: '生成工单' });
const props = { buttonText: '生成工单' };

it('runs its click actions once for a double press, by mouse and by keyboard', async () => {
  const runs: string[] = [];
  mount(<ActionHost widget={widget} props={props} onRun={(event) => void runs.push(event)} />);
  await button().dblClick();
  expect(runs).toEqual(['click']);
  mount(
    <ActionHost widget={widget} id="other" props={{ buttonText: '另一个' }} onRun={(event) => void runs.push(event)} />,
  );
  await expect.element(page.getByRole('button', { name: '另一个' })).toBeVisible();
  await userEvent.tab();
  page.getByRole('button', { name: '另一个' }).element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(runs).toEqual(['click', 'click']);
});

it('is busy and deaf while its actions run', async () => {
  const runs: string[] = [];
  mount(<ActionHost widget={widget} props={props} busy onRun={(event) => void runs.push(event)} />);
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button').click({ force: true });
  expect(runs).toEqual([]);
});

it('shows after a moment that it waits, under the same name, and nothing of it afterwards', async () => {
  let say: (busy: boolean) => void = () => {};
  function Host() {
    const [busy, setBusy] = useState(false);
    say = setBusy;
    return <ActionHost widget={widget} props={props} busy={busy} onRun={() => {}} />;
  }
  // Things move as they do in the product.
  mount(
    <ConfigProvider theme={{ token: { motion: true } }}>
      <Host />
    </ConfigProvider>,
  );
  const named = page.getByRole('button', { name: '生成工单', exact: true });
  const spins = () => document.querySelectorAll('.anticon-loading').length;
  await expect.element(named).toBeVisible();
  say(true);
  await expect.poll(spins).toBe(1);
  await expect.element(named).toHaveAttribute('aria-busy', 'true');
  say(false);
  await expect.element(named).toHaveAttribute('aria-busy', 'false');
  expect(spins()).toBe(0);
});

it('is dead when disabled, and stands where the design puts it', async () => {
  mount(<ActionHost widget={widget} props={{ ...props, align: 'right', type: 'danger' }} disabled />);
  await expect.element(button()).toBeDisabled();
  expect(getComputedStyle(button().element().parentElement ?? document.body).textAlign).toBe('right');
  await expectAccessible();
});

it('shows behind its words the key that does the same', async () => {
  mount(<ActionHost widget={widget} props={{ ...props, keyHint: 'Ctrl K' }} />);
  const named = page.getByRole('button', { name: '生成工单 Ctrl K', exact: true });
  await expect.element(named).toBeVisible();
  expect(named.element().querySelector('kbd')?.textContent).toBe('Ctrl K');
  await expectAccessible();
});

it('has the icon of the catalogue that the design names, and no other', async () => {
  mount(<ActionHost widget={widget} props={{ ...props, icon: 'edit', type: 'primary' }} />);
  await expect.element(button()).toBeVisible();
  await expect.poll(() => button().element().querySelector('svg')).not.toBeNull();
  mount(<ActionHost widget={widget} id="b" props={{ buttonText: '无图标', icon: '<svg onload=x>' }} />);
  const plain = page.getByRole('button', { name: '无图标' });
  await expect.element(plain).toBeVisible();
  expect(plain.element().querySelector('svg')).toBeNull();
});
