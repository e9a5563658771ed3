import { expect } from 'vitest';
import { type Hand, outlineLabels, row } from './hand.ts';

/** Does one thing, and waits for the outline to have that many nodes. */
async function counted(hand: Hand, nodes: number, act: () => Promise<void>) {
  await act();
  await expect.poll(async () => (await outlineLabels(hand.page)).length - 1).toBe(nodes);
}

/**
 * Draws a form of 30 nodes on an empty design, every command of the designer among the ways to it: layouts, a sub-table
 * with a formula, options, a rule, a condition, widths, moves, wrapping, conversions, copies and ways back.
 */
export async function drawThirtyNodes(hand: Hand): Promise<void> {
  const { page } = hand;
  const insert = (nodes: number, name: string, into?: string) =>
    counted(hand, nodes, () => hand.insert(name, into === undefined ? undefined : row(into)));
  const order = (words: RegExp) => expect.poll(async () => (await outlineLabels(page)).join(' ')).toMatch(words);

  // Card.
  await insert(1, '卡片');
  await insert(2, '单行输入', '卡片');
  for (const [place, name] of ['数字', '下拉选择', '日期', '开关'].entries()) await insert(place + 3, name);

  // Move and width.
  await hand.move('up', row('日期'));
  await order(/下拉选择 开关 日期/);
  await hand.resize(8);
  await expect.poll(() => page.getByRole('slider', { name: '宽度' }).getAttribute('aria-valuenow')).toBe('8');

  // Options.
  await hand.choose(row('下拉选择'));
  await hand.press('属性', '添加选项');
  await hand.write('属性', '新选项的名称', '选项三');
  await hand.optionUp('选项三');

  // Label and name.
  await hand.choose(row('单行输入'));
  await hand.write('属性', '标签', '名称');
  await order(/卡片 名称/);
  await hand.choose(row('名称'));
  await hand.write('属性', '字段名', 'title');

  // Rule.
  await hand.choose(row('名称'));
  await hand.press('校验', '添加规则');

  // Condition.
  await hand.choose(row('数字'));
  await hand.press('联动', '添加条件：显示条件');
  await hand.pick('联动', '条件 1的比较', '不为空');

  // Tabs.
  await hand.choose(row('卡片'));
  await insert(9, '标签页');
  await insert(10, '多行输入', '分页 1');
  await insert(11, '整数');
  await insert(12, '评分');
  await insert(13, '单选框组', '分页 2');
  await insert(14, '多选框组');
  await insert(15, '滑块');
  await hand.choose(row('单选框组'));
  await hand.menu('更换组件', '下拉选择');

  // Sub-table.
  await hand.choose(row('标签页'));
  await insert(16, '子表');
  await insert(17, '单行输入', '子表');
  await insert(18, '数字');
  await insert(19, '整数');
  await insert(20, '计算公式');
  await hand.pick('属性', '插入字段', '子表 / 数字');
  await hand.formula('*');
  await hand.pick('属性', '插入字段', '子表 / 整数');

  // Wrap and unwrap.
  await hand.choose(row('标签页'));
  await insert(21, '文件上传');
  await insert(22, '图片上传');
  await insert(23, '颜色选择');
  await insert(24, '时间');
  await hand.choose(row('颜色选择'));
  await hand.chooseTo(row('时间'));
  await counted(hand, 25, () => hand.menu('放进布局', '栅格'));
  await counted(hand, 24, () => hand.menu('取出内容'));
  await hand.choose(row('颜色选择'));
  await hand.chooseTo(row('时间'));
  await counted(hand, 25, () => hand.menu('放进布局', '栅格'));

  // To a sub-table and back.
  await insert(26, '日期范围');
  await insert(27, '级联选择');
  await hand.choose(row('级联选择'));
  await counted(hand, 28, () => hand.menu('转为子表'));
  await hand.choose(row('子表', 0));
  await counted(hand, 27, () => hand.menu('子表转为字段'));

  // Copies.
  await hand.choose(row('评分'));
  await counted(hand, 28, () => hand.duplicate());
  await counted(hand, 27, () => hand.remove());
  await hand.choose(row('滑块'));
  await counted(hand, 26, () => hand.cut());
  await hand.choose(row('日期'));
  await counted(hand, 27, () => hand.paste());
  await hand.choose(row('整数'));
  await hand.copy();
  await hand.choose(row('开关'));
  await counted(hand, 28, () => hand.paste());
  await hand.choose(row('多选框组'));
  await counted(hand, 29, () => hand.duplicate());
  await insert(30, '分割线');

  // Back and forth.
  await counted(hand, 28, () => hand.undo(2));
  await counted(hand, 30, () => hand.redo(2));
}
