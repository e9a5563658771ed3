import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './text.widget.ts';

it('shows what the designer wrote as text, never as markup', async () => {
  mount(<ActionHost widget={widget} props={{ content: '<b>先检测</b>\n再进入' }} />);
  await expect.element(page.getByText('<b>先检测</b>')).toBeVisible();
  expect(document.querySelector('main b')).toBeNull();
  await expectAccessible();
});

it('wears the style of the dialect, own settings over it, and nothing dangerous', async () => {
  const textStyle = { 'text-align': 'center', 'font-size': 18, color: 'red;position:fixed', position: 'fixed' };
  mount(<ActionHost widget={widget} props={{ content: '气体', textStyle, fontSize: 20, fontWeight: 'bold' }} />);
  await expect.element(page.getByText('气体')).toBeVisible();
  const style = getComputedStyle(page.getByText('气体').element());
  expect([style.textAlign, style.fontSize, style.fontWeight, style.position]).toEqual([
    'center',
    '20px',
    '700',
    'static',
  ]);
});

it('draws nothing for content that is no text', async () => {
  const host = mount(<ActionHost widget={widget} props={{ content: { a: 1 } }} />);
  await expect.poll(() => host.querySelector('div > div')).not.toBeNull();
  expect(host.textContent).toBe('');
});
