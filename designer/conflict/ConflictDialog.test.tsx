import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { stillClock, testModel, testModelServer } from '../../test/support/designer/design-server.ts';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { changeDocument, changeProperty, deleteNodes, insertNode } from '../commands/index.ts';
import { modelDesignerDescriptor } from '../designer.descriptor.ts';
import { widget } from '../designer.widget.ts';
import { DesignClockContext, type DesignSession, openSession } from '../frame/design-session.ts';

const registry = createProductRegistry([{ descriptor: modelDesignerDescriptor, load: async () => widget }]);
const button = (name: string) => page.getByRole('button', { name, exact: true });
// By role alone: in tests antd gives one id to every title and tooltip, so that names get mixed up.
const dialog = () => page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

/** Two people with one model: one sits at the page, the other's store is worked on by the test. */
async function together() {
  const server = testModelServer(testModel);
  const drafts = new Map<string, unknown>();
  const services: TestServices = {
    request: server.request,
    drafts: {
      read: (key) => drafts.get(key),
      write: (key, value) => void drafts.set(key, value),
      remove: (key) => void drafts.delete(key),
    },
  };
  const other: DesignSession = openSession(testModel, registry, testServices('zh', { request: server.request }));
  const screen = { nodes: [{ id: 'designer', config: { aditKey: 'modelDesigner' }, props: { modelId: 'm1' } }] };
  mount(
    <DesignClockContext value={stillClock}>
      <ScreenView document={screen} registry={registry} />
    </DesignClockContext>,
    testServices('zh', services),
  );
  await expect.element(heading('缺陷上报')).toBeVisible();
  return { server, other, drafts };
}

async function rename(name: string) {
  await button('修改名称').click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(name);
  await userEvent.keyboard('{Enter}');
}

it('joins what does not touch, asks for the rest with both values, and saves on the newer revision', async () => {
  const { server, other } = await together();
  other.store.run(changeDocument, { path: '/fullName', value: '他的名称' });
  other.store.run(changeProperty, { key: 'stake', path: '/config/label', value: '起点桩号' });
  other.store.run(insertNode, { key: 'textarea', parent: null, index: 2 });
  expect(await other.saver.save()).toBe(true);

  await rename('我的名称');
  await button('保存').click();
  await expect.element(dialog()).toHaveTextContent('合并两个人的修改');
  await expect.element(dialog()).toHaveTextContent(/周敏 保存了新的草稿（.+前）/);
  await expect.element(dialog()).toHaveTextContent('对方的 2 处修改');
  await expect.element(dialog()).toHaveTextContent('原来：缺陷上报');
  await expectAccessible();
  // Nothing is chosen for anybody: the button leads to what is left.
  await button('还有 1 处未选').click();
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  await dialog().getByRole('radio', { name: '我的名称' }).click();
  await button('保存合并结果').click();
  await expect.element(page.getByText(/已保存 \d/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);

  expect(server.stored()).toMatchObject({ fullName: '我的名称', revision: 6 });
  const { nodes } = JSON.parse(server.stored().formData);
  expect([nodes.length, nodes[0].config.children[0].config.label]).toEqual([3, '起点桩号']);
  // The other one meets it as well, without a conflict, since nothing of theirs is open.
  await other.saver.reload();
  expect(other.store.state().document.fullName).toBe('我的名称');
});

it('takes all of one side with one press, by keys alone, and one undo brings back what was here', async () => {
  const { server, other } = await together();
  other.store.run(changeDocument, { path: '/fullName', value: '他的名称' });
  other.store.run(deleteNodes, { keys: ['cost'] });
  await other.saver.save();
  await rename('我的名称');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  (button('全部用对方的').element() as HTMLElement).focus(); // a button is one
  await userEvent.keyboard('{Enter}{Tab}');
  await button('保存合并结果').click();
  await expect.element(heading('他的名称')).toBeVisible();
  await expect.poll(() => server.stored().fullName).toBe('他的名称');
  await button('撤销').click();
  await expect.element(heading('我的名称')).toBeVisible();
});

it('leaves everything as it was when it is closed, and asks again at the next save', async () => {
  const { server, other, drafts } = await together();
  other.store.run(deleteNodes, { keys: ['basic'] });
  await other.saver.save();
  const before = server.stored();
  await page
    .getByRole('tree', { name: /大纲/ })
    .getByRole('treeitem', { name: /区段桩号/ })
    .click();
  await userEvent.keyboard('{Control>}d{/Control}');
  await button('保存').click();
  await expect.element(dialog().getByRole('radio', { name: /移除/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().elements().length).toBe(0);
  await expect.element(page.getByText(/节点 5/)).toBeVisible();
  expect(server.stored()).toEqual(before);
  expect(drafts.size).toBe(1);
  await button('保存').click();
  await dialog().getByRole('radio', { name: /保留/ }).click();
  await button('保存合并结果').click();
  await expect.poll(() => JSON.parse(server.stored().formData).nodes[0].config.children.length).toBe(3);
});
