import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { mountModel } from '../../test/support/mount-model.tsx';
import { widget } from './barcode.widget.ts';

const code = (name: string | RegExp) => page.getByRole('img', { name });
const field = (aditKey: string, name: string, props: Node['props'] = {}): Node => ({
  id: name,
  vModel: name,
  config: { aditKey, label: name },
  props,
});

it('draws the text dark on light, under its label, with the text below where that is wanted', async () => {
  const props = { staticText: '20220810', displayValue: true };
  mount(<ActionHost widget={widget} label="设备条码" props={props} />);
  await expect.element(code('条形码 20220810')).toBeVisible();
  // 79 modules of 4 px, and 5 px around them. Source: library specification 9.
  await expect.element(code(/./)).toHaveAttribute('viewBox', '0 0 326 50');
  await expect.element(page.getByRole('group', { name: '设备条码' })).toHaveTextContent('20220810');
  const [ground, bars] = [...document.querySelectorAll('.adit-drawn-code svg > *')].map((one) =>
    one.getAttribute('fill'),
  );
  expect([ground, bars]).toEqual(['#ffffff', '#000000']);
  await expectAccessible();
});

it('is never wider than its place, and its bars stay as high', async () => {
  const host = mount(<ActionHost widget={widget} props={{ staticText: 'ABCDEFGHIJ'.repeat(4) }} />);
  host.style.width = '328px';
  await expect.element(code(/^条形码/)).toBeVisible();
  const { width, height } = code(/^条形码/)
    .element()
    .getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(328);
  expect(height).toBe(50);
});

it.each([
  ['code128', '设备18', '条形码只支持字母和数字'],
  ['ean13', '4006381333930', 'EAN-13 校验位不正确'],
  ['ean8', '123', 'EAN-8 需要 7 或 8 位数字'],
  ['code39', 'abc', 'Code 39 只支持大写字母和数字'],
])('shows the text of %s and why it is no code: %s', async (format, staticText, why) => {
  mount(<ActionHost widget={widget} props={{ format, staticText }} />);
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(page.getByText(staticText, { exact: true })).toBeVisible();
  expect(code(/./).query()).toBeNull();
});

it('draws nothing where there is nothing, and takes no colour that is none', async () => {
  const host = mount(<ActionHost widget={widget} label="空" props={{ staticText: '  ' }} />);
  mount(<ActionHost widget={widget} props={{ lineColor: 'url(https://evil.example)', background: 'nonsense' }} />);
  await expect.element(code(/^条形码/)).toBeVisible();
  expect(document.querySelector('.adit-drawn-code path')?.getAttribute('fill')).toBe('#000000');
  expect(host.textContent).toBe('');
});

it('is saved as a picture by its menu', async () => {
  mount(<ActionHost widget={widget} props={{ staticText: 'GL18', displayValue: true }} />);
  const saved: { name: string; text: Promise<string> }[] = [];
  const listen = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push({ name: event.target.download, text: fetch(event.target.href).then((answer) => answer.text()) });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    document.body.append(this);
    click.call(this);
    this.remove();
  };
  document.addEventListener('click', listen, true);
  try {
    await page.getByRole('button', { name: '条形码 GL18 的操作' }).click();
    await page.getByRole('menuitem', { name: '下载 SVG' }).click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['GL18.svg']);
    expect(await saved[0]?.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*>GL18<\/text><\/svg>$/);
  } finally {
    document.removeEventListener('click', listen, true);
    HTMLAnchorElement.prototype.click = click;
  }
});

it('follows another field as it is typed, one that is calculated as well', async () => {
  const sum = field('calculate', 'sum', { expression: ['a', '*', 2] });
  const of = (id: string, relationField: string): Node => ({
    id,
    config: { aditKey: 'barcode', label: id },
    props: { dataType: 'relation', relationField },
  });
  await mountForm({ nodes: [field('input', 'no'), field('inputNumber', 'a'), sum, of('one', 'no'), of('two', 'sum')] });
  await page.getByRole('textbox', { name: 'no' }).fill('QX18');
  await expect.element(code('条形码 QX18')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'a' }).fill('21');
  await userEvent.keyboard('{Tab}');
  await expect.element(code('条形码 42')).toBeVisible();
  await page.getByRole('textbox', { name: 'no' }).fill('');
  await expect.poll(() => code('条形码 QX18').query()).toBeNull();
});

it('stands in each row of a sub-table, of that row, and takes no value there', async () => {
  const columns = [
    field('input', 'part'),
    {
      id: 'code',
      config: { aditKey: 'barcode', label: '条码' },
      props: { dataType: 'relation', relationField: 'part' },
    },
    field('input', 'note'),
  ];
  const table: Node = { id: 'rows', vModel: 'rows', config: { aditKey: 'table', label: '明细', children: columns } };
  const { session } = await mountForm({ nodes: [table] }, { values: { rows: [{ part: 'A1' }, { part: '甲' }] } });
  await expect.element(code('条形码 A1')).toBeVisible();
  expect(code('条形码 A1').element().getBoundingClientRect().height).toBeLessThanOrEqual(32);
  await expect.element(page.getByRole('columnheader', { name: '条码' })).toBeVisible();
  await expect.element(page.getByText('条形码只支持字母和数字')).toBeInTheDocument();
  session.setCell('rows', 0, 'part', 'B2');
  await expect.element(code('条形码 B2')).toBeVisible();
  await expectAccessible();
  expect(session.submitValues()).toEqual({ rows: [{ part: 'B2' }, { part: '甲' }] });
});

it('draws the values of a list where the design wants it', async () => {
  const nodes = [field('input', 'no'), field('input', 'part')];
  mountModel({
    model: {
      fullName: '备件',
      enCode: 'parts',
      form: { version: 1, nodes },
      list: { version: 1, searchList: [], columnList: [{ prop: 'no' }, { prop: 'part', look: 'barcode' }] },
    },
    records: [
      { id: 'p1', values: { no: '1', part: 'GL2026' } },
      { id: 'p2', values: { no: '2', part: '' } },
    ],
  });
  await expect.element(code('条形码 GL2026')).toBeVisible();
  expect(code('条形码 GL2026').element().getBoundingClientRect().height).toBe(32);
  expect(page.getByRole('button', { name: /的操作$/ }).query()).toBeNull();
  await expectAccessible();
});
