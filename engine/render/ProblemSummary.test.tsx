import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNode } from '../../test/support/fields.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { testRegistry } from '../../test/support/widgets.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import type { Node } from '../schema/documents/node.ts';
import type { Language } from '../schema/text/text.ts';
import { type ScreenHandle, ScreenView } from './ScreenView.tsx';

const required = (name: string) => testNode(name, 'input', { config: { required: true, label: `字段 ${name}` } });
const summary = () => page.getByRole('alert').filter({ hasText: '尚未提交' });
const submit = [{ action: 'submit' as const }];

async function draw(
  nodes: Node[],
  { language = 'zh' as Language, registry = testRegistry(), idPrefix = 'field-' } = {},
) {
  const ref = createRef<ScreenHandle>();
  mount(<ScreenView ref={ref} document={{ nodes }} registry={registry} idPrefix={idPrefix} />, testServices(language));
  await expect.poll(() => ref.current).not.toBeNull();
  await expect.poll(() => document.querySelectorAll('.adit-document').length, { timeout: 20_000 }).toBeGreaterThan(0);
  const { current } = ref;
  if (!current) throw new Error('The screen did not hand out its handle.');
  return current;
}
const f8 = () => userEvent.keyboard('{F8}');
const focused = () => document.activeElement?.id;

describe('the summary of what is wrong', () => {
  it('is not there before a submit, nor after one that is right', async () => {
    const { run, session } = await draw([required('a')]);
    session.validate();
    expect(summary().query()).toBeNull();
    session.setValue('a', 'x');
    expect(await run(submit)).toBe(true);
    expect(summary().query()).toBeNull();
  });

  it('takes the focus at each attempt, and names each field in document order', async () => {
    const { run } = await draw([
      required('a'),
      { id: 'box', config: { aditKey: 'box', children: [required('b')] } },
      required('c'),
    ]);
    expect(await run(submit)).toBe(false);
    await expect.element(summary()).toHaveFocus();
    await expect.element(summary()).toHaveAccessibleName('还有 3 处需要改正，尚未提交');
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['字段 a：不能为空', '字段 b：不能为空', '字段 c：不能为空']);
    await expectAccessible();
    await userEvent.click(page.getByLabelText('字段 b'));
    await run(submit);
    await expect.element(summary()).toHaveFocus();
  });

  it('speaks the language of the page, punctuation and messages of the design included', async () => {
    const message = {
      zh: '应为大写字母，例如 AB',
      en: 'Should be capitals, such as AB',
      zhtw: '應為大寫字母，例如 AB',
    };
    const code = testNode('code', 'input', {
      config: { label: { zh: '代码', en: 'Code' }, regList: [{ pattern: '/^[A-Z]+$/', message }] },
    });
    const { run, session } = await draw([required('a'), code], { language: 'en' });
    session.setValue('code', 'ab');
    await run(submit);
    await expect.poll(() => document.querySelectorAll('.adit-summary li').length).toBe(2);
    const lines = [...document.querySelectorAll('.adit-summary li')].map((line) => line.textContent);
    expect(lines).toEqual(['字段 a: Cannot be empty', 'Code: Should be capitals, such as AB']);
    await expect
      .element(page.getByRole('textbox', { name: 'Code' }))
      .toHaveAccessibleDescription(/Should be capitals, such as AB/);
  });

  it('leads to a field by its name', async () => {
    const { run } = await draw([required('a'), required('b')]);
    await run(submit);
    await userEvent.click(page.getByRole('button', { name: '字段 b' }));
    expect(focused()).toBe('field-b');
  });

  it('goes with what is put right, without taking the focus', async () => {
    const { run, session } = await draw([required('a'), required('b')]);
    await run(submit);
    await userEvent.fill(page.getByLabelText('字段 a'), 'x');
    await expect.element(summary()).toHaveAccessibleName('还有 1 处需要改正，尚未提交');
    expect(focused()).toBe('field-a');
    session.setValue('b', 'x');
    await expect.poll(() => summary().query()).toBeNull();
  });

  it('speaks the language of the reader', async () => {
    const { run } = await draw([required('a')], { language: 'en' });
    await run(submit);
    await expect.element(page.getByText('Fix 1 problem to submit')).toBeVisible();
  });

  it('names a required field that nobody knows how to draw', async () => {
    const { run } = await draw([testNode('x', 'pipe3d', { config: { required: true, label: '三维' } })]);
    expect(await run(submit)).toBe(false);
    await expect.element(summary()).toHaveTextContent('「三维」暂不可用而又必填');
    expect(page.getByRole('button', { name: /下一处/ }).query()).toBeNull();
  });

  it('names rows and columns of a sub-table', async () => {
    const rows = testNode('rows', 'table', {
      config: { label: '材料', children: [required('c'), testNode('d', 'input')] },
    });
    const { run, session } = await draw([rows], { registry: createProductRegistry() });
    session.setRows('rows', [{ c: 'x' }, { d: 'y' }, { d: 'z' }]);
    await run(submit);
    await expect.element(page.getByRole('button', { name: '材料第 2、3 行' })).toBeVisible();
    await expect.element(summary()).toHaveTextContent('字段 c不能为空');
  });
});

describe('F8', () => {
  it('goes to the next wrong field, round and round', async () => {
    const { run } = await draw([required('a'), testNode('ok', 'input'), required('b')]);
    await run(submit);
    await expect.element(summary()).toHaveFocus();
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await f8();
      seen.push(focused());
    }
    expect(seen).toEqual(['field-a', 'field-b', 'field-a']);
  });

  it('leaves none out when the one before has been put right', async () => {
    const { run } = await draw([required('a'), required('b'), required('c')]);
    await run(submit);
    await expect.element(summary()).toHaveFocus();
    await f8();
    await userEvent.keyboard('x');
    await f8();
    expect(focused()).toBe('field-b');
    await userEvent.keyboard('x');
    await f8();
    expect(focused()).toBe('field-c');
  });

  it('goes on from a field that was chosen by its name', async () => {
    const { run } = await draw([required('a'), required('b'), required('c')]);
    await run(submit);
    await userEvent.click(page.getByRole('button', { name: '字段 b' }));
    await f8();
    expect(focused()).toBe('field-c');
  });

  it('belongs to the form that was submitted last', async () => {
    const first = await draw([required('a')]);
    const second = await draw([required('a')], { idPrefix: 'other-' });
    await first.run(submit);
    await second.run(submit);
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(2);
    await f8();
    expect(focused()).toBe('other-a');
    await first.run(submit);
    await f8();
    expect(focused()).toBe('field-a');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('does nothing before a submit', async () => {
    await draw([required('a')]);
    await userEvent.click(document.body);
    await f8();
    expect(focused()).not.toBe('field-a');
  });
});
