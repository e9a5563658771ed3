import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';

const columns = ['no', 'state', 'materials-name', 'materials-quantity'].map((prop) => ({ prop }));
const styled = (childTableStyle: number, more: object = {}) => ({
  ...defect,
  list: { ...defect.list, columnList: columns, childTableStyle, ...more },
});
const open = (model: ReturnType<typeof styled>) => {
  const [bare, ...rest] = sampleDefects(5);
  const empty = { id: 'd9', values: { ...bare?.values, no: 'QX-9', materials: [] } };
  mountModel({ model, records: [...rest, empty] });
  return expect.element(button('QX-20261119-0004')).toBeVisible();
};
const heads = () => [...document.querySelectorAll('.adit-records > thead th')].map((one) => one.textContent);

afterEach(() => page.viewport(1280, 900));

describe('columns of sub-tables', () => {
  it('stand in the row where the list says nothing else', async () => {
    await open(styled(1));
    expect(heads()).toContain('材料名称');
    await expect.element(button('QX-20261119-0004 的明细')).not.toBeInTheDocument();
  });

  it('open under the row; a row without any has nothing to open', async () => {
    await open(styled(2));
    expect(heads()).not.toContain('材料名称');
    const toggle = button('QX-20261119-0004 的明细');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button('QX-9 的明细')).not.toBeInTheDocument();
    await toggle.click();
    const child = page.getByRole('table', { name: /2 条/ });
    await expect.element(child).toHaveTextContent('高分子注浆液');
    await expect.element(child).toHaveTextContent('快硬水泥');
    await expectAccessible();
    await toggle.click();
    await expect.element(child).not.toBeInTheDocument();
  });

  it('open in the groups of a grouped list too', async () => {
    await open(styled(2, { type: 3, groupField: 'state' }));
    await button('QX-20261119-0004 的明细').click();
    await expect.element(page.getByRole('table', { name: /2 条/ })).toHaveTextContent('快硬水泥');
  });

  it('open in the card on a phone', async () => {
    await page.viewport(390, 844);
    await open(styled(2));
    const [toggle] = page.getByRole('button', { name: /2 条$/ }).elements();
    expect(toggle?.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
    await page.getByRole('button', { name: /2 条$/ }).first().click();
    await expect.element(page.getByRole('table', { name: /2 条/ })).toHaveTextContent('高分子注浆液');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
  });
});
