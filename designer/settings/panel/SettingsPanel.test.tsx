import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../../engine/contract/services.ts';
import { preparePart } from '../../../test/support/designer/part-host.tsx';
import { sampleDesign as sample } from '../../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../../test/support/mount.tsx';
import type { JsonObject } from '../../document/json.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Options {
  readonly select?: readonly string[];
  readonly services?: Services;
}

function mountPart(part: ReactNode, document: JsonObject, { select, services = testServices() }: Options = {}) {
  const { around, ...prepared } = preparePart(part, document, select);
  mount(around, services);
  return prepared;
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const stake = '/form/nodes/0';

describe('the settings of a node', () => {
  it('say which widget it is, and what is set', async () => {
    mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await expect.element(page.getByRole('heading', { name: '单行输入' })).toBeVisible();
    await expect.element(box('标签')).toHaveValue('区段桩号');
    await expect.element(box('字段名')).toHaveValue('stake');
    await expect.element(page.getByRole('spinbutton', { name: '最多字符' })).toHaveValue('200');
    await expect.element(page.getByRole('switch', { name: '必填' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: '12' })).toBeChecked();
    await expect.element(page.getByRole('tab', { name: '校验 1' })).toBeVisible();
    await expectAccessible();
  });

  it('become one step back for each field that was typed in', async () => {
    const { store, at } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await box('标签').fill('桩号');
    await userEvent.tab();
    await box('占位提示').fill('K1');
    expect([at(`${stake}/config/label`), at(`${stake}/props/placeholder`)]).toEqual(['桩号', 'K1']);
    expect(store.state().past.length).toBe(2);
    store.undo();
    store.undo();
    expect(store.state().document).toEqual(sample);
    await expect.element(box('标签')).toHaveValue('区段桩号');
  });

  it('that typing changes one letter at a time join until the field is left', async () => {
    const { store } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await box('标签').click();
    await userEvent.keyboard('{End}ABC');
    expect(store.state().past.length).toBe(1);
    await userEvent.tab();
    await box('标签').click();
    await userEvent.keyboard('{End}D');
    expect(store.state().past.length).toBe(2);
  });

  it('are written as the engine’s own fields are entered, and a default is not written', async () => {
    const { at } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    const length = page.getByRole('spinbutton', { name: '最多字符' });
    await length.fill('50');
    await userEvent.tab();
    await expect.poll(() => at(`${stake}/props/maxlength`)).toBe(50);
    await page
      .getByRole('switch', { name: '显示密码' })
      .or(page.getByRole('switch', { name: '密码' }))
      .first()
      .click();
    await expect.poll(() => at(`${stake}/props/showPassword`)).toBe(true);
    await page.getByRole('button', { name: '恢复默认：最多字符' }).click();
    expect(at(`${stake}/props/maxlength`)).toBeUndefined();
    await expect.element(length).toHaveValue('200');
  });

  it('that name a field offer the fields by their labels, and keep one that is gone in sight', async () => {
    const [first] = (sample.form as { nodes: JsonObject[] }).nodes; // as the sample is written
    const code = { id: 'code', vModel: 'code', config: { aditKey: 'sendCode' }, props: { mobileField: 'gone' } };
    const design = { ...sample, form: { version: 1, nodes: [first ?? {}, code] } };
    const { at, store } = mountPart(<SettingsPanel />, design, { select: ['code'] });
    const field = page.getByRole('combobox', { name: '手机号所在的字段' });
    await expect.element(page.getByTitle('gone（已不存在）')).toBeVisible();
    await field.click();
    await page.getByTitle('区段桩号 stake').click();
    await expect.poll(() => at('/form/nodes/1/props/mobileField')).toBe('stake');
    expect(store.state().past.length).toBe(1);
    await expectAccessible();
    await page.getByRole('button', { name: '恢复默认：手机号所在的字段' }).click();
    expect(at('/form/nodes/1/props/mobileField')).toBeUndefined();
    // What it goes by where nothing is chosen.
    await expect.element(page.getByText('mobile', { exact: true })).toBeVisible();
  });

  it('keep out what the setting itself refuses', async () => {
    const { at } = mountPart(<SettingsPanel />, sample, { select: ['count'] });
    await page.getByRole('spinbutton', { name: '标签宽度' }).fill('9999');
    await userEvent.tab();
    expect(at('/form/nodes/4/config/labelWidth')).not.toBe(9999);
  });

  it('follow what is undone and done elsewhere', async () => {
    const { store } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await page.getByRole('switch', { name: '必填' }).click();
    await expect.element(page.getByRole('switch', { name: '必填' })).not.toBeChecked();
    store.undo();
    await expect.element(page.getByRole('switch', { name: '必填' })).toBeChecked();
  });

  it('take a field name on Enter, and keep the old one with the reason where it cannot be', async () => {
    const { at } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await box('字段名').fill('level');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(/level.*缺陷等级.*stake/);
    await expect.element(box('字段名')).toHaveAttribute('aria-invalid', 'true');
    expect(at(`${stake}/vModel`)).toBe('stake');
    await box('字段名').fill('position');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => at(`${stake}/vModel`)).toBe('position');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('are written in three languages', async () => {
    const { at } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await page.getByRole('button', { name: '标签的语言：简体中文' }).click();
    await page.getByRole('menuitem', { name: /英文/ }).click();
    await expect.element(box('标签')).toHaveValue('');
    await box('标签').fill('Stake');
    expect(at(`${stake}/config/label`)).toEqual({ zh: '区段桩号', en: 'Stake' });
  });

  it('change width and devices by a press, and the widget for another one', async () => {
    const { at } = mountPart(<SettingsPanel />, sample, { select: ['stake'] });
    await page.getByText('16', { exact: true }).click();
    expect(at(`${stake}/config/span`)).toBe(16);
    await page.getByText('手机', { exact: true }).click();
    expect(at(`${stake}/config/visibility`)).toEqual(['app']);
    await page.getByRole('combobox', { name: '组件类型' }).click();
    await userEvent.keyboard('多行{Enter}');
    await expect.poll(() => at(`${stake}/config/aditKey`)).toBe('textarea');
    await expect.element(page.getByRole('heading', { name: '多行输入' })).toBeVisible();
    await expect.element(box('标签')).toHaveValue('区段桩号');
  });

  it('start a field with a value that its own widget takes, or with the time of filling in', async () => {
    const { at } = mountPart(<SettingsPanel />, sample, { select: ['level'] });
    await page.getByRole('combobox', { name: '默认值' }).click();
    await page.getByTitle('严重').click();
    await expect.poll(() => at('/form/nodes/1/config/defaultValue')).toBe('3');
    const dates = mountPart(<SettingsPanel />, sample, { select: ['found'] });
    await page.getByRole('checkbox', { name: '填写时的当前时间' }).click();
    expect(dates.at('/form/nodes/2/config/defaultCurrent')).toBe(true);
  });
});

describe('the settings of several nodes', () => {
  it('are those that all have, and change in all with one step', async () => {
    const { store, at } = mountPart(<SettingsPanel />, sample, { select: ['stake', 'level'] });
    await expect.element(page.getByRole('heading', { name: '已选 2 个，只列共有的设置' })).toBeVisible();
    expect(page.getByRole('spinbutton', { name: '最多字符' }).elements()).toEqual([]);
    await expect.element(page.getByText('各不相同，修改后全部相同').first()).toBeVisible();
    await page.getByRole('switch', { name: '隐藏' }).click();
    expect([at('/form/nodes/0/config/noShow'), at('/form/nodes/1/config/noShow')]).toEqual([true, true]);
    expect(store.state().past.length).toBe(1);
    store.undo();
    expect(store.state().document).toEqual(sample);
  });
});

it('nothing chosen says how to choose', async () => {
  mountPart(<SettingsPanel />, sample);
  await expect.element(page.getByText('没有选中组件')).toBeVisible();
  await expectAccessible();
});

it('an unknown widget keeps its common settings', async () => {
  const document = { version: 1, nodes: [{ id: 'x', vModel: 'x', config: { aditKey: 'pipe3d', label: '三维' } }] };
  mountPart(<SettingsPanel />, document, { select: ['x'] });
  await expect.element(page.getByRole('heading', { name: '未知组件 pipe3d' })).toBeVisible();
  await expect.element(box('标签')).toHaveValue('三维');
});

it.each([
  ['en', 'Validation 1', 'Field name'],
  ['zhtw', '驗證 1', '欄位名'],
] as const)('speaks %s', async (language, tab, name) => {
  mountPart(<SettingsPanel />, sample, { select: ['stake'], services: testServices(language) });
  await expect.element(page.getByRole('tab', { name: tab })).toBeVisible();
  await expect.element(box(name)).toHaveValue('stake');
});
