import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, type TestServices, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { designOf } from './design-of.ts';

const design = {
  version: 1,
  nodes: [
    { id: 'name', vModel: 'name', config: { aditKey: 'input', label: '名称', required: true } },
    {
      id: 'go',
      config: { aditKey: 'button' },
      props: { buttonText: '提交审批' },
      on: {
        click: [
          { action: 'request', call: 'releaseModel' },
          { action: 'navigate', to: '/away' },
          { action: 'command', name: 'signOut' },
        ],
      },
    },
  ],
};

async function preview(props: Node['props'], given: Record<string, unknown> = {}, changes: TestServices = {}) {
  const did: string[] = [];
  const mounted = await mountScreen(
    { nodes: [{ id: 'preview', config: { aditKey: 'formPreview' }, props: props ?? {} }] },
    {
      given,
      services: testServices('zh', {
        request: async (call) => void did.push(call),
        navigate: (to) => void did.push(to),
        command: async (name) => void did.push(name),
        toast: (kind, text) => void did.push(`${kind}: ${text}`),
        ...changes,
      }),
    },
  );
  return { did, ...mounted };
}
const fromModel = { design: { $source: 'model', path: 'formData' } };
const name = () => page.getByLabelText('名称');
const device = (label: string) => page.getByRole('radio', { name: label });

describe('a preview', () => {
  it('draws the design as people will meet it, out of the text that a server keeps', async () => {
    await preview(fromModel, { model: { formData: JSON.stringify(design) } });
    await expect.element(name()).toBeVisible();
    await expect.element(name()).toHaveAttribute('aria-required', 'true');
    await expectAccessible();
  });

  it('can be filled in, and says what would be missing or that nothing is', async () => {
    const { did } = await preview(fromModel, { model: { formData: design } });
    await page.getByRole('button', { name: '试填检查' }).click();
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
    expect(did).toEqual([]);
    await expectAccessible();
    await name().fill('管道渗漏');
    await page.getByRole('button', { name: '试填检查' }).click();
    await expect.poll(() => did).toEqual(['success: 校验通过，预览不会保存']);
  });

  it('sends nothing and leads nowhere, whatever its buttons say', async () => {
    const { did } = await preview(fromModel, { model: { formData: design } });
    await page.getByRole('button', { name: '提交审批' }).click();
    await expect.element(page.getByRole('button', { name: '提交审批' })).not.toHaveAttribute('aria-busy', 'true');
    await name().fill('x');
    await userEvent.keyboard('{Enter}');
    expect(did).toEqual([]);
  });

  it('shows the form as narrow as a phone when asked to, and what was filled in stays', async () => {
    const { element } = await preview(fromModel, { model: { formData: design } });
    const width = () => element.querySelector('.adit-preview-page')?.getBoundingClientRect().width ?? 0;
    await expect.element(device('桌面')).toBeChecked();
    expect(width()).toBeGreaterThan(800);
    await name().fill('管道渗漏');
    await page.getByText('手机').click();
    await expect.element(device('手机')).toBeChecked();
    expect(width()).toBeLessThanOrEqual(390);
    await expect.element(name()).toHaveValue('管道渗漏');
    await expectAccessible();
    device('手机').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(device('桌面')).toBeChecked();
  });

  it('starts on the device that the design of the page says', async () => {
    await preview({ ...fromModel, device: 'phone' }, { model: { formData: design } });
    await expect.element(device('手机')).toBeChecked();
  });

  it('follows the design that it is given', async () => {
    const { give } = await preview(fromModel, { model: { formData: design } });
    give({
      model: { formData: { version: 1, nodes: [{ ...design.nodes[0], config: { aditKey: 'input', label: '编号' } }] } },
    });
    await expect.element(page.getByLabelText('编号')).toBeVisible();
    expect(name().elements()).toEqual([]);
  });

  it('is nothing while there is no design', async () => {
    const { element } = await preview(fromModel);
    expect(element.textContent).toBe('');
  });

  it('says so when the text is no design, and when there are no fields in it', async () => {
    await preview(fromModel, { model: { formData: '{ not json' } });
    await expect.element(page.getByText('这份设计无法预览')).toBeVisible();
    await expectAccessible();
    await preview(fromModel, { model: { formData: { version: 1, nodes: [] } } });
    await expect.element(page.getByText('还没有字段')).toBeVisible();
  });

  it('marks what is broken in a design and draws the rest', async () => {
    const broken = {
      version: 1,
      nodes: [{ id: 'x', config: { aditKey: 'pipe3d', label: '管线三维' } }, ...design.nodes],
    };
    await preview(fromModel, { model: { formData: broken } });
    await expect.element(page.getByText(/管线三维/)).toBeVisible();
    await expect.element(name()).toBeVisible();
  });

  it('does not share ids with a form on the same page', async () => {
    await mountScreen({
      nodes: [
        { id: 'own', vModel: 'name', config: { aditKey: 'input', label: '外面的名称' } },
        { id: 'preview', config: { aditKey: 'formPreview' }, props: { design: JSON.stringify(design) } },
      ],
    });
    await expect.element(page.getByRole('textbox', { name: /^名称/ })).toBeVisible();
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
    await page.getByRole('textbox', { name: /^名称/ }).fill('里');
    await expect.element(page.getByLabelText('外面的名称')).toHaveValue('');
  });
});

describe('what is taken for a design', () => {
  it('is a form document, the form of a model, or either as text', () => {
    expect(designOf(design)?.nodes.length).toBe(2);
    expect(designOf(JSON.stringify(design))?.nodes.length).toBe(2);
    expect(designOf({ fullName: '缺陷', form: design })?.nodes.length).toBe(2);
  });

  it('is nothing yet for what is empty, and no design for anything else', () => {
    for (const empty of [undefined, null, '']) expect(designOf(empty)).toBeUndefined();
    for (const wrong of ['[1]', '{', 7, [], {}, { nodes: 'x' }, { form: null }]) expect(designOf(wrong)).toBeNull();
  });
});
