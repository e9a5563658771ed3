import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { StoredVersion } from '../../engine/schema/calls/index.ts';
import { stillClock, testModel, testModelServer, versionOf } from '../../test/support/designer/design-server.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { modelDesignerDescriptor } from '../designer.descriptor.ts';
import { widget } from '../designer.widget.ts';
import { DesignClockContext } from '../frame/design-session.ts';

const registry = createProductRegistry([{ descriptor: modelDesignerDescriptor, load: async () => widget }]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
// By role alone: in tests antd gives one id to every title and tooltip, so that names get mixed up.
const dialog = () => page.getByRole('dialog');

const version = (number: number, note: string, formData: string) => versionOf({ ...testModel, formData }, number, note);
const older = testModel.formData.replace('区段桩号', '桩号').replace('"span":24', '"span":12');

async function design(versions: readonly StoredVersion[]) {
  const server = testModelServer({ ...testModel, releaseVersion: versions.length || null }, versions);
  const asked: string[] = [];
  const services = testServices('zh', {
    request: server.request,
    confirm: async ({ title }) => {
      asked.push(title);
      return true;
    },
  });
  const screen = { nodes: [{ id: 'designer', config: { aditKey: 'modelDesigner' }, props: { modelId: 'm1' } }] };
  mount(
    <DesignClockContext value={stillClock}>
      <ScreenView document={screen} registry={registry} />
    </DesignClockContext>,
    services,
  );
  await expect.element(page.getByRole('heading', { name: '缺陷上报', level: 1 })).toBeVisible();
  await button('版本').click();
  return { server, asked };
}

it('opens with what the newest version changed, and compares any two', async () => {
  await design([version(1, '第一版', older), version(2, '', testModel.formData)]);
  const list = dialog().getByRole('list', { name: '版本列表' });
  await expect.element(list.getByRole('button', { name: /v2 线上.*没有说明.*王工.*1 处更改/ })).toBeVisible();
  // The field, its group, and where the list shows its label: as a column and as a condition.
  await expect.element(dialog()).toHaveTextContent('更改 4');
  await expect.element(dialog()).toHaveTextContent('对照：v1');
  await expect.element(page.getByRole('row', { name: '宽度 12 24' })).toBeVisible();
  await button(/改动 列：区段桩号/).click();
  const online = dialog().getByRole('region', { name: 'v2', exact: true });
  await expect.element(online.getByText('区段桩号改动').first()).toBeVisible();
  await button(/改动 区段桩号/).click();
  await expect.element(page.getByRole('row', { name: '标签 桩号 区段桩号' })).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: /第一版/ }).click();
  await expect.element(dialog()).toHaveTextContent('对照：首次发布');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().elements().length).toBe(0);
  await expect.poll(() => document.activeElement?.textContent).toBe('版本');
});

it('makes a version the draft after a question; one undo takes it back', async () => {
  const { server, asked } = await design([version(1, '第一版', older), version(2, '', testModel.formData)]);
  await dialog()
    .getByRole('button', { name: /第一版/ })
    .click();
  await button('恢复 v1 为草稿').click();
  await expect.element(page.getByText('草稿 v3')).toBeVisible();
  expect([asked, server.stored().formData]).toEqual([['用 v1 替换草稿？'], older]);
  const outline = page.getByRole('tree', { name: /大纲/ });
  await expect.element(outline.getByRole('treeitem', { name: /^桩号/ })).toBeVisible();
  await button('撤销').click();
  await expect.element(outline.getByRole('treeitem', { name: /^区段桩号/ })).toBeVisible();
});

it('says that nothing was published yet', async () => {
  await design([]);
  await expect.element(dialog()).toHaveTextContent('还没有发布过');
});

it('draws both sides on the canvas with what became of each node in words, and steps through by keys', async () => {
  await design([version(1, '第一版', older), version(2, '', testModel.formData)]);
  const before = dialog().getByRole('region', { name: 'v1', exact: true });
  const after = dialog().getByRole('region', { name: 'v2', exact: true });
  await expect.element(before.getByRole('group', { name: /^桩号.*改动/ })).toBeVisible();
  const stake = after.getByRole('group', { name: /^区段桩号.*改动/ });
  await expect.element(stake).toBeVisible();
  await expect.element(dialog().getByRole('list', { name: '图例' })).toHaveTextContent('改动 4');
  await expect.element(dialog()).toHaveTextContent('第 1 处，共 4 处');
  await expectAccessible();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(dialog()).toHaveTextContent('第 2 处，共 4 处');
  await expect.element(stake).toHaveAttribute('data-change-current');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(dialog()).toHaveTextContent('第 1 处，共 4 处');
  // It is looked at, not worked on.
  await stake.click();
  expect(after.getByRole('toolbar').elements()).toEqual([]);
});

it('gives a version a label, changes it and takes it away', async () => {
  const { server } = await design([version(1, '第一版', older)]);
  await button('给 v1 加标签').click();
  await dialog().getByRole('textbox', { name: 'v1 的标签' }).fill('验收版');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('list', { name: '版本列表' })).toHaveTextContent('验收版');
  expect(server.released[0]?.label).toBe('验收版');
  await button('修改 v1 的标签').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('修改 v1 的标签')).toBeVisible();
  await button('修改 v1 的标签').click();
  await dialog().getByRole('textbox', { name: 'v1 的标签' }).fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('给 v1 加标签')).toBeVisible();
});
