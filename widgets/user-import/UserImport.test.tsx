import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const headerRow = ['account', 'realName'].map((id) => ({ id, fullName: id, required: true, kind: 'text' }));
const rowOf = (account: string, realName: string) => ({
  ...{ line: 2, data: { account, realName }, texts: { account, realName }, children: {} },
});
const preview = (realName: string) => ({
  ...{ token: `seen ${realName}`, headerRow, dataRow: [rowOf('newone', realName)] },
  errors: realName === '' ? [{ row: 0, field: 'realName', message: '请填写姓名' }] : [],
  counts: { create: realName === '' ? 0 : 1, update: 0, repeated: 0, wrong: realName === '' ? 1 : 0 },
});

async function open() {
  const asked: [call: string, body: Record<string, unknown>][] = [];
  const request = async (call: string, input: { body?: unknown } = {}) => {
    const body = Object(input.body);
    asked.push([call, body]);
    if (call === 'userUpload') return { name: 'handle' };
    if (call === 'userPreview') return preview(body.list ? JSON.parse(body.list)[0].data.realName : '');
    const codes = [{ account: 'newone', realName: '=新人', code: 'ABCDEFGHJKMNPQRS' }];
    return { resultType: 0, snum: 1, fnum: 0, failResult: [], codes };
  };
  const services = testServices('zh', { request, requestNamed: request } as Partial<Services>); // as the calls answer
  await mountScreen({ nodes: [{ id: 'steps', config: { aditKey: 'userImport' } }] }, { services });
  return asked;
}

it('takes people in by the rows that were looked through, and hands out their first passwords', async () => {
  const asked = await open();
  await expectAccessible();
  await page.getByRole('radio', { name: '新增并更新' }).click();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File([new Uint8Array(9)], 'people.xlsx'));
  const next = page.getByRole('button', { name: '下一步' });
  await next.click();
  await page.getByRole('button', { name: '编辑第 2 行' }).click();
  await page.getByRole('textbox', { name: 'realName' }).fill('新人');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('新增 1')).toBeVisible();
  await next.click();
  await expect.element(page.getByText('已为 1 个新用户生成一次性密码')).toBeVisible();
  await expectAccessible();
  expect(asked.map(([call]) => call)).toEqual(['userUpload', 'userPreview', 'userPreview', 'importUsers']);
  expect(asked[1]?.[1]).toEqual({ fileName: 'handle', mode: 'change' });
  expect(asked[3]?.[1]).toMatchObject({ token: 'seen 新人', mode: 'change' });

  const saved: Promise<string>[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob.text());
    return createObjectURL(blob);
  };
  await page.getByRole('button', { name: '下载一次性密码' }).click();
  URL.createObjectURL = createObjectURL;
  expect(await saved[0]).toContain(`"newone","'=新人","ABCDEFGHJKMNPQRS"`);
});
