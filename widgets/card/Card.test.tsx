import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LayoutHost } from '../../test/support/layout-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { widget } from './card.widget.ts';

it('is a group under its heading, with the count of what is wrong inside', async () => {
  mount(
    <LayoutHost widget={widget} props={{ header: '基本信息' }} problems={2}>
      <p>内容</p>
    </LayoutHost>,
  );
  const group = page.getByRole('group', { name: '基本信息' });
  await expect.element(group).toHaveTextContent('内容');
  await expect.element(page.getByRole('heading', { name: '基本信息' })).toBeVisible();
  await expect.element(page.getByText('2 处')).toBeVisible();
  await expectAccessible();
});

it('takes the label for a title, and does without any', async () => {
  mount(<LayoutHost widget={widget} label="处置材料" />);
  await expect.element(page.getByRole('group', { name: '处置材料' })).toBeVisible();
  mount(
    <LayoutHost widget={widget}>
      <p>内容</p>
    </LayoutHost>,
  );
  await expect.element(page.getByText('内容')).toBeVisible();
  expect(page.getByRole('heading').elements().length).toBe(1);
});

it('has a shadow at rest only when the design asks for one', async () => {
  mount(<LayoutHost widget={widget} label="平" />);
  mount(<LayoutHost widget={widget} id="n2" label="浮" props={{ shadow: 'always' }} />);
  const shadow = (name: string) => getComputedStyle(page.getByRole('group', { name }).element()).boxShadow;
  await expect.element(page.getByRole('group', { name: '浮' })).toBeVisible();
  expect(shadow('平')).toBe('none');
  expect(shadow('浮')).not.toBe('none');
});

it('has a link beside its title where the design gives one, which runs its actions', async () => {
  const went: string[] = [];
  const card = {
    id: 'messages',
    config: { aditKey: 'card', children: [{ id: 't', config: { aditKey: 'text' }, props: { content: '内容' } }] },
    props: { header: '未读消息', linkText: '更多' },
    on: { link: [{ action: 'navigate' as const, to: '/messageRecord' }] },
  };
  await mountScreen({ nodes: [card] }, { services: testServices('zh', { navigate: (to) => void went.push(to) }) });
  await page.getByRole('group', { name: '未读消息' }).getByRole('button', { name: '更多' }).click();
  expect(went).toEqual(['/messageRecord']);
  await expectAccessible();
});
