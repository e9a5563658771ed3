import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RequestError } from '../../shell/request/request-error.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const nodes = [
  { id: 'mobile', vModel: 'mobile', config: { aditKey: 'input', label: '手机号', required: true } },
  { id: 'code', vModel: 'code', config: { aditKey: 'sendCode', label: '验证码' } },
];
afterEach(() => sessionStorage.clear());

const open = (request: () => Promise<unknown>, said: string[] = []) =>
  mountScreen({ nodes }, { services: testServices('zh', { request, toast: (_kind, text) => void said.push(text) }) });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('judges the number first, then has the code sent and counts down, also on a page that is loaded anew', async () => {
  const asked: unknown[] = [];
  const request = async (...args: unknown[]) => {
    asked.push(args);
    return { seconds: 60 };
  };
  await open(request);
  await button('获取验证码').click();
  await expect.element(page.getByText('手机号不能为空')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000002');
  await button('获取验证码').click();
  await expect.element(button(/^(60|59) 秒后重新获取$/)).toBeDisabled();
  expect(asked).toMatchObject([['mobileCode', { body: { mobile: '13800000002', purpose: 'signIn' } }]]);
  await expect.element(page.getByRole('textbox', { name: '验证码' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('如果这个手机号已登记，验证码会很快送达');
  await expectAccessible();
});

it('goes on counting where it was when the page is loaded anew, and takes another when that is over', async () => {
  sessionStorage.setItem('adit_nextCode', String(Date.now() + 1_500));
  await open(async () => ({ seconds: 60 }));
  await expect.element(button(/秒后重新获取/)).toBeDisabled();
  await expect.element(button('获取验证码')).toBeEnabled();
});

it('says why none was sent, and waits when it was too soon', async () => {
  const said: string[] = [];
  const answers = [new RequestError('network', '请求出错，请重试'), new RequestError(429, '验证码刚刚发送')];
  await open(() => Promise.reject(answers.shift()), said);
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000002');
  await button('获取验证码').click();
  await expect.poll(() => said).toEqual(['请求出错，请重试']);
  await button('获取验证码').click();
  await expect.element(button(/秒后重新获取/)).toBeDisabled();
  expect(said).toEqual(['请求出错，请重试', '验证码刚刚发送']);
});
