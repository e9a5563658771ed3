import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './qr-sign-in.widget.ts';

/** A server that answers one state after another, the last for good. */
function open(states: readonly string[], publicUrl = '') {
  const asked = { codes: 0, secrets: [] as unknown[] };
  const request = async () => {
    asked.codes += 1;
    return { code: `code${asked.codes}`, secret: `secret${asked.codes}`, seconds: 120, publicUrl };
  };
  const command = async (_name: string, { secret }: Readonly<Record<string, unknown>>) => {
    asked.secrets.push(secret);
    return states[Math.min(asked.secrets.length, states.length) - 1];
  };
  mount(<ActionHost widget={widget} />, testServices('zh', { request, command }));
  return asked;
}
const shown = () => document.querySelector<HTMLElement>('.adit-qr')?.dataset.address;

it('shows where to confirm, and what the other device does', async () => {
  const asked = open(['waiting', 'scanned', 'confirmed']);
  await expect.element(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  await expect.poll(shown).toBe(new URL('scanConfirm?code=code1', document.baseURI).href);
  await expect.element(page.getByRole('status')).toHaveTextContent('用已登录的手机扫码，然后在手机上确认');
  await expectAccessible();
  await expect.element(page.getByText('已扫码，请在手机上确认登录')).toBeVisible();
  await expect.element(page.getByText('已确认，正在登录')).toBeVisible();
  expect(new Set(asked.secrets)).toEqual(new Set(['secret1']));
});

it('leads to the address that the operator has named, and takes a new code when the old one is over', async () => {
  open(['expired'], 'https://adit.example.com/base');
  await expect.poll(shown).toBe('https://adit.example.com/base/scanConfirm?code=code1');
  await expect.element(page.getByText('二维码已失效，请刷新')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button').click();
  await expect.poll(shown).toBe('https://adit.example.com/base/scanConfirm?code=code2');
});
