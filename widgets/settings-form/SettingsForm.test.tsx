import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { settingsIn } from '../../engine/schema/settings/read-settings.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const first = { ...settingsIn({ sysName: '滨江管廊', companyContacts: '周敏' }), sysVersion: '0.1.0', revision: 3 };
type Kept = typeof first;

/** A server that keeps settings. @param meanwhile what somebody else saves before the first change comes */
function server(meanwhile?: Partial<Kept>, language: 'zh' | 'en' = 'zh') {
  let kept: Kept = first;
  let other = meanwhile;
  const sent: object[] = [];
  const request = async (call: string, { body }: { body?: Partial<Kept> } = {}) => {
    if (call === 'loadSysConfig') return kept;
    sent.push(body ?? {});
    if (other) {
      kept = { ...kept, ...other, revision: kept.revision + 1 };
      other = undefined;
    }
    if (body?.revision !== kept.revision)
      throw Object.assign(new Error('系统配置已被别人修改'), { code: 409, data: { current: kept } });
    kept = { ...kept, ...body, revision: kept.revision + 1 };
    return kept;
  };
  return { sent, services: testServices(language, { request } as Partial<Services>) };
}

const screenOf = (tab: string, on: object = { save: [] }) => ({
  nodes: [{ id: 'form', config: { aditKey: 'settingsForm', label: '基本' }, props: { tab }, on: { ...on } }],
});
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: RegExp) => page.getByRole('button', { name }).click();
const confirm = () =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^保\s?存$/ })
    .click();

it('shows what will change before it is saved, and sends that alone', async () => {
  const { sent, services } = server();
  await mountScreen(screenOf('basic'), { services });
  await expect.element(field('系统名称')).toHaveValue('滨江管廊');
  expect(page.getByText(/未保存的更改/).elements()).toHaveLength(0);
  await expectAccessible();
  await field('系统名称').fill('城东管廊');
  await expect.element(page.getByText('1 项未保存的更改')).toBeVisible();
  await press(/^保存…$/);
  const row = page.getByRole('row', { name: /系统名称/ });
  await expect.element(row).toHaveTextContent('滨江管廊');
  await expect.element(row).toHaveTextContent('城东管廊');
  await expectAccessible();
  await confirm();
  await expect.poll(() => sent).toEqual([{ sysName: { zh: '城东管廊', en: '', zhtw: '' }, revision: 3 }]);
  await expect.poll(() => page.getByText(/未保存的更改/).elements().length).toBe(0);
  await expect.element(field('系统名称')).toHaveValue('城东管廊');
});

it('goes back to what is set, and refuses what cannot be', async () => {
  const { sent, services } = server();
  await mountScreen(screenOf('basic'), { services });
  await field('联系邮箱').fill('nowhere');
  await press(/^保存…$/);
  await expect.element(page.getByRole('textbox', { name: '联系邮箱' })).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await press(/^放弃更改$/);
  await expect.element(field('联系邮箱')).toHaveValue('');
  await expect.poll(() => page.getByText(/未保存的更改/).elements().length).toBe(0);
});

it('saves over what somebody else has changed elsewhere, and shows first what he has changed here', async () => {
  const elsewhere = server({ tokenTimeout: 30 });
  const { element } = await mountScreen(screenOf('basic'), { services: elsewhere.services });
  await field('联系人').fill('李伟');
  await press(/^保存…$/);
  await confirm();
  await expect
    .poll(() => elsewhere.sent)
    .toEqual([
      { companyContacts: '李伟', revision: 3 },
      { companyContacts: '李伟', revision: 4 },
    ]);
  element.remove();
  const here = server({ companyTelePhone: '021-1' });
  await mountScreen(screenOf('basic'), { services: here.services });
  await field('联系人').fill('李伟');
  await press(/^保存…$/);
  await confirm();
  await expect.element(page.getByRole('alert')).toHaveTextContent('其他人刚刚修改了：联系电话');
  await expect.element(field('联系电话')).toHaveValue('021-1');
  await expect.element(field('联系人')).toHaveValue('李伟');
  await press(/^保存…$/);
  await confirm();
  await expect.poll(() => here.sent.length).toBe(2);
});

it('is read by whoever may not save, and asks for what goes with a switch once it is on', async () => {
  await mountScreen(screenOf('basic', {}), { services: server().services });
  await expect.element(field('系统名称')).toBeDisabled();
  document.body.replaceChildren();
  await mountScreen(screenOf('security'), { services: server().services });
  await expect.element(page.getByRole('switch', { name: '限制登录地址' })).toBeVisible();
  expect(page.getByRole('textbox', { name: '允许的地址' }).elements()).toHaveLength(0);
  await page.getByRole('switch', { name: '限制登录地址' }).click();
  await expect.element(page.getByRole('textbox', { name: '允许的地址' })).toBeVisible();
  await expectAccessible();
});

it('is said in the language of whoever reads it', async () => {
  await mountScreen(screenOf('security'), { services: server(undefined, 'en').services });
  await expect.element(page.getByText('Sign-in protection')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'One place only' })).toBeInTheDocument();
  await expect.element(page.getByText('minutes').first()).toBeVisible();
  expect(page.getByText(/\p{Script=Han}/u).elements()).toHaveLength(0);
});
