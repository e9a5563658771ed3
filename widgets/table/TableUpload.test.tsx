import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { cellAt, press } from '../../test/support/mount-sheet.ts';
import { column, materialRows, materialsTable } from '../../test/support/sample-table.ts';

/** A sub-table with files in its second column, and uploads whose end the test decides. */
async function open(rows: readonly Record<string, unknown>[] = materialRows.slice(0, 1)) {
  const sent: { arrive(): void; fail(): void; signal: AbortSignal | undefined }[] = [];
  const upload: Services['upload'] = ({ name }, _type, _progress, signal) =>
    new Promise((resolve, reject) => {
      sent.push({
        arrive: () => resolve({ fileId: `f-${name}`, name, url: `/api/file/Download/annex/f-${name}` }),
        fail: () => reject(new Error('网络中断')),
        signal,
      });
    });
  const table = materialsTable({
    config: { children: [column('name', 'input', '名称'), column('paper', 'uploadFile', '合格证')] },
  });
  const form = await mountForm(
    { nodes: [table] },
    { values: { materials: structuredClone(rows) }, services: testServices('zh', { upload }) },
  );
  const choose = async () => {
    const chooser = page.getByTestId(/-paper-chooser$/);
    await userEvent.upload(chooser, new File(['内容'], '证.txt', { type: 'text/plain' }));
    await expect.poll(() => sent.length).toBe(1);
  };
  const stored = () =>
    Object(form.session.submitValues().materials).map(({ paper }: { paper?: { name: string }[] }) =>
      paper?.map(({ name }) => name),
    );
  return { ...form, sent, choose, stored };
}

describe('a file sent from a cell', () => {
  it('arrives though the focus has gone to another cell, and out of the sheet', async () => {
    const { sent, choose, stored, session } = await open();
    await press(1, 2);
    await choose();
    await press(1, 1);
    await expect.element(page.getByRole('progressbar', { name: '证.txt 正在上传' })).toBeInTheDocument();
    expect(session.work.isRunning()).toBe(true);
    sent[0]?.arrive();
    await expect.poll(stored).toEqual([['证.txt']]);
    expect(session.work.isRunning()).toBe(false);
    await expect.poll(() => page.getByTestId(/-paper-chooser$/).query()).toBeNull();
  });

  it('arrives in its row though that has moved and is scrolled away', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ name: `第 ${index + 1}` }));
    const { sent, choose, stored, session } = await open(many);
    await press(1, 2);
    await choose();
    await press(2, 1);
    session.setRows('materials', [{ name: '新' }, ...session.rows('materials')]);
    const grid = page.getByRole('grid').element();
    grid.scrollTop = 5_000;
    await expect.poll(() => cellAt(140, 1)).not.toBeNull();
    expect(sent[0]?.signal?.aborted).toBe(false);
    sent[0]?.arrive();
    await expect.poll(() => stored().slice(0, 3)).toEqual([undefined, ['证.txt'], undefined]);
  });

  it('is named by the table when it does not arrive, and can be tried again from its cell', async () => {
    const { sent, choose, session } = await open();
    await press(1, 2);
    await choose();
    await press(1, 1);
    sent[0]?.fail();
    await expect.element(page.getByRole('button', { name: '重试 证.txt' })).toBeInTheDocument();
    expect(session.validate()).toMatchObject([
      { name: 'materials', problem: { message: '证.txt 未上传成功，可继续、重试或移除' } },
    ]);
    await userEvent.click(page.getByRole('button', { name: '移除 证.txt' }));
    await expect.poll(() => session.problems()).toEqual([]);
  });

  it('arrives though the card of its row has been closed', async () => {
    await page.viewport(390, 844);
    const { sent, choose, stored } = await open();
    const card = page.getByRole('button', { name: /高分子注浆液/ });
    await userEvent.click(card);
    await choose();
    await userEvent.click(card);
    await expect.element(card).toHaveAttribute('aria-expanded', 'false');
    sent[0]?.arrive();
    await expect.poll(stored).toEqual([['证.txt']]);
  });
});
