import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { StoredVersion } from '../../engine/schema/calls/index.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { modelDesignerDescriptor } from '../designer.descriptor.ts';
import { widget } from '../designer.widget.ts';
import { testModel, testModelServer, versionOf } from '../frame/test-server.ts';

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
  mount(<ScreenView document={screen} registry={registry} />, services);
  await expect.element(page.getByRole('heading', { name: '缺陷上报', level: 1 })).toBeVisible();
  await button('版本').click();
  return { server, asked };
}

it('lists versions and compares any of them with the draft, in words', async () => {
  await design([version(1, '第一版', older), version(2, '', testModel.formData)]);
  const list = dialog().getByRole('list', { name: '版本列表' });
  await expect.element(list.getByRole('button', { name: /v2 线上.*没有说明.*王工.*1 处更改/ })).toBeVisible();
  await expect.element(dialog()).toHaveTextContent('没有不同');
  await list.getByRole('button', { name: /第一版/ }).click();
  await expect.element(dialog()).toHaveTextContent('更改 2');
  await expect.element(page.getByRole('row', { name: '宽度 12 24' })).toBeVisible();
  await button(/改动 区段桩号/).click();
  await expect.element(page.getByRole('row', { name: '标签 桩号 区段桩号' })).toBeVisible();
  await expectAccessible();
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
