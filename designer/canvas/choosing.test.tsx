import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { at, focused, node, openCanvas } from '../../test/support/canvas-page.tsx';

describe('choosing', () => {
  it('chooses by a press, adds with Ctrl, takes all between with Shift', async () => {
    const { chosen } = await openCanvas();
    await node(/^甲/).click();
    expect(chosen()).toEqual(['a']);
    await node(/^丙/).click({ modifiers: ['Control'] });
    expect(chosen()).toEqual(['a', 'c']);
    await node(/^甲/).click();
    await node(/^丙/).click({ modifiers: ['Shift'] });
    expect(chosen()).toEqual(['a', 'b', 'c']);
  });

  it('follows the arrows, with the focus at what is chosen', async () => {
    const { chosen } = await openCanvas();
    await node(/^甲/).click();
    await userEvent.keyboard('{ArrowDown}');
    expect([chosen(), focused()]).toEqual([['b'], 'b']);
    await userEvent.keyboard('{ArrowLeft}');
    expect([chosen(), focused()]).toEqual([['card'], 'card']);
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect([chosen(), focused()]).toEqual([['a', 'b'], 'b']);
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toEqual(['card']);
  });
});

describe('keys of the designer', () => {
  it('move, size, copy and delete what is chosen on the canvas, with the focus at it', async () => {
    const { shape } = await openCanvas();
    await node(/^甲/).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([shape(), focused()]).toEqual(['card(b a c) empty rows(name qty)', 'a']);
    await userEvent.keyboard(']');
    expect(at('a')).toHaveTextContent('14 / 24');
    await userEvent.keyboard('{Delete}');
    expect([shape(), focused()]).toEqual(['card(b c) empty rows(name qty)', 'c']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([shape(), focused()]).toEqual(['card(b a c) empty rows(name qty)', 'a']);
  });
});
