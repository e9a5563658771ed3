import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import shell from '../../schemas/screens/shell.json' with { type: 'json' };
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import type { Around } from '../services/commands/command.ts';
import { sendFeedback } from '../services/commands/send-feedback.ts';

const nodes = shell.nodes as Node[]; // shipped, tested
const dialog = nodes.filter(({ id }) => id === 'feedback');
const about = { key: 'k1', page: '/home', pageTitle: '首页', build: 'b1', browser: 'Chrome · Linux' };
const on = { click: [{ action: 'openDialog', dialog: 'feedback', with: { about } }] } as const;
const opener = { id: 'opener', config: { aditKey: 'button' }, props: { buttonText: '打开' }, on };

it('shows what is sent along, and keeps what was written until the server has it, under one key', async () => {
  const sent: unknown[] = [];
  const client = {
    async request(_call: string, { body }: { body?: unknown }) {
      sent.push(body);
      if (sent.length === 1) throw new Error('网络不通');
    },
  };
  const command: Services['command'] = async (_name, args) => sendFeedback({ client } as unknown as Around, args, true); // all that it works on
  await mountScreen({ nodes: [opener, ...dialog] as Node[] }, { services: testServices('zh', { command }) });
  await page.getByRole('button', { name: '打开' }).click();
  for (const fact of ['首页 /home', 'Chrome · Linux', 'b1']) await expect.element(page.getByText(fact)).toBeVisible();
  const text = page.getByRole('textbox', { name: '内容' });
  await text.fill('列表不刷新');
  await expectAccessible();
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText('网络不通')).toBeVisible();
  await expect.element(text).toHaveValue('列表不刷新');
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent[0]).toMatchObject({ ...about, kind: 'fault', content: '列表不刷新' });
  expect(sent[1]).toEqual(sent[0]);
});
