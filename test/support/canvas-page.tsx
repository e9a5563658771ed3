import { App, ConfigProvider } from 'antd';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { JsonObject } from '../../designer/document/json.ts';
import { createTheme } from '../../shell/theme/create-theme.ts';
import { designStore, TestDesigner } from './designer/canvas-host.tsx';
import { container, field, form, outline } from './designer/design.ts';
import { mount } from './mount.tsx';

/** A card with three fields, an empty one, a sub-table with two columns. */
export const small = () =>
  form(
    [
      container('card', [
        field('a', { config: { label: '甲', required: true } }),
        field('b', { config: { label: '乙' } }, 'select'),
        field('c', { config: { label: '丙' } }, 'radio'),
      ]),
      container('empty', []),
      container('rows', [field('name'), field('qty', {}, 'inputNumber')], 'table'),
    ],
    { list: {} },
  );

/** `cards` cards of `inside` fields each: `card0` with `f0x0`, `f0x1` and on. */
export const large = (cards: number, inside: number) =>
  form(
    Array.from({ length: cards }, (_, card) =>
      container(
        `card${card}`,
        Array.from({ length: inside }, (_, index) => field(`f${card}x${index}`)),
      ),
    ),
    { list: {} },
  );

const darkTheme = { ...createTheme({ mode: 'dark', colour: 'blue' }), cssVar: { key: 'adit-dark' } };

/** Opens a design in the designer's parts. */
export async function openCanvas(
  document: JsonObject = small(),
  { dark = false, ...more }: Partial<Parameters<typeof TestDesigner>[0]> & { dark?: boolean } = {},
) {
  const store = designStore(document);
  const parts = <TestDesigner store={store} {...more} />;
  mount(
    dark ? (
      <ConfigProvider theme={darkTheme}>
        <App style={{ background: darkTheme.token?.colorBgLayout ?? '' }}>{parts}</App>
      </ConfigProvider>
    ) : (
      parts
    ),
  );
  await expect.element(page.getByRole('region', { name: '画布', exact: true })).toBeVisible();
  return { store, shape: () => outline(store.state().document), chosen: () => store.state().selection };
}

export const canvas = () => page.getByRole('application', { name: /^画布/ });
export const node = (name: string | RegExp) => canvas().getByRole('group', { name });

/** The element of a node on the canvas. @throws Error where it has none */
export function at(key: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    `[role="application"][aria-label^="画布"] [data-design-key="${key}"]`,
  );
  if (!found) throw new Error(`There is no node ${key} on the canvas.`);
  return found;
}

/** Key of the node that has the focus. */
export const focused = () => document.activeElement?.closest<HTMLElement>('[data-design-key]')?.dataset.designKey;

export const fire = (target: EventTarget, type: string, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      button: 0,
      isPrimary: true,
    }),
  );

export const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
