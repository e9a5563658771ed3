import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documentDrawn, layoutMeta } from '../../.storybook/story.tsx';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { Node } from '../../engine/schema/documents/node.ts';
import { createProductRegistry } from '../registry.ts';
import { dialogDescriptor } from './dialog.descriptor.ts';

const registry = createProductRegistry();
const children: Node[] = [
  { id: 'name', vModel: 'name', config: { aditKey: 'input', label: '菜单名称', required: true } },
  { id: 'note', vModel: 'note', config: { aditKey: 'textarea', label: '更新说明' } },
];

/** Milliseconds in which what is fetched late is there, on a machine that is busy with much else. */
const fetched = 15_000;

/** A dialog is nothing until an action opens it: the story presses the button. */
function story(props: Node['props']) {
  const nodes: Node[] = [
    {
      id: 'open',
      config: { aditKey: 'button' },
      props: { buttonText: '发布', type: 'primary' },
      on: { click: [{ action: 'openDialog', dialog: 'publish' }] },
    },
    { id: 'publish', config: { aditKey: 'dialog', children }, props: { title: '发布 缺陷上报', ...props } },
  ];
  const document = { nodes };
  return {
    render: () => <ScreenView document={document} registry={registry} />,
    play: async (context: { readonly canvasElement: HTMLElement }) => {
      await documentDrawn(context);
      await userEvent.click(within(context.canvasElement).getByRole('button', { name: '发布' }));
      const body = within(context.canvasElement.ownerDocument.body);
      // It is fetched when it is opened first.
      await waitFor(() => expect(body.getByRole('dialog')).toBeVisible(), { timeout: fetched });
      await waitFor(() => expect(body.getByLabelText(/菜单名称/)).toBeVisible());
    },
  };
}

export default { title: '页面/对话框 dialog', ...layoutMeta(dialogDescriptor) };

export const Asking = story({ okText: '确认发布' });
export const Showing = story({});
export const Dangerous = story({ okText: '删除', danger: true, width: 480 });
export const DrawerLook = story({ okText: '确认发布', look: 'drawer' });
export const LabelsAbove = story({ okText: '确认发布', labelPosition: 'top' });
