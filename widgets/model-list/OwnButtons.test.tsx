import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel, ready, timesAsked } from '../../test/support/mount-model.tsx';

const say = (text: string) => ({ action: 'toast', text });
const withOwn = (customBtnsList: object[], more: object = {}) => ({
  ...inspection,
  list: { ...inspection.list, customBtnsList, ...more },
});
const report = {
  value: 'report',
  label: '生成报告',
  icon: 'FileTextOutlined',
  place: 'list',
  actions: [say('{modelId} {count}'), { action: 'reload' }],
};

describe('buttons of the design’s own', () => {
  it('stand above the list and run their steps; a reload asks for the rows anew', async () => {
    const { server, said } = mountModel({ model: withOwn([report]) });
    await ready();
    const before = timesAsked(server);
    await button('生成报告').click();
    await expect.poll(() => timesAsked(server)).toBe(before + 1);
    expect(said).toEqual(['inspection 0']);
    await expectAccessible();
  });

  it('stand in each row after editing and reading, before deleting, and know the row', async () => {
    const only = { logic: 'and', conditions: [{ field: 'row.no', operator: 'equal', value: 'XJ-20261120-0045' }] };
    const close = { value: 'close', label: '关闭', actions: [{ ...say('关闭 {row.no}'), when: only }, say('{names}')] };
    const { said } = mountModel({ model: withOwn([close]) });
    await ready();
    await button('XJ-20261120-0045 的更多操作').click();
    const words = () => [...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent);
    await expect.poll(words).toEqual(['详情', '关闭', '删除']);
    await page.getByRole('menuitem', { name: '关闭' }).click();
    await expect.poll(() => said).toEqual(['关闭 XJ-20261120-0045', 'XJ-20261120-0045']);
  });

  it('stand in the record that is read as in its row, and show it anew where a step changes it', async () => {
    const own = (value: string, more: object = {}) => ({ value, label: `做 ${value}`, ...more });
    const state = { logic: 'and', conditions: [{ field: 'row.state', operator: 'equal', value: '待复核' }] };
    const steps = [{ ...say('{row.no} {row.state_id}'), when: state }, { action: 'reload' }];
    const { server, said } = mountModel({
      model: withOwn(
        [
          own('a', { actions: steps }),
          own('b', { actions: [say('b')], danger: true }),
          own('no', { actions: [say('')] }),
        ],
        { useBtnPermission: true },
      ),
      services: { may: (_model, code) => code !== 'btn_no' },
    });
    await ready();
    await button('XJ-20261120-0045').click();
    const viewer = page.getByRole('dialog');
    await expect.element(viewer.getByText('舱室').first()).toBeVisible();
    server.change('i45', { notes: '已经派发' });
    await viewer.getByRole('button', { name: '做 a' }).click();
    await expect.element(viewer.getByText('已经派发')).toBeVisible();
    expect(said).toEqual(['XJ-20261120-0045 pending']);
    await expect.element(viewer.getByRole('button', { name: '做 b' })).toBeVisible();
    expect(viewer.getByRole('button', { name: '做 no' }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('stand under one button in a record where there are more of them than room', async () => {
    const { said } = mountModel({
      model: withOwn(['a', 'b', 'c', 'd'].map((value) => ({ value, label: `做 ${value}`, actions: [say(value)] }))),
    });
    await ready();
    await button('XJ-20261120-0045').click();
    const viewer = page.getByRole('dialog');
    await expect.element(viewer.getByRole('button', { name: '做 b' })).toBeVisible();
    await viewer.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '做 d' }).click();
    await expect.poll(() => said).toEqual(['d']);
    await expectAccessible();
  });

  it('work on the chosen rows, which are let go when the steps have reached their end', async () => {
    const send = {
      value: 'send',
      label: '批量派发',
      place: 'batch',
      actions: [{ action: 'confirm', title: '派发 {count} 条？' }, say('{names}')],
    };
    let answer = false;
    const { said } = mountModel({
      model: withOwn([send], { btnsList: [{ value: 'add' }] }),
      services: { confirm: async () => answer },
    });
    await ready();
    await page.getByRole('checkbox', { name: '选择 XJ-20261120-0045' }).click();
    await button('批量派发').click();
    await expect.element(page.getByText('已选 1 条').first()).toBeVisible();
    answer = true;
    await button('批量派发').click();
    await expect.element(button('批量派发')).not.toBeInTheDocument();
    expect(said).toEqual(['XJ-20261120-0045']);
  });

  it('ask for their code where the list asks for codes, and are not there without steps', async () => {
    const scripted = { value: 'old', label: '旧脚本', place: 'list', event: '() => alert(1)' };
    const held = { ...report, value: 'mine', label: '有权', code: 'btn_own' };
    mountModel({
      model: withOwn([scripted, report, held], { useBtnPermission: true }),
      services: { may: (_model, code) => code === 'btn_own' },
    });
    await ready();
    await expect.element(button('有权')).toBeVisible();
    await expect.element(button('生成报告')).not.toBeInTheDocument();
    await expect.element(button('旧脚本')).not.toBeInTheDocument();
  });
});
