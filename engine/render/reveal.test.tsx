import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNode, when } from '../../test/support/fields.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import type { Node } from '../schema/documents/node.ts';

const input = (name: string, config: Record<string, unknown> = {}, more: object = {}) =>
  testNode(name, 'input', { ...more, config: { label: `字段 ${name}`, ...config } });
const pane = (id: string, children: Node[], more: object = {}): Node => ({
  id,
  ...more,
  config: { aditKey: 'pane', label: `页 ${id}`, children },
});
const panes = (key: string, id: string, children: Node[], props: Record<string, unknown> = {}): Node => ({
  id,
  config: { aditKey: key, label: id, children },
  props,
});
const focused = () => document.activeElement?.id;

describe('a field that is asked for', () => {
  it.each(['tabs', 'collapse', 'steps'])('is brought out of a closed pane of %s', async (key) => {
    const { handle } = await mountForm({
      nodes: [panes(key, 'p', [pane('one', [input('a')]), pane('two', [input('b')])])],
    });
    expect(document.getElementById('field-b')).toBeNull();
    // The page listens from the frame after it was drawn on.
    await expect.poll(() => handle.reveal('b')).toBe(true);
    await expect.element(page.getByLabelText('字段 b')).toBeVisible();
    await expect.poll(focused).toBe('field-b');
    expect(handle.reveal('a')).toBe(true);
    await expect.element(page.getByLabelText('字段 a')).toBeVisible();
    await expect.poll(focused).toBe('field-a');
  });

  it('is brought out of panes inside panes, the pane of an accordion among them', async () => {
    const inner = panes('collapse', 'inner', [pane('i1', [input('x')]), pane('i2', [input('deep')])], {
      accordion: true,
    });
    const { handle } = await mountForm({
      nodes: [
        panes('tabs', 'outer', [
          pane('o1', [input('a')]),
          pane('o2', [{ id: 'card', config: { aditKey: 'card', children: [inner] } }]),
        ]),
      ],
    });
    await expect.poll(() => handle.reveal('deep')).toBe(true);
    await expect.element(page.getByLabelText('字段 deep')).toBeVisible();
    await expect.poll(focused).toBe('field-deep');
  });

  it('far down a windowed pane is drawn, scrolled to and focused', async () => {
    const many = Array.from({ length: 120 }, (_, index) => input(`f${index}`));
    const { handle } = await mountForm({ nodes: [panes('tabs', 't', [pane('one', [input('a')]), pane('two', many)])] });
    await expect.poll(() => handle.reveal('f110')).toBe(true);
    await expect.poll(focused).toBe('field-f110');
    await expect.element(page.getByLabelText('字段 f110')).toBeInViewport();
  });

  it('is not there while a condition hides it', async () => {
    const { handle, session } = await mountForm({
      nodes: [input('k'), input('b', {}, { showWhen: when('k', 'notEmpty') })],
    });
    expect(handle.reveal('b')).toBe(false);
    session.setValue('k', 'x');
    await expect.element(page.getByLabelText('字段 b')).toBeVisible();
    expect(handle.reveal('b')).toBe(true);
  });

  it('is not there when it is on no page, or nobody’s', async () => {
    const { handle } = await mountForm({ nodes: [input('a', { noShow: true })] });
    expect([handle.reveal('a'), handle.reveal('gone'), handle.reveal('constructor')]).toEqual([false, false, false]);
  });

  it('takes the focus into a group of parts', async () => {
    const { handle } = await mountForm({
      nodes: [
        testNode('r', 'radio', { config: { label: '状态' }, slot: { options: ['a', 'b'] } }),
        testNode('n', 'numberRange', { config: { label: '范围' } }),
      ],
    });
    for (const name of ['r', 'n']) {
      expect(handle.reveal(name)).toBe(true);
      expect(document.getElementById(`field-${name}-item`)?.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('panes with something wrong in them', () => {
  it('say how much, each its own', async () => {
    const { session } = await mountForm({
      nodes: [
        panes('tabs', 't', [
          pane('one', [input('a', { required: true }), input('b', { required: true })]),
          pane('two', [input('c', { required: true })]),
        ]),
      ],
    });
    session.validate();
    await expect.element(page.getByRole('tab', { name: '页 one 2 处 有误' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: '页 two 1 处 有误' })).toBeVisible();
    session.setValue('c', 'x');
    await expect.element(page.getByRole('tab', { name: '页 two', exact: true })).toBeVisible();
    await expectAccessible();
  });

  it('come and go by their conditions, with the problems inside', async () => {
    const { session } = await mountForm({
      nodes: [
        input('k'),
        panes('tabs', 't', [
          pane('one', [input('a')]),
          pane('two', [input('c', { required: true })], { showWhen: when('k', 'equal', 'x') }),
        ]),
      ],
    });
    expect(session.validate()).toEqual([]);
    expect(page.getByRole('tab').elements()).toHaveLength(1);
    await userEvent.fill(page.getByLabelText('字段 k'), 'x');
    await userEvent.click(page.getByRole('tab', { name: '页 two' }));
    await expect.element(page.getByLabelText('字段 c')).toBeVisible();
    expect(session.validate().map(({ name }) => name)).toEqual(['c']);
    await userEvent.clear(page.getByLabelText('字段 k'));
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(1);
    expect(session.problems()).toEqual([]);
  });
});
