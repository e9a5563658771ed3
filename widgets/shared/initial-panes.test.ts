import { expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { initialPanes } from './initial-panes.ts';

const tabs = (active: unknown, where: 'props' | 'config' = 'props'): Node => ({
  id: 't',
  config: {
    aditKey: 'tabs',
    ...(where === 'config' ? { active } : {}),
    children: ['a', 'b', 'c'].map((id, index) => ({
      id,
      config: { aditKey: 'pane', label: id },
      props: { name: String(index + 1) },
    })),
  },
  ...(where === 'props' ? { props: { active } } : {}),
});

it('opens panes by the names that designs write, whether as a list or as a text', () => {
  expect(initialPanes(tabs(['1', '3']))).toEqual(['a', 'c']);
  expect(initialPanes(tabs('2'))).toEqual(['b']);
  expect(initialPanes(tabs(['2'], 'config'))).toEqual(['b']);
});

it('takes a number that is no name for a place', () => {
  expect(initialPanes(tabs(0))).toEqual(['a']);
  expect(initialPanes(tabs(2))).toEqual(['c']);
  expect(initialPanes(tabs(3))).toEqual(['c']);
});

it('leaves the choice to the layout when nothing or nothing known is written', () => {
  for (const active of [null, undefined, '', [], 'x', 99, { a: 1 }]) expect(initialPanes(tabs(active))).toEqual([]);
});
