import { describe, expect, it } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/render/services.ts';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { type SampleRecords, sampleWorld } from './sample-page.tsx';
import { sampleInspections } from './sample-records.ts';
import type { SampleModel, SampleServer } from './sample-server.ts';

/** A loaded machine takes its time. */
const patient = { timeout: 10_000 };
const see = (locator: Locator) => expect.element(locator, patient);
const eventually = <T,>(read: () => T) => expect.poll(read, patient);

interface World {
  readonly model?: SampleModel;
  readonly records?: SampleRecords;
  readonly changes?: Partial<Services>;
  readonly prepare?: (server: SampleServer) => void;
}

function open({ model = inspection, records = sampleInspections(45), changes, prepare }: World = {}) {
  const world = sampleWorld(model, records, testServices('zh', changes));
  prepare?.(world.server);
  mount(world.page, world.services);
  return world;
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string) => page.getByRole('button', { name, exact: true });
const rowCount = () => document.querySelectorAll('.adit-records tbody tr').length;
const asked = ({ calls }: SampleServer) => {
  const { body } = calls.filter(({ name }) => name === 'recordList').at(-1)?.input ?? {};
  const { queryJson, ...rest } = Object(body);
  return { ...rest, query: JSON.parse(queryJson) };
};
const timesAsked = ({ calls }: SampleServer) => calls.filter(({ name }) => name === 'recordList').length;
const ready = () => see(link('XJ-20261120-0045')).toBeVisible();
const condition = (name: string) => page.getByLabelText(name, { exact: true });

describe('searching', () => {
  it('asks for several options of a dictionary, for a part of a text and for days from and to', async () => {
    const { server } = open();
    await ready();
    await button(/^展开 \d 项/).click();
    await condition('管廊').click();
    await page.getByTitle('滨江大道管廊').last().click();
    await page.getByTitle('科技园管廊').last().click();
    await userEvent.keyboard('{Escape}');
    await condition('区段').fill(' K1+ ');
    await condition('开始时间开始').fill('2026-11-19');
    await userEvent.keyboard('{Tab}');
    await condition('开始时间结束').fill('2026-11-20');
    await userEvent.keyboard('{Tab}');
    await button('查询').click();
    await expect
      .poll(() => asked(server).query)
      .toEqual({
        tunnel: ['binjiang', 'keji'],
        section: 'K1+',
        startTime: ['2026-11-19', '2026-11-20'],
      });
    const shown = () => [...document.querySelectorAll('.adit-records tbody tr')].map((row) => row.textContent);
    await eventually(() => shown().every((text) => /滨江|科技园/.test(text) && text.includes('K1+'))).toBe(true);
    expect(shown().length).toBeGreaterThan(0);
  });

  it('is asked by Enter, begins on the first page, and is undone by reset', async () => {
    const { server } = open();
    await ready();
    await page.getByRole('listitem', { name: '2' }).click();
    await eventually(() => asked(server).currentPage).toBe(2);
    await button(/^展开/).click();
    await condition('巡检编号').fill('0007');
    await userEvent.keyboard('{Enter}');
    await see(link('XJ-20261120-0007')).toBeVisible();
    expect(rowCount()).toBe(1);
    expect(asked(server)).toMatchObject({ currentPage: 1, query: { no: '0007' } });
    await button('重置').click();
    await ready();
    expect(asked(server).query).toEqual({});
    await see(condition('巡检编号')).toHaveValue('');
  });

  it('is not asked by the Enter that ends a word of an input method', async () => {
    const { server } = open();
    await ready();
    await button(/^展开/).click();
    await condition('区段').click();
    await cdp().send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 });
    await see(condition('区段')).toHaveValue('zhong');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    expect(timesAsked(server)).toBe(1);
    await cdp().send('Input.insertText', { text: '中' });
    await userEvent.keyboard('{Enter}');
    await eventually(() => asked(server).query).toEqual({ section: '中' });
  });

  it('folds what does not fit in one line, with its count, out of reach of Tab', async () => {
    open();
    await ready();
    const items = () => [...document.querySelectorAll<HTMLElement>('.adit-list-search .adit-item')];
    const shown = () => items().filter((item) => item.offsetParent !== null).length;
    await eventually(shown).toBe(3);
    const fold = button('展开 4 项');
    await see(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    expect(shown()).toBe(7);
    await see(button('收起')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });

  it('opens with the conditions that the list document gives, and resets to them', async () => {
    const searchList = inspection.list.searchList.map((item) =>
      item.prop === 'no' ? { ...item, value: '000' } : item,
    );
    const { server } = open({ model: { ...inspection, list: { ...inspection.list, searchList } } });
    await see(link('XJ-20261120-0009')).toBeVisible();
    expect(asked(server).query).toEqual({ no: '000' });
    expect(timesAsked(server)).toBe(1);
    await button(/^展开/).click();
    await condition('巡检编号').fill('0001');
    await button('查询').click();
    await eventually(rowCount).toBe(1);
    await button('重置').click();
    await eventually(rowCount).toBe(9);
  });
});
