import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { widget } from './link.widget.ts';

function opened(props: Record<string, unknown>, more: TestServices = {}, node: object = {}) {
  const calls: unknown[][] = [];
  const navigate = (...call: unknown[]) => {
    calls.push(call);
  };
  const parts = { widget, props: { content: '规程', ...props }, ...node };
  mount(<ActionHost {...parts} />, testServices('zh', { navigate, ...more }));
  return calls;
}

it('opens the internal page with the encoded address in the same window', async () => {
  const calls = opened({ href: 'https://example.com/a?b=1&c=2' });
  await page.getByRole('link', { name: '规程' }).click();
  expect(calls).toEqual([['/externalLink?href=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D2', '_self']]);
  await expectAccessible();
});

it('opens the address itself in a new window, says so, and gives the new page no way back', async () => {
  const calls = opened({ href: '/help/rules', target: '_blank' });
  const link = page.getByRole('link', { name: /规程\s*（在新窗口打开）/ });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual([['/help/rules', '_blank']]);
});

it('opens a path of the application as the page that it is', async () => {
  const calls = opened({ href: '/home' });
  await page.getByRole('link', { name: '规程' }).click();
  expect(calls).toEqual([['/home', '_self']]);
});

it('shows words only for an address that might run something', async () => {
  for (const href of ['javascript:alert(1)', ' \tJaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', ''])
    opened({ href });
  await expect.poll(() => page.getByText('规程').elements().length).toBe(5);
  expect(document.querySelector('main a')).toBeNull();
});

it('leads a person to a host that is not listed in a new window, and says which host', async () => {
  const calls = opened({ href: 'https://other.example/rules' }, { isListed: () => false });
  await expect.element(page.getByText('(other.example)')).toBeVisible();
  await page.getByRole('link', { name: /规程\s*（在新窗口打开）/ }).click();
  expect(calls).toEqual([['https://other.example/rules', '_blank']]);
});

it('takes no data of the page there', async () => {
  const href = { $text: 'https://other.example/?{session.userInfo.userAccount}' };
  opened({ href: 'https://other.example/?admin' }, { isListed: () => false }, { node: { props: { href } } });
  await expect.element(page.getByText('规程')).toBeVisible();
  expect(document.querySelector('main a')).toBeNull();
});
