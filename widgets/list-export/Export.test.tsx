import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel, ready } from '../../test/support/mount-model.tsx';

const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const radio = (name: RegExp) => dialog().getByRole('radio', { name });
const box = (name: string) => dialog().getByRole('checkbox', { name, exact: true });
const job = (more: object) => ({
  ...{ id: 'j1', kind: 'record.export', title: '', person: null, isStopping: false, dueTime: '', creatorTime: '' },
  ...{ startedTime: null, endedTime: null, revision: 1, words: '', result: null, done: 0, total: null },
  ...more,
});

/** Addresses that the browser was sent to for a file. */
const landed: string[] = [];
const landing = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  landed.push(event.target.pathname);
};
const click = HTMLAnchorElement.prototype.click;
beforeEach(() => {
  landed.length = 0;
  // The link is in no document, so that nothing bubbles to one.
  HTMLAnchorElement.prototype.click = function () {
    this.addEventListener('click', landing, { once: true });
    click.call(this);
  };
});
afterEach(() => {
  HTMLAnchorElement.prototype.click = click;
});

async function open(prepare?: Parameters<typeof mountModel>[0]) {
  const world = mountModel(prepare);
  await ready();
  world.server.tell('exportRecords', { url: '/land/ticket/export.xlsx', name: 'a.xlsx' });
  return world;
}
const sentBy = ({ server }: ReturnType<typeof mountModel>) =>
  Object(server.calls.findLast(({ name }) => name === 'exportRecords')?.input.body);

describe('an export of a list', () => {
  it('takes this page, in the columns that are shown, and is fetched by the browser', async () => {
    const world = await open();
    await button('导出').click();
    await expect.element(radio(/^当前页面数据 20$/)).toBeChecked();
    await expect.element(radio(/^选中数据/)).toBeDisabled();
    await expectAccessible();
    await inDialog('导出').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(landed).toEqual(['/land/ticket/export.xlsx']);
    const { selectKey, ...body } = sentBy(world);
    expect(body).toMatchObject({ dataType: '0', format: 'xlsx', currentPage: 1, pageSize: 20, sort: 'desc' });
    expect(selectKey).toContain('no');
    await expect.element(button('导出')).toHaveFocus();
  });

  it('takes all pages by the same conditions, in the columns that are chosen', async () => {
    const world = await open();
    await button('导出').click();
    await radio(/^全部页面数据 45$/).click();
    await box('全选').click();
    await inDialog('导出').click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    expect(landed).toEqual([]);
    await dialog().getByRole('checkbox').nth(2).click();
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
    await radio(/CSV/).click();
    await inDialog('导出').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sentBy(world)).toMatchObject({ dataType: '1', format: 'csv', selectKey: [expect.any(String)] });
  });

  it('has its columns in the order in which the person has them', async () => {
    const arranged = ['no', 'tunnel', 'state'].map((prop) => ({ prop, visible: prop !== 'state', pinned: false }));
    const world = await open({ prepare: (server) => server.tell('columnsOfModule', arranged) });
    await expect.element(page.getByRole('columnheader', { name: '状态' })).not.toBeInTheDocument();
    await button('导出').click();
    await inDialog('导出').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const { selectKey } = sentBy(world);
    expect(selectKey.slice(0, 2)).toEqual(['no', 'tunnel']);
    expect(selectKey).not.toContain('state');
  });

  it('takes the rows that are chosen, where some are', async () => {
    const world = await open();
    const first = page.getByRole('checkbox', { name: /^选择 XJ/ }).first();
    await first.click();
    await button('导出').click();
    await expect.element(radio(/^选中数据 1$/)).toBeChecked();
    await inDialog('导出').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sentBy(world)).toMatchObject({ dataType: '2', selectIds: [world.server.records[0]?.id] });
  });

  it('that is refused says why, and keeps what was chosen', async () => {
    const { server } = await open();
    await button('导出').click();
    await radio(/^全部页面数据/).click();
    server.refuse('exportRecords', { code: 403, msg: '没有此按钮的权限' });
    await inDialog('导出').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('没有此按钮的权限');
    await expect.element(radio(/^全部页面数据/)).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('that takes long shows how far it is, and is fetched when it has ended', async () => {
    const { server } = await open();
    server.tell('exportRecords', { jobId: 'j1' });
    server.tell('loadJob', job({ state: 'running', done: 500, total: 12_000 }));
    server.tell('fileTicket', { url: '/land/later/export.xlsx', name: 'a.xlsx', expires: '' });
    await button('导出').click();
    await radio(/^全部页面数据/).click();
    await inDialog('导出').click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('500');
    await expectAccessible();
    server.tell('loadJob', job({ state: 'done', done: 12_000, total: 12_000, result: 'f1' }));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(landed).toEqual(['/land/later/export.xlsx']);
    const asked = server.calls.find(({ name }) => name === 'fileTicket');
    expect(asked?.input.body).toEqual({ fileId: 'f1', purpose: 'export' });
  });

  it('goes on behind the page, and can be cancelled', async () => {
    const { server, said } = await open();
    server.tell('exportRecords', { jobId: 'j1' });
    server.tell('loadJob', job({ state: 'running' }));
    server.tell('fileTicket', { url: '/land/later/export.xlsx', name: 'a.xlsx', expires: '' });
    server.tell('cancelJob', job({ state: 'running' }));
    await button('导出').click();
    await inDialog('导出').click();
    await inDialog('后台导出').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    server.tell('loadJob', job({ state: 'done', result: 'f1' }));
    await expect.poll(() => landed).toEqual(['/land/later/export.xlsx']);
    server.tell('loadJob', job({ state: 'running' }));
    await button('导出').click();
    await inDialog('导出').click();
    await inDialog('取消导出').click();
    expect(server.calls.some(({ name }) => name === 'cancelJob')).toBe(true);
    server.tell('loadJob', job({ state: 'cancelled' }));
    await expect.element(inDialog('导出')).toBeVisible();
    expect(landed).toHaveLength(1);
    expect(said).toHaveLength(2);
  });
});
