import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { sampleWorld } from './sample-page.tsx';
import { sampleDefects } from './sample-records.ts';
import type { SampleServer } from './sample-server.ts';

/** A loaded machine takes its time. */
const patient = { timeout: 10_000 };
const see = (locator: Locator) => expect.element(locator, patient);
const eventually = <T,>(read: () => T) => expect.poll(read, patient);

async function open() {
  const world = sampleWorld(defect, sampleDefects(3), testServices());
  mount(world.page, world.services);
  await see(button('新增')).toBeVisible();
  return world;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const entry = (label: string) => dialog().getByRole('textbox', { name: label, exact: true });
const closed = () => eventually(() => dialog().elements()).toEqual([]);

async function edit(name: string) {
  const row = document.querySelector(`[aria-label="${name} 的更多操作"]`)?.closest('tr');
  row?.querySelectorAll<HTMLElement>('.adit-list-link')[1]?.click();
  await see(dialog()).toBeVisible();
}

describe('a record that somebody else has saved in between', () => {
  const start = async () => {
    const world = await open();
    await edit('QX-20261119-0003');
    await entry('区段桩号').fill('K9+999');
    world.server.change('d3', { stake: 'K3+333', equipment: '3 号风机' });
    await button('提交').click();
    await see(page.getByText('缺陷上报 已被他人修改')).toBeVisible();
    return world;
  };
  const saved = ({ server }: { server: SampleServer }) => server.records.find(({ id }) => id === 'd3')?.values;

  it('shows both values, and saves the merge with both sides’ other changes', async () => {
    const world = await start();
    await see(page.getByRole('radio', { name: '区段桩号，他的：K3+333' })).not.toBeChecked();
    await see(page.getByRole('radio', { name: '区段桩号，您的：K9+999' })).toBeChecked();
    await expectAccessible();
    await button('逐项合并').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K9+999', equipment: '3 号风机' });
    expect(world.said).toEqual(['已保存']);
  });

  it('takes theirs for a field where that is chosen', async () => {
    const world = await start();
    await page.getByRole('radio', { name: '区段桩号，他的：K3+333' }).click();
    await button('逐项合并').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K3+333', equipment: '3 号风机' });
  });

  it('puts the latest into the form for a look before it is submitted', async () => {
    const world = await start();
    await button('用最新的').click();
    await see(entry('区段桩号')).toHaveValue('K3+333');
    await see(entry('影响设备')).toHaveValue('3 号风机');
    await entry('区段桩号').fill('K4+444');
    await button('提交').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K4+444', equipment: '3 号风机' });
  });

  it('meets a third version as well as the second', async () => {
    const world = await start();
    world.server.change('d3', { stake: 'K5+555' });
    await button('逐项合并').click();
    await see(page.getByRole('radio', { name: '区段桩号，他的：K5+555' })).toBeVisible();
    await button('逐项合并').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K9+999', equipment: '3 号风机' });
  });
});
