import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { type ScreenHandle, ScreenView } from '../render/ScreenView.tsx';
import { type Acts, noActs } from '../schema/acts/acts.ts';
import type { Action } from '../schema/documents/action.ts';
import type { ScreenDocument } from '../schema/documents/form-document.ts';
import { ActingContext } from './acting.ts';

const registry = createProductRegistry();
const request = (call: string, more: object = {}): Action => ({ action: 'request', call, ...more });

/** A page with what was stored with its version; what it asks of the program is written down. */
function draw(document: Pick<ScreenDocument, 'nodes' | 'sources' | 'on'>, acts: Partial<Acts>) {
  const sent: string[] = [];
  const said: string[] = [];
  const screen = createRef<ScreenHandle>();
  const services = testServices('zh', {
    request: async (call) => void sent.push(call),
    command: async (name, args) => void sent.push(`${name} ${args.call ?? ''}`.trim()),
    toast: (_kind, text) => void said.push(text),
  });
  mount(
    <ActingContext value={{ ...noActs, ...acts }}>
      <ScreenView ref={screen} document={document} registry={registry} />
    </ActingContext>,
    services,
  );
  return { sent, said, screen };
}

const dialog = {
  id: 'd',
  config: { aditKey: 'dialog' },
  props: { title: '里面', okText: '做' },
  on: { ok: [request('resetPassword')] },
};
const rows = (id: string, call: string) => ({
  id,
  config: { aditKey: 'callList', label: id },
  props: { call, columns: [{ prop: 'id', label: '编号' }] },
});

it('a page makes the calls that its version is stored with, on every road, and no other', async () => {
  const { sent, said } = draw(
    {
      sources: { good: { call: 'weather' }, bad: { call: 'profile' } },
      on: { load: [request('regions'), request('resetPassword', { params: { id: 'user-admin' } }), request('users')] },
      nodes: [rows('好', 'users'), rows('坏', 'onlineUsers'), dialog],
    },
    { calls: { weather: [], regions: [], users: [] } },
  );
  await expect.poll(() => said).toEqual(['这个页面无权执行此操作']);
  await expect.element(page.getByText('这个页面无权执行此操作')).toBeVisible();
  // The step that was refused ends the list: what follows relies on it.
  expect([...new Set(sent)].sort()).toEqual(['regions', 'users', 'weather']);
});

it('steps of a dialog are those of its page', async () => {
  const { sent, said, screen } = draw({ nodes: [dialog] }, { calls: { weather: [] } });
  await expect.poll(() => screen.current).not.toBeNull();
  await screen.current?.run([{ action: 'openDialog', dialog: 'd' }]);
  await page.getByRole('button', { name: '做', exact: true }).click();
  await expect.poll(() => said).toEqual(['这个页面无权执行此操作']);
  expect(sent).toEqual([]);
});

it('a call reaches the models that are stored with it; commands and downloads are asked as well', async () => {
  const { sent, screen } = draw({ nodes: [] }, { calls: { recordList: ['m1'] }, commands: ['copy'] });
  await expect.poll(() => screen.current).not.toBeNull();
  const run = (...steps: Action[]) => screen.current?.run(steps);
  expect(await run(request('recordList', { params: { id: 'm1' } }))).toBe(true);
  expect(await run(request('recordList', { params: { id: '{route.id}' } }))).toBe(false);
  expect(await run(request('recordList', { params: { id: 'm2' } }))).toBe(false);
  expect(await run({ action: 'command', name: 'copy' })).toBe(true);
  expect(await run({ action: 'command', name: 'signIn' })).toBe(false);
  expect(await run({ action: 'command', name: 'download', with: { call: 'exportModels' } })).toBe(false);
  expect(await run({ action: 'download', call: 'exportModel', params: { id: 'm1' } })).toBe(false);
  expect(sent).toEqual(['recordList', 'copy']);
});

it('a document of which nobody says what it may do does nothing', async () => {
  const { sent, said } = draw({ nodes: [], on: { load: [request('weather')] } }, {});
  await expect.poll(() => said).toHaveLength(1);
  expect(sent).toEqual([]);
});
