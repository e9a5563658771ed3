import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './group-title.widget.ts';

const heading = () => page.getByRole('heading', { name: '基本信息' });

it('is a heading for those who move by headings', async () => {
  mount(<ActionHost widget={widget} props={{ content: '基本信息' }} />);
  await expect.element(heading()).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
  await expectAccessible();
});

it('stands where the design puts it', async () => {
  mount(<ActionHost widget={widget} props={{ content: '基本信息', contentPosition: 'right' }} />);
  await expect.element(heading()).toBeVisible();
  const box = heading().element().getBoundingClientRect();
  expect(box.left).toBeGreaterThan(document.documentElement.clientWidth / 2);
});

it('tells its help by keyboard, under the older name too', async () => {
  mount(<ActionHost widget={widget} props={{ content: '基本信息', tipLabel: '带星号的为必填' }} />);
  await expect.element(page.getByRole('button', { name: '说明：带星号的为必填' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('带星号的为必填');
  await expectAccessible();
});
