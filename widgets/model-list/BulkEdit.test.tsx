import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel, ready } from '../../test/support/mount-model.tsx';

const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

/** The dialog for the first two rows, with one field chosen. */
async function open(field: string) {
  const world = mountModel();
  await ready();
  for (const row of [0, 1])
    await page
      .getByRole('checkbox', { name: /^选择 XJ/ })
      .nth(row)
      .click();
  await button('批量修改').click();
  const box = dialog().getByRole('combobox');
  await box.fill(field);
  await userEvent.keyboard('{Enter}{Escape}');
  return world;
}

describe('several records at once', () => {
  it('get the value of the chosen field, which is all that is sent', async () => {
    const { server, said } = await open('备注');
    const before = server.records.slice(0, 2).map(({ id }) => id);
    await dialog().getByRole('textbox', { name: '备注' }).fill('已复核');
    await expectAccessible();
    await inDialog('修改 2 条').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const sent = server.calls.findLast(({ name }) => name === 'updateRecords')?.input.body;
    expect(sent).toMatchObject({ data: '{"notes":"已复核"}' });
    expect(Object(sent).rows).toHaveLength(2);
    expect(before).toHaveLength(2);
    expect(said).toEqual(['已修改 2 条']);
    // Nothing is chosen any more.
    await expect.element(button('批量修改')).not.toBeInTheDocument();
  });

  it('stay as they are where one is refused: it is named, and the field says why', async () => {
    const { server } = await open('备注');
    const [first] = server.records;
    server.refuse('updateRecords', {
      ...{ code: 422, msg: '没有修改任何记录：备注有误' },
      data: {
        id: first?.id ?? '',
        findings: [{ code: 'x', severity: 'error', at: '/notes', message: '备注有误', fix: '' }],
      },
    });
    await inDialog('修改 2 条').click();
    await expect.element(dialog().getByRole('alert').first()).toHaveTextContent(/没有修改任何记录/);
    await expect.element(dialog().getByRole('textbox', { name: '备注' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('已选 2 条').first()).toBeVisible();
  });
});
