import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './divider.widget.ts';

it('separates, with the words of the design on it', async () => {
  mount(<ActionHost widget={widget} props={{ content: '班组长填写', contentPosition: 'left' }} />);
  await expect.element(page.getByRole('separator')).toHaveTextContent('班组长填写');
  const words = page.getByText('班组长填写').element().getBoundingClientRect();
  expect(words.left).toBeLessThan(document.documentElement.clientWidth / 4);
  await expectAccessible();
});

it('takes the words of the older generation, and does without', async () => {
  mount(<ActionHost widget={widget} slot={{ default: '我是分割线' }} />);
  await expect.element(page.getByText('我是分割线')).toBeVisible();
  mount(<ActionHost widget={widget} />);
  await expect.poll(() => page.getByRole('separator').elements().length).toBe(2);
});
