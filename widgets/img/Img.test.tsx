import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './img.widget.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const entry = (name: string) => ({ fileId: name, name, url: `/api/file/Download/annexpic/${name}` });
const served = testServices('zh', { fileAddress: async () => pixel });

it('shows pictures in the size of the design, each larger by a press', async () => {
  const changes: unknown[] = [];
  const node = { props: { width: 200, fit: 'cover', previewMax: 500 } };
  const initial = [entry('一.png'), entry('二.png')];
  mount(<FieldHost widget={widget} label="现场" initial={initial} node={node} changes={changes} />, served);
  const first = page.getByRole('img', { name: '一.png' });
  await expect.element(first).toBeVisible();
  expect(getComputedStyle(first.element()).objectFit).toBe('cover');
  expect(page.getByRole('listitem').first().element().getBoundingClientRect().width).toBe(200);
  await expect.element(page.getByRole('list', { name: '现场' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '一.png' }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: '一.png' });
  await expect.element(shown).toBeVisible();
  expect(getComputedStyle(shown.element()).maxWidth).toBe('500px');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: '一.png' })).toHaveFocus();
  expect(changes).toEqual([]);
});

it('shows an error picture for one that cannot be had', async () => {
  const services = testServices('zh', { fileAddress: async () => Promise.reject(new Error('404')) });
  mount(<FieldHost widget={widget} initial={[entry('一.png')]} />, services);
  await expect.element(page.getByRole('img', { name: '一.png 加载失败' })).toBeVisible();
  await expectAccessible();
});

it('says that there is none, and is as small as a cell where it stands in one', async () => {
  mount(<FieldHost widget={widget} initial={[]} />, served);
  await expect.element(page.getByText('未填写')).toBeVisible();
  mount(<FieldHost widget={widget} id="b" label="格" bare initial={[entry('一.png')]} />, served);
  await expect.element(page.getByRole('img', { name: '一.png' })).toBeVisible();
  expect(page.getByRole('listitem').element().getBoundingClientRect().width).toBe(24);
});
