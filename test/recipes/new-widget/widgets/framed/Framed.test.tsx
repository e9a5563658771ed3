import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsPanel } from '../../../../../designer/settings/panel/SettingsPanel.tsx';
import { canvas, node, openCanvas } from '../../../../support/canvas-page.tsx';
import { container, field, form } from '../../../../support/designer/design.ts';
import { preparePart } from '../../../../support/designer/part-host.tsx';
import { expectAccessible, mount, testServices } from '../../../../support/mount.tsx';

describe('two widgets that the designer was never told of', () => {
  const palette = () => page.getByRole('region', { name: '组件面板' });

  it('are in the palette, and stand on the canvas once they are pressed', async () => {
    const { store, shape } = await openCanvas(form([]));
    await palette().getByRole('button', { name: '计数牌', exact: true }).click();
    const [tally] = store.state().selection;
    // Drawn by its preview, which stands beside it.
    await expect.element(node(/^计数牌/)).toHaveTextContent('再加一');
    await palette().getByRole('button', { name: '边框组', exact: true }).click();
    expect(shape()).toMatch(new RegExp(`^${tally} \\w+$`));
    await expect.element(node(/^边框组/)).toBeVisible();
    await expectAccessible(canvas().element());
  });

  it('are what a field may become, and be wrapped in where one says so', async () => {
    const { shape } = await openCanvas(form([field('a', { config: { label: '甲' } }, 'inputNumber')]));
    await node(/^甲/).click();
    const more = async (...path: string[]) => {
      await canvas().getByRole('toolbar').getByRole('button', { name: '更多操作' }).click();
      for (const name of path) await page.getByRole('menuitem', { name: new RegExp(`^${name}( |$)`) }).hover();
      await page.getByRole('menuitem', { name: new RegExp(`^${path.at(-1)}( |$)`) }).click();
    };
    await more('更换组件', '计数牌');
    await expect.element(node(/^甲 计数牌/)).toBeVisible();
    await more('放进布局', '边框组');
    expect(shape()).toMatch(/^\w+\(a\)$/);
  });

  it('have their settings in the panel, by name, and written where they belong', async () => {
    const document = form([container('group', [field('count', {}, 'tally')], 'framed')]);
    const { around, at } = preparePart(<SettingsPanel />, document, ['count']);
    mount(around, testServices());
    await expect.element(page.getByRole('heading', { name: '计数牌' })).toBeVisible();
    await page.getByRole('textbox', { name: '计数单位', exact: true }).fill('块');
    await expect.poll(() => at('/nodes/0/config/children/0/props/unit')).toBe('块');
  });
});
