import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import login from '../../schemas/screens/login.json' with { type: 'json' };
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { RequestError } from '../request/request-error.ts';

const picture = { width: 128, height: 44, path: 'M10.0 10.0L20.0 30.0' };

/** The sign-in page over a server that asks for a picture after the first wrong try, and lets nobody in. */
async function open() {
  const sent: [string, unknown][] = [];
  const services = testServices('zh', {
    request: async (call, { body, params } = {}) => {
      sent.push([call, body ?? params]);
      if (call === 'siteConfig')
        return { loginNeedCode: params?.account === 'staff', sysConfigInfo: { sysName: '管廊' } };
      if (call === 'imageCode') return { id: `p${sent.length}`, picture, characters: 4, workBits: 8 };
      return null;
    },
    command: async (name, args) => {
      sent.push([name, args]);
      throw new RequestError(400, '账号或密码不正确');
    },
  });
  await mountScreen(login as ScreenDocument, { services, given: { settings: { language: 'zh', account: '' } } });
  return sent;
}
const box = (name: string) => page.getByRole('textbox', { name });
const button = page.getByRole('button', { name: '登录', exact: true });

it('asks for the characters of a picture when the server says so, another one at each try', async () => {
  const sent = await open();
  await box('账号').fill('staff');
  await box('密码').fill('Wrong2026');
  await button.click();
  await expect.element(page.getByText('账号或密码不正确')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /验证码图片/ })).toBeVisible();
  await button.click();
  await expect.element(page.getByText('验证码不能为空')).toBeVisible();
  await box('验证码').fill('AB3K');
  await button.click();
  await expect.element(box('验证码')).toHaveValue('');
  const tries = sent.filter(([name]) => name === 'signIn').map(([, args]) => (args as { code?: string }).code);
  expect(tries).toEqual([undefined, expect.stringMatching(/^p\d+\.AB3K$/)]);
  expect(sent.filter(([name]) => name === 'imageCode')).toHaveLength(2);
  await expectAccessible();
});

it('asks for account and password where they are missing, and sends nothing', async () => {
  const sent = await open();
  for (const [name, prompt] of [
    ['账号', '请输入账号'],
    ['密码', '请输入密码'],
  ] as const)
    await expect.element(box(name)).toHaveAttribute('placeholder', prompt);
  await button.click();
  await expect.element(page.getByText('账号不能为空')).toBeVisible();
  await expect.element(page.getByText('密码不能为空')).toBeVisible();
  await box('账号').fill('   ');
  await box('密码').fill('Adit2026');
  await button.click();
  await expect.element(page.getByText('账号不能为空')).toBeVisible();
  await expect.element(page.getByText('密码不能为空')).not.toBeInTheDocument();
  await box('账号').fill('staff');
  await expect.element(page.getByText('账号不能为空')).not.toBeInTheDocument();
  expect(sent.filter(([name]) => name === 'signIn')).toEqual([]);
});

it('says at the password that caps lock is on, and at nothing else', async () => {
  await open();
  const key = (name: string, modifierCapsLock: boolean) =>
    box(name)
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true }));
  await box('账号').click();
  key('账号', true);
  await box('密码').click();
  await expect.element(page.getByText('大写锁定已打开')).not.toBeInTheDocument();
  key('密码', true);
  await expect.element(box('密码')).toHaveAccessibleDescription('大写锁定已打开');
  key('密码', false);
  await expect.element(page.getByText('大写锁定已打开')).not.toBeInTheDocument();
});

it('asks for company and contact person where they are missing', async () => {
  const sent = await open();
  await page.getByRole('tab', { name: '申请开通' }).click();
  await box('手机号').fill('13900000001');
  await box('验证码').fill('AB3K');
  await page.getByRole('button', { name: '提交申请' }).click();
  for (const name of ['公司名称', '联系人']) {
    await expect.element(box(name)).toHaveAttribute('placeholder', `请输入${name}`);
    await expect.element(page.getByText(`${name}不能为空`)).toBeVisible();
  }
  await box('公司名称').fill('东城管廊公司');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect.element(page.getByText('公司名称不能为空')).not.toBeInTheDocument();
  await expect.element(page.getByText('联系人不能为空')).toBeVisible();
  expect(sent.filter(([name]) => name === 'signUp')).toEqual([]);
});

it('judges each way to sign in by itself', async () => {
  const sent = await open();
  await page.getByRole('tab', { name: '申请开通' }).click();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect.element(page.getByText('公司名称不能为空')).toBeVisible();
  await box('公司名称').fill('东城管廊公司');
  await box('联系人').fill('王强');
  await box('手机号').fill('1390000');
  await box('验证码').fill('AB3K');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect.element(page.getByText('请输入正确的手机号').first()).toBeVisible();
  await box('手机号').fill('13900000001');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect
    .poll(() => sent.find(([name]) => name === 'signUp')?.[1])
    .toMatchObject({ company: '东城管廊公司', contact: '王强', mobile: '13900000001' });
  await expect.element(box('公司名称')).toHaveValue('');
});
