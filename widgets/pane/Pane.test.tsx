import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LayoutHost } from '../../test/support/layout-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { paneDescriptor } from './pane.descriptor.ts';
import { widget } from './pane.widget.ts';

it('is a named group of its children, and never offered by itself', async () => {
  mount(
    <LayoutHost widget={widget} label="基本信息">
      <p>内容</p>
    </LayoutHost>,
  );
  await expect.element(page.getByRole('group', { name: '基本信息' })).toHaveTextContent('内容');
  expect(paneDescriptor.inner).toBe(true);
  await expectAccessible();
});
