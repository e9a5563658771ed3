import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../registry.ts';

const registry = createProductRegistry();
const nodes = [
  { id: 'a', vModel: 'place', config: { aditKey: 'input', label: '位置', required: true } },
  { id: 'b', vModel: 'note', config: { aditKey: 'input', label: '备注' } },
];
const config = {
  ...{ id: 'm1', fullName: '缺陷上报', enCode: 'defect', type: 1, webType: 2, version: 1, tables: '[]' },
  formData: JSON.stringify({ version: 1, nodes }),
  columnData: JSON.stringify({ version: 1, searchList: [], columnList: [], useBtnPermission: true }),
};

async function open(changes: TestServices = {}, props: object = { modelId: 'm1' }) {
  const request = vi.fn<Services['requestNamed']>(async (call) =>
    call === 'modelConfig' ? config : { id: 'r1', revision: 1 },
  );
  const node = { id: 'entry', config: { aditKey: 'modelEntry' }, props: { ...props } };
  mount(<ScreenView document={{ nodes: [node] }} registry={registry} />, testServices('zh', { request, ...changes }));
  return {
    request,
    sent: () => request.mock.calls.filter(([call]) => call === 'createRecord').map(([, { body }]) => body),
  };
}

const place = () => page.getByRole('textbox', { name: '位置' });

describe('an entry form that stands in a page', () => {
  it('saves each entry as a record and makes room for the next one', async () => {
    const { sent } = await open();
    await expect.element(page.getByRole('region', { name: '缺陷上报' })).toBeVisible();
    // A page is read from its start: the form takes no focus from it.
    expect(document.activeElement).toBe(document.body);
    await place().fill('K1+200');
    await page.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => sent().length).toBe(1);
    expect(JSON.parse((sent()[0] as { data: string }).data)).toMatchObject({ place: 'K1+200' });
    await expect.element(place()).toHaveValue('');
    await place().fill('K2+300');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => sent().length).toBe(2);
    await expectAccessible();
  });

  it('sends nothing while something is missing', async () => {
    const { sent } = await open();
    await page.getByRole('button', { name: '提交' }).click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('says why it is not there: no right, no model, no answer', async () => {
    await open({ may: () => false });
    await expect.element(page.getByText('没有新增「缺陷上报」的权限')).toBeVisible();
    await expectAccessible();
  });

  it('says that nothing has been chosen', async () => {
    const { request } = await open({}, {});
    await expect.element(page.getByText('还没有选择表单')).toBeVisible();
    expect(request).not.toHaveBeenCalled();
  });

  it('does what is stored with its version, however much the page around it may do', async () => {
    const rows = (id: string, call: string) => ({
      id,
      config: { aditKey: 'callList', label: id },
      props: { call, columns: [{ prop: 'id', label: '编号' }] },
    });
    const form = { version: 1, nodes: [...nodes, rows('好', 'users'), rows('坏', 'onlineUsers')] };
    const acts = { calls: { users: [] }, commands: [], models: [], hosts: [] };
    const asked: string[] = [];
    await open({
      request: async (call) => {
        asked.push(call);
        return call === 'modelConfig' ? { ...config, formData: JSON.stringify(form), acts } : { list: [] };
      },
    });
    await expect.element(page.getByText('这个页面无权执行此操作')).toBeVisible();
    await expect.poll(() => asked).toContain('users');
    expect(asked).not.toContain('onlineUsers');
  });

  it('says what the server refused', async () => {
    await open({ request: () => Promise.reject(new Error('没有查看的权限')) });
    await expect.element(page.getByRole('alert')).toHaveTextContent('没有查看的权限');
  });
});
