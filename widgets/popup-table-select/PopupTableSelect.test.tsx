import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { rowAnswer } from '../../test/support/row-server.ts';
import { widget } from './popup-table-select.widget.ts';

it('opens below its box, is left by Escape without a change, and takes a row that is pressed twice', async () => {
  const changes: unknown[] = [];
  const props = { interfaceId: 'material', columnOptions: [{ value: 'fullName', label: '材料名称' }] };
  const services = testServices('zh', { request: rowAnswer });
  mount(<FieldHost widget={widget} label="材料" node={{ props }} changes={changes} />, services);
  const box = page.getByRole('combobox', { name: '材料' });
  await box.click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  await box.click();
  await page.getByRole('row', { name: /止水条/ }).dblClick();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(changes).toEqual(['M003']);
});
