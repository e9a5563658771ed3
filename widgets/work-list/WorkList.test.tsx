import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const screen: Parameters<typeof mountScreen>[0] = {
  nodes: [
    {
      id: 'work',
      config: { aditKey: 'workList', label: '我的待办' },
      props: { work: { $source: 'work' } },
      on: { open: [{ action: 'toast', text: '{work.modelId}/{work.id}' }] },
    },
  ],
};
const entry = { modelId: 'm', id: 'r', form: '缺陷', title: '待复核', verb: '复核', number: 'QX-1', text: '滨江大道' };

it('shows what waits with its number and deadline, and a verb that opens it', async () => {
  const work = { list: [{ ...entry, deadline: '2026-11-19', overdue: true }], rows: 3 };
  const said: string[] = [];
  const services = { ...testServices(), toast: (_kind: string, text: string) => void said.push(text) };
  await mountScreen(screen, { given: { work }, services });
  await expect.element(page.getByText('QX-1')).toBeVisible();
  await expect.element(page.getByText('已超时 11-19')).toBeVisible();
  await page.getByRole('button', { name: '复核 QX-1' }).click();
  await expect.poll(() => said).toContain('m/r');
  await expectAccessible();
});

it('stands as the first few until somebody asks for all', async () => {
  const list = Array.from({ length: 9 }, (_, index) => ({ ...entry, id: `r${index}`, number: `QX-${index}` }));
  await mountScreen(screen, { given: { work: { list, rows: 30 } } });
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(7);
  await page.getByRole('button', { name: '查看全部 9 项' }).click();
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(9);
  await expect.element(page.getByText('另有 21 项')).toBeVisible();
  await page.getByRole('button', { name: '收起' }).click();
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(7);
});

it('says so where nothing waits', async () => {
  await mountScreen(screen, { given: { work: { list: [], rows: 0 } } });
  await expect.element(page.getByText('没有等您处理的事项')).toBeVisible();
});
