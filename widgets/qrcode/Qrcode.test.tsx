import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OwnRecord } from '../../engine/contract/own-record.ts';
import { recordCode, recordLink } from '../../engine/schema/codes/record-code.ts';
import { ActionHost } from '../../test/support/action-host.tsx';
import { viewer } from '../../test/support/model-list/open-viewer.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';
import { drawQr } from '../codes/draw-qr.ts';
import { modulesPath } from '../codes/drawn-code.ts';
import { widget } from './qrcode.widget.ts';

const code = (name: string | RegExp) => page.getByRole('img', { name });
const drawnPath = () => document.querySelector('.adit-drawn-code path')?.getAttribute('d');
const pathOf = (text: string) => modulesPath(drawQr(text, 'L'), 4);

it('draws what it says, dark on light, in the size of the design', async () => {
  mount(<ActionHost widget={widget} label="扫码" props={{ staticText: '古城大道', width: 120 }} />);
  await expect.element(code('二维码 古城大道')).toBeVisible();
  expect(drawnPath()).toBe(pathOf('古城大道'));
  expect(code('二维码 古城大道').element().getBoundingClientRect().width).toBe(120);
  await expectAccessible();
});

it('says that a text is too long, with how long it is and may be', async () => {
  mount(<ActionHost widget={widget} props={{ staticText: '管廊'.repeat(500) }} />);
  await expect.element(page.getByText('内容过长（3000/2953 字节）')).toBeVisible();
  expect(code(/./).query()).toBeNull();
});

it('says which record it is of once that is stored, as JSON or as a link', async () => {
  const props = { dataType: 'form' };
  const facts = { modelId: 'defects', type: '1', id: null };
  mount(
    <OwnRecord value={facts}>
      <ActionHost widget={widget} props={props} />
    </OwnRecord>,
  );
  await expect.element(page.getByText('保存后生成二维码')).toBeVisible();
  mount(
    <OwnRecord value={{ ...facts, id: '583' }}>
      <ActionHost widget={widget} props={props} />
    </OwnRecord>,
  );
  await expect.element(code('本条记录的二维码')).toBeVisible();
  expect(drawnPath()).toBe(pathOf(recordCode({ ...facts, id: '583' })));
});

it('leads to the record of this application where it is a link', async () => {
  const facts = { modelId: 'defects', type: '1', id: '583' };
  mount(
    <OwnRecord value={facts}>
      <ActionHost widget={widget} props={{ dataType: 'form', link: true }} />
    </OwnRecord>,
  );
  await expect.element(code('本条记录的二维码')).toBeVisible();
  expect(drawnPath()).toBe(pathOf(recordLink(facts, document.baseURI)));
});

it('follows another field, and is empty where that is', async () => {
  const nodes = [
    { id: 'no', vModel: 'no', config: { aditKey: 'input', label: '编号' } },
    { id: 'qr', config: { aditKey: 'qrcode', label: '码' }, props: { dataType: 'relation', relationField: 'no' } },
  ];
  await mountForm({ nodes });
  expect(page.getByRole('group', { name: '码' }).query()).toBeNull();
  await page.getByRole('textbox', { name: '编号' }).fill('K3+200');
  await expect.element(code('二维码 K3+200')).toBeVisible();
});

it('of a record stands in its viewer, and says that record', async () => {
  const nodes = [
    { id: 'no', vModel: 'no', config: { aditKey: 'input', label: '编号' } },
    { id: 'qr', config: { aditKey: 'qrcode', label: '码' }, props: { dataType: 'form' } },
  ];
  mountModel({
    model: {
      fullName: '备件',
      enCode: 'parts',
      form: { version: 1, nodes },
      list: { version: 1, searchList: [], columnList: [{ prop: 'no' }] },
    },
    records: [{ id: 'p1', values: { no: 'B-1' } }],
  });
  await button('B-1').click();
  await expect.element(viewer().getByRole('img', { name: '本条记录的二维码' })).toBeVisible();
  await expectAccessible();
});
