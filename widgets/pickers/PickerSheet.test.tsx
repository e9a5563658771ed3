import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';
import { widget } from '../department-select/department-select.widget.ts';

const host = (props: Partial<FieldHostProps> = {}) =>
  mount(
    <FieldHost widget={widget} label="部门" node={{ props: { multiple: true } }} {...props} />,
    testServices('zh', { request: pickerAnswer }),
  );
const box = () => page.getByRole('combobox', { name: '部门' });
const sheet = () => page.getByRole('dialog');
const press = (name: string) => sheet().getByRole('button', { name, exact: true });

describe('on a phone', () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  beforeAll(() => page.viewport(390, 844));
  afterAll(() => page.viewport(before.width, before.height));

  async function openCompany() {
    await box().click();
    await press('管廊公司').click();
    await expect.element(press('安全部')).toBeVisible();
  }

  it('shows one level a screen with a way back, and what is chosen at the bottom', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await openCompany();
    expect(press('管廊公司').elements()).toEqual([]);
    await press('安全部').click();
    await press('进入运行部').click();
    await press('运维二班').click();
    await press('已选 2 项').click();
    await press('移除安全部').click();
    await press('已选 1 项').click();
    await press('管廊公司').click();
    await expect.element(press('安全部')).toBeVisible();
    await sheet()
      .getByRole('button', { name: /^确\s?定$/ })
      .click();
    expect(changes).toEqual([['team2']]);
    await expect.poll(() => sheet().elements().length).toBe(0);
  });

  it('goes a level back by Back, then closes, and the page stays', async () => {
    const changes: unknown[] = [];
    const place = window.location.href;
    host({ changes });
    await openCompany();
    window.history.back();
    await expect.element(press('管廊公司')).toBeVisible();
    expect(press('安全部').elements()).toEqual([]);
    window.history.back();
    await expect.poll(() => sheet().elements().length).toBe(0);
    expect(window.location.href).toBe(place);
    expect(changes).toEqual([]);
    await expect.element(box()).toBeVisible();
  });

  it('is large enough for a thumb, and accessible', async () => {
    host({ initial: ['team1'] });
    await openCompany();
    for (const button of sheet().getByRole('list').getByRole('button').elements())
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
    await press('已选 1 项').click();
    await expectAccessible();
  });
});
