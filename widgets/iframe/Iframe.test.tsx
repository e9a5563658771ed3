import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './iframe.widget.ts';

const show = (props: Record<string, unknown>) => mount(<ActionHost widget={widget} props={props} />);
const frame = () => document.querySelector<HTMLIFrameElement>('main iframe');

it('shows a page of another system in a sandbox that cannot take the window away, by its name', async () => {
  show({
    href: 'https://weather.invalid/today',
    height: 220,
    borderType: 'dashed',
    borderWidth: 3,
    borderColor: '#ff0000',
  });
  await expect.poll(() => frame()?.getAttribute('src')).toBe('https://weather.invalid/today');
  const sandbox = frame()?.getAttribute('sandbox')?.split(' ');
  expect(sandbox).toContain('allow-scripts');
  for (const held of ['allow-top-navigation', 'allow-modals', 'allow-top-navigation-by-user-activation'])
    expect(sandbox).not.toContain(held);
  expect(frame()?.title).not.toBe('');
  expect(frame()?.getBoundingClientRect().height).toBe(220);
  expect(getComputedStyle(frame() ?? document.body).borderTop).toBe('3px dashed rgb(255, 0, 0)');
  await expectAccessible();
});

it('gives a page of our own origin none of our storage', async () => {
  show({ href: '/nothing-here.txt' });
  await expect.poll(() => frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

it('shows no frame for what might run here', async () => {
  for (const href of ['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://']) show({ href });
  await expect.poll(() => page.getByText('没有可以嵌入的地址').elements().length).toBe(5);
  expect(frame()).toBeNull();
});

it('loads nothing of a host that no administrator has listed, and says which', async () => {
  const services = testServices('zh', { isListed: () => false });
  mount(<ActionHost widget={widget} props={{ href: 'https://evil.example/?who=admin' }} />, services);
  await expect.element(page.getByText(/^evil\.example /)).toBeVisible();
  expect(frame()).toBeNull();
});
