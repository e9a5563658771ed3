import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';
import { widget as departmentSelect } from '../department-select/department-select.widget.ts';
import { widget as userSelect } from '../user-select/user-select.widget.ts';

const several = { props: { multiple: true } };
const asked: string[] = [];
const services = (request = pickerAnswer): Services =>
  testServices('zh', {
    request: (call, input) => {
      asked.push(call);
      return request(call, input);
    },
  });
const host = (props: Partial<FieldHostProps> = {}, given = services()) =>
  mount(<FieldHost widget={userSelect} label="负责人" {...props} />, given);
const box = () => page.getByRole('combobox', { name: '负责人' });
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const item = (name: string) => dialog().getByRole('treeitem', { name, exact: true });
const confirm = () => button(/^确\s?定$/).click();
const chosen = () => dialog().getByRole('list', { name: '已选' });

/** Opens the picker and the way down to a team. */
async function openTeam() {
  await box().click();
  await expect.element(item('运行部')).toBeVisible();
  await item('运行部').click();
  await item('运维一班').click();
  await expect.element(item('周敏')).toBeVisible();
}

describe('choosing one', () => {
  it('replaces what was pressed before and hands out the last, once', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await openTeam();
    await item('周敏').click();
    await item('李建国').click();
    await expect.element(chosen().getByText('李建国')).toBeVisible();
    expect(chosen().getByText('周敏').elements()).toEqual([]);
    await button(/^确\s?定$/).dblClick();
    await expect.poll(() => dialog().elements().length).toBe(0);
    expect(changes).toEqual(['li']);
    await expect.element(box()).toHaveAccessibleName('负责人 李建国');
    await expect.element(box()).toHaveFocus();
  });

  it('takes no department where people are asked for, nor a company where departments are', async () => {
    const changes: unknown[] = [];
    host({ changes, widget: departmentSelect });
    await box().click();
    await item('管廊公司').click();
    await expect.poll(() => item('运行部').elements().length).toBe(0);
    await item('管廊公司').click();
    await item('安全部').click();
    await confirm();
    expect(changes).toEqual(['safe']);
  });

  it('hands out nothing where nothing is chosen', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'zhou' });
    await box().click();
    await button('清空列表').click();
    await confirm();
    expect(changes).toEqual([null]);
  });

  it('leaves everything as it was when it is called off', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'zhou' });
    await openTeam();
    await item('李建国').click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().elements().length).toBe(0);
    await expect.element(box()).toHaveAccessibleName('负责人 周敏');
    await box().click();
    await expect.element(chosen().getByText('周敏')).toBeVisible();
    expect(changes).toEqual([]);
  });
});

describe('choosing several', () => {
  it('adds in the order of the presses, a second press changes nothing, each can be taken away', async () => {
    const changes: unknown[] = [];
    host({ changes, node: several });
    await openTeam();
    await item('李建国').click();
    await item('周敏').click();
    await item('李建国').click();
    await expect.element(chosen().getByRole('listitem').nth(1)).toHaveTextContent('周敏');
    await dialog().getByRole('tab', { name: '我的下属' }).click();
    await dialog().getByRole('option', { name: '王磊 运维二班' }).click();
    await button('移除李建国').click();
    await confirm();
    expect(changes).toEqual([['zhou', 'wang']]);
    await expect.element(box()).toHaveAccessibleName('负责人 周敏、王磊');
  });

  it('keeps what is chosen over a search and tells namesakes apart by where they are', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['zhou'], node: several });
    await box().click();
    await dialog().getByRole('searchbox', { name: '请输入关键词查询' }).fill('李');
    await expect.element(dialog().getByRole('option', { name: '李建国 运维一班' })).toBeVisible();
    await dialog().getByRole('option', { name: '李建国 安全部' }).click();
    await confirm();
    expect(changes).toEqual([['zhou', 'li2']]);
  });
});

describe('by keys', () => {
  it('opens, goes through the tree, picks and confirms', async () => {
    const changes: unknown[] = [];
    host({ changes, node: several });
    await expect.element(box()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('searchbox')).toHaveFocus();
    await expect.element(item('安全部')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect.element(item('运维一班')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(item('周敏')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => changes).toEqual([['zhou', 'li']]);
    await expect.element(box()).toHaveFocus();
  });

  it('goes through what is chosen and removes it, at rest', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['zhou', 'li', 'wang'], node: several });
    await expect.element(box()).toHaveAccessibleName('负责人 周敏、李建国、王磊');
    document.getElementById('field')?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(page.getByText('李建国，第 2 项，共 3 项')).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    expect(changes).toEqual([['zhou', 'wang']]);
  });

  it('empties a single one', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'zhou' });
    await expect.element(box()).toHaveAccessibleName('负责人 周敏');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    expect(changes).toEqual([null]);
  });
});

describe('at rest', () => {
  it('is emptied by its button, where that is wanted', async () => {
    const changes: unknown[] = [];
    const first = host({ changes, initial: 'zhou' });
    await page.getByRole('button', { name: '清空' }).click();
    expect(changes).toEqual([null]);
    first.remove();
    host({ initial: 'zhou', node: { props: { clearable: false } } });
    await expect.element(box()).toHaveAccessibleName('负责人 周敏');
    expect(page.getByRole('button', { name: '清空' }).elements()).toEqual([]);
  });

  it('never shows an id: what became of somebody is said', async () => {
    host({ initial: ['old', 'gone', 'secret', 'zhou--user'], node: several });
    await expect.element(box()).toHaveAccessibleName('负责人 张三（已停用）、已删除、无权查看、周敏');
  });

  it('asks for the names of all fields in one question, however many there are', async () => {
    asked.length = 0;
    const ids = Array.from({ length: 40 }, (_, at) => `f${at}`);
    const fields = ids.map((id, at) => (
      <FieldHost key={id} id={id} widget={userSelect} label={`第${at}人`} initial={at % 2 ? 'zhou' : 'li'} />
    ));
    mount(fields, services());
    await expect.element(page.getByRole('combobox', { name: '第39人' })).toHaveAccessibleName('第39人 周敏');
    expect(asked).toEqual(['selected']);
  });

  it('cannot be opened while disabled, and is words while read-only', async () => {
    const first = host({ initial: 'zhou', disabled: true });
    await expect.element(box()).toBeDisabled();
    first.remove();
    host({ initial: ['zhou', 'old'], readOnly: true, node: several });
    await expect.element(page.getByRole('textbox', { name: '负责人' })).toHaveValue('周敏、张三（已停用）');
  });

  it('tells a screen reader what is required and wrong, and reports the leaving', async () => {
    let left = 0;
    host({ required: true, error: '负责人不能为空', onBlur: () => (left += 1) });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('负责人不能为空');
    await userEvent.tab();
    await userEvent.tab();
    expect(left).toBe(1);
  });
});

describe('what goes wrong', () => {
  it('is said in the dialog, asked for again, and what was chosen is kept', async () => {
    let isDown = true;
    const failing = services(async (call, input) => {
      if (isDown && call === 'userLevel') throw new Error('连接不上');
      return pickerAnswer(call, input);
    });
    host({ initial: ['zhou'], node: several }, failing);
    await box().click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('连接不上');
    isDown = false;
    await button('重试').click();
    await expect.element(item('管廊公司')).toBeVisible();
    await expect.element(chosen().getByText('周敏')).toBeVisible();
    expect(dialog().getByRole('alert').elements()).toEqual([]);
  });

  it('drops an answer that comes after that of a later question', async () => {
    let late: (() => void) | undefined;
    const slow = services(async (call, input) => {
      const { keyword } = Object(input.body);
      if (keyword === '周') await new Promise<void>((resolve) => (late = resolve));
      return pickerAnswer(call, input);
    });
    host({}, slow);
    await box().click();
    const search = dialog().getByRole('searchbox');
    await search.fill('周');
    await expect.poll(() => late !== undefined).toBe(true);
    await search.fill('王');
    await expect.element(dialog().getByRole('option', { name: /王磊/ })).toBeVisible();
    late?.();
    await expect.element(dialog().getByRole('option', { name: /王磊/ })).toBeVisible();
    expect(dialog().getByRole('option', { name: /周敏/ }).elements()).toEqual([]);
  });

  it('says that there is nothing, or nothing with a word in it', async () => {
    const empty = services(async (call, input) =>
      call === 'subordinates' ? { list: [], pagination: { total: 0 } } : pickerAnswer(call, input),
    );
    host({}, empty);
    await box().click();
    await dialog().getByRole('tab', { name: '我的下属' }).click();
    await expect.element(dialog().getByRole('tabpanel').getByText('暂无数据')).toBeVisible();
    await dialog().getByRole('searchbox').fill('无此人');
    await expect.element(dialog().getByRole('tabpanel').getByText('没有匹配的结果')).toBeVisible();
  });
});

describe('many', () => {
  const crowd = Array.from({ length: 1_000 }, (_, at) => ({
    id: `p${at}`,
    fullName: `员工${at}`,
    headIcon: '',
    organizeId: '',
    organize: '',
  }));
  const crowded = () =>
    services(async (call, input) => {
      if (call !== 'colleagues') return pickerAnswer(call, input);
      const { currentPage = 1, pageSize = 20 } = Object(input.query);
      const start = (currentPage - 1) * pageSize;
      return { list: crowd.slice(start, start + pageSize), pagination: { currentPage, pageSize, total: crowd.length } };
    });

  it('come as one scrolls, and no more are drawn than are seen and a few around', async () => {
    host({}, crowded());
    await box().click();
    await dialog().getByRole('tab', { name: '当前组织' }).click();
    const list = dialog().getByRole('listbox');
    await expect.element(list.getByText('员工0', { exact: true })).toBeVisible();
    list.element().scrollTop = 50 * 32;
    await expect.element(list.getByText('员工55', { exact: true })).toBeVisible();
    await expect
      .element(list.getByRole('option', { name: '员工55', exact: true }))
      .toHaveAttribute('aria-setsize', '1000');
    expect(list.getByRole('option').elements().length).toBeLessThan(200);
  });
});

describe('accessible', () => {
  it.each([
    ['empty', {}],
    ['filled', { initial: 'zhou' }],
    ['several', { initial: ['zhou', 'li'], node: several }],
    ['disabled', { initial: 'zhou', disabled: true }],
    ['read-only', { initial: 'zhou', readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['in a cell', { initial: 'zhou', bare: true }],
  ])('at rest: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('负责人').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('while open, with a tree and with a list', async () => {
    host({ initial: ['zhou', 'old'], node: several });
    await openTeam();
    await expectAccessible();
    await dialog().getByRole('tab', { name: '当前组织' }).click();
    await expect.element(dialog().getByRole('option', { name: /周敏/ })).toBeVisible();
    await expectAccessible();
  });
});
