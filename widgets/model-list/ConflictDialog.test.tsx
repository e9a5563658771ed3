import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import type { SampleServer } from '../../test/support/model-list/sample-server.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { closed, edit, entry, mountForEntries } from '../../test/support/mount-entry.tsx';
import { button } from '../../test/support/mount-model.tsx';

describe('a record that somebody else has saved in between', () => {
  const start = async () => {
    const world = await mountForEntries({ model: defect, records: sampleDefects(3) });
    await edit('QX-20261119-0003');
    await entry('区段桩号').fill('K0+399');
    world.server.change('d3', { stake: 'K0+333', equipment: '3 号风机' });
    await button('提交').click();
    await expect.element(page.getByText('缺陷 已被他人修改')).toBeVisible();
    return world;
  };
  const saved = ({ server }: { server: SampleServer }) => server.records.find(({ id }) => id === 'd3')?.values;

  it('shows both values, and saves the merge with both sides’ other changes', async () => {
    const world = await start();
    await expect.element(page.getByRole('radio', { name: '区段桩号，他的：K0+333' })).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name: '区段桩号，您的：K0+399' })).toBeChecked();
    await expectAccessible();
    await button('逐项合并').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K0+399', equipment: '3 号风机' });
    expect(world.said).toEqual(['已保存 QX-20261119-0003']);
  });

  it('takes theirs for a field where that is chosen', async () => {
    const world = await start();
    await page.getByRole('radio', { name: '区段桩号，他的：K0+333' }).click();
    await button('逐项合并').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K0+333', equipment: '3 号风机' });
  });

  it('puts the latest into the form for a look before it is submitted', async () => {
    const world = await start();
    await button('用最新的').click();
    await expect.element(entry('区段桩号')).toHaveValue('K0+333');
    await expect.element(entry('影响设备')).toHaveValue('3 号风机');
    await entry('区段桩号').fill('K0+444');
    await button('提交').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K0+444', equipment: '3 号风机' });
  });

  it('meets a third version as well as the second', async () => {
    const world = await start();
    world.server.change('d3', { stake: 'K0+555' });
    await button('逐项合并').click();
    await expect.element(page.getByRole('radio', { name: '区段桩号，他的：K0+555' })).toBeVisible();
    await button('逐项合并').click();
    await closed();
    expect(saved(world)).toMatchObject({ stake: 'K0+399', equipment: '3 号风机' });
  });
});
