import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './plain-text.widget.ts';

const copy = () => page.getByRole('button', { name: '复制编号' });

it('shows the text as it is, and copies it by its button', async () => {
  const [copied, said]: [unknown[], string[]] = [[], []];
  const services = testServices('zh', {
    command: async (name, args) => void copied.push([name, args]),
    toast: (kind, text) => void said.push(`${kind} ${text}`),
  });
  mount(<FieldHost widget={widget} label="编号" initial={'<b>GL</b>\n18'} />, services);
  await expect.element(page.getByRole('group', { name: '编号' })).toHaveTextContent('<b>GL</b> 18');
  expect(document.querySelector('main b')).toBeNull();
  await expectAccessible();
  await copy().click();
  await expect.poll(() => copied).toEqual([['copy', { value: '<b>GL</b>\n18' }]]);
  await expect.poll(() => said).toEqual(['success 已复制']);
});

it('says so where it could not be copied', async () => {
  const said: string[] = [];
  const services = testServices('zh', {
    command: async () => Promise.reject(new Error('no')),
    toast: (kind, text) => void said.push(`${kind} ${text}`),
  });
  mount(<FieldHost widget={widget} label="编号" initial="GL" />, services);
  await copy().click();
  await expect.poll(() => said).toEqual(['error 没有复制成功，请选中文字后手动复制']);
});

it('has no button where the design wants none, where there is nothing, and in a cell', async () => {
  mount(<FieldHost widget={widget} label="甲" initial="GL" node={{ props: { copyable: false } }} />);
  mount(<FieldHost widget={widget} id="b" label="乙" />);
  mount(<FieldHost widget={widget} id="c" label="丙" bare initial="格" />);
  await expect.element(page.getByText('未填写')).toBeVisible();
  await expect.element(page.getByText('格')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});
