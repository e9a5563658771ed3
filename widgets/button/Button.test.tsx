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

it('is dead when disabled, and stands where the design puts it', async () => {
  mount(<ActionHost widget={widget} props={{ ...props, align: 'right', type: 'danger' }} disabled />);
  await expect.element(button()).toBeDisabled();
  expect(getComputedStyle(button().element().parentElement ?? document.body).textAlign).toBe('right');
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
