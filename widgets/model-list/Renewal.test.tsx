import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rightsNews } from '../../engine/contract/reload-news.ts';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import type { SampleServer } from '../../test/support/model-list/sample-server.ts';
import { dialog, entry } from '../../test/support/mount-entry.tsx';
import { button, condition, mountModel, ready } from '../../test/support/mount-model.tsx';

const grouped = { ...inspection.list, type: 3, groupField: 'state' };

/** The model as it is published now, and that rights have changed with it. */
function publish(server: SampleServer, list: object = grouped) {
  server.tell('modelConfig', {
    id: inspection.enCode,
    fullName: inspection.fullName.zh,
    enCode: inspection.enCode,
    formData: JSON.stringify(inspection.form),
    columnData: JSON.stringify(list),
  });
  window.dispatchEvent(new Event(rightsNews));
}

const timesAsked = ({ calls }: SampleServer, name: string) => calls.filter((call) => call.name === name).length;

describe('a list that is published anew while it is open', () => {
  it('is drawn as it is now, and asks for nothing that the old one would have asked for', async () => {
    const { server } = mountModel();
    await ready();
    const before = timesAsked(server, 'recordList');
    publish(server);
    await expect.element(page.getByText(/组 45 条/)).toBeVisible();
    expect(timesAsked(server, 'recordList')).toBe(before);
  });

  it('reads its rows again where it is the same, and keeps what is being searched for', async () => {
    const { server } = mountModel();
    await ready();
    await page.getByRole('button', { name: /^展开/ }).click();
    await condition('巡检编号').fill('XJ-1');
    server.change('i45', { no: '改过' });
    window.dispatchEvent(new Event(rightsNews));
    await expect.element(button('改过')).toBeVisible();
    await expect.element(condition('巡检编号')).toHaveValue('XJ-1');
  });

  it('stays as it is while a form stands over it', async () => {
    const { server } = mountModel({ services: { confirm: async () => true } });
    await ready();
    await button('新增').click();
    const section = entry('区段');
    await section.fill('K7+000');
    publish(server);
    await expect.poll(() => timesAsked(server, 'modelConfig')).toBe(2);
    await expect.element(section).toHaveValue('K7+000');
    expect(timesAsked(server, 'recordGroups')).toBe(0);
    await dialog().getByRole('button', { name: '取消', exact: true }).click();
    await expect.element(page.getByText(/组 45 条/)).toBeVisible();
  });
});
