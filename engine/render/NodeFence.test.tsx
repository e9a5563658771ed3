import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNode } from '../../test/support/fields.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { fragile, testRegistry } from '../../test/support/widgets.tsx';
import { openForm } from '../form/open-form.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import { DocumentView } from './DocumentView.tsx';
import { ScreenView } from './ScreenView.tsx';

beforeEach(() => {
  fragile.throws = true;
  // React says each fenced throw on the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  fragile.throws = false;
  vi.restoreAllMocks();
});

const again = () => page.getByRole('button', { name: '重新加载' });

describe('a widget that throws', () => {
  it('is fenced: its place says so, the rest works, and it can be loaded again', async () => {
    const { session } = await mountForm(
      {
        nodes: [
          testNode('a', 'fragile', { config: { label: '甲' } }),
          testNode('b', 'input', { config: { label: '乙' } }),
        ],
      },
      { registry: testRegistry() },
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('「甲」出错了');
    await userEvent.fill(page.getByLabelText('乙'), '照常');
    expect(session.submitValues()).toEqual({ b: '照常' });
    await userEvent.click(page.getByRole('button', { name: '详情' }));
    await expect.element(page.getByText('此处坏了')).toBeVisible();
    await expect.element(page.getByText('/nodes/0')).toBeVisible();
    await expectAccessible();
    fragile.throws = false;
    await userEvent.click(again());
    await expect.element(page.getByRole('textbox', { name: '甲' })).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });

  it('stays fenced when it throws again', async () => {
    await mountForm({ nodes: [testNode('a', 'fragile')] }, { registry: testRegistry() });
    await userEvent.click(again());
    await expect.element(again()).toBeVisible();
  });

  it('is named by a submit when it is required and cannot be filled in', async () => {
    const runs: unknown[] = [];
    mount(
      <ScreenView
        document={{
          nodes: [
            testNode('a', 'fragile', { config: { required: true, label: '坏字段' } }),
            testNode('b', 'input'),
            {
              id: 'go',
              config: { aditKey: 'press', label: '提交' },
              on: { click: [{ action: 'submit' }, { action: 'toast', text: 'x' }] },
            },
          ],
        }}
        registry={testRegistry()}
      />,
      testServices('zh', { toast: (...what) => runs.push(what) }),
    );
    await userEvent.click(page.getByRole('button', { name: '提交' }));
    const summary = page.getByRole('alert').filter({ hasText: '尚未提交' });
    await expect.element(summary).toHaveTextContent('坏字段');
    expect(runs).toEqual([]);
  });

  it('takes down neither the fields of a fenced container’s neighbours nor those of a fenced action', async () => {
    const { session } = await mountForm(
      {
        nodes: [
          { id: 'box', config: { aditKey: 'fragileBox', label: '容器', children: [testNode('inside', 'input')] } },
          { id: 'w', config: { aditKey: 'fragileWords', label: '文字' } },
          testNode('outside', 'input'),
        ],
      },
      { registry: testRegistry(), values: { inside: 'kept' } },
    );
    await expect.element(page.getByText('「容器」出错了')).toBeVisible();
    await expect.element(page.getByText('「文字」出错了')).toBeVisible();
    await expect.element(page.getByLabelText('outside')).toBeVisible();
    fragile.throws = false;
    await userEvent.click(again().first());
    await expect.element(page.getByLabelText('inside')).toHaveValue('kept');
    expect(session.submitValues()).toEqual({ inside: 'kept' });
  });
});

describe('a widget that cannot be fetched', () => {
  it('leaves the rest of the page alone, and can be asked for again', async () => {
    let online = false;
    const registry = testRegistry(async (one) => {
      if (!online && one.descriptor.key !== 'input') throw new Error('network gone');
      return one;
    });
    const nodes = [
      testNode('a', 'choice'),
      testNode('b', 'input'),
      { id: 'box', config: { aditKey: 'box', label: '容器', children: [testNode('c', 'input')] } },
      { id: 'w', config: { aditKey: 'press', label: '动作' } },
    ];
    const session = openForm(resolveDocument({ nodes }, registry.descriptors));
    mount(<DocumentView session={session} registry={registry} />);
    await expect.element(page.getByLabelText('b')).toBeVisible();
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(3);
    online = true;
    for (let left = 3; left > 0; left -= 1) {
      await userEvent.click(again().first());
      await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(left - 1);
    }
    await expect.element(page.getByRole('combobox', { name: 'a' })).toBeVisible();
    await expect.element(page.getByLabelText('c')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '动作' })).toBeVisible();
  });
});
