import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRegistry } from '../../../engine/contract/registry.ts';
import { ServicesContext } from '../../../engine/contract/services.ts';
import { openForm } from '../../../engine/form/open-form.ts';
import { type DocumentHandle, DocumentView } from '../../../engine/render/DocumentView.tsx';
import { resolveDocument } from '../../../engine/resolve/resolve-document.ts';
import { createTheme } from '../../../shell/theme/create-theme.ts';
import { benchServices } from '../bench-services.ts';
import { benchWidgets } from '../bench-widgets.ts';
import type { Contender, FormApi, TableApi } from '../contender.ts';
import { type BenchForm, COLS, makeRow, type Values } from '../spec.ts';
import { formDocumentOf, tableDocumentOf } from '../to-document.ts';

declare const __CONTENDER__: string;

/** `adit-off` draws every field from the start. */
const windowed = __CONTENDER__ !== 'adit-off';
const descriptors = benchWidgets.map(({ descriptor }) => descriptor);
const registry = createRegistry(descriptors, async (key) => {
  const found = benchWidgets.find(({ descriptor }) => descriptor.key === key);
  if (!found) throw new Error(`The bench has no widget "${key}".`);
  return found;
});
const services = benchServices();
const theme = createTheme({ mode: 'light', colour: 'blue' });
// Code is there before the clock starts, as it is on every other page of the bench.
await registry.load(registry.descriptors.keys());

/** The providers of the shell that a form stands in. */
function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={zhCN}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </ConfigProvider>
  );
}

function open(element: HTMLElement, document: ReturnType<typeof formDocumentOf>, values: Values) {
  const session = openForm(resolveDocument(document, registry.descriptors), values);
  const root = createRoot(element);
  const ref = createRef<DocumentHandle>();
  root.render(
    <Shell>
      <DocumentView ref={ref} session={session} registry={registry} windowed={windowed} />
    </Shell>,
  );
  return {
    session,
    reveal: (name: string) => ref.current?.reveal(name),
    ready: () => element.querySelector('.adit-document') !== null,
    unmount() {
      root.unmount();
      session.close();
    },
  };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export function mount(element: HTMLElement, form: BenchForm, values: Values): FormApi {
  const { session, reveal, ready, unmount } = open(element, formDocumentOf(form), values);
  return {
    find(name) {
      const control = document.getElementById(`field-${name}`);
      if (control) return control;
      return element.querySelector(`.adit-stand-in[data-name="${name}"]:not([hidden]) [tabindex]`);
    },
    setValues: (next) => session.setValues(next),
    validate: () => session.validate().length,
    unmount,
    ...(windowed
      ? {
          windowed,
          ready,
          /** Done when what is near the new place is drawn: the observer answers within two frames, React after it. */
          async reveal(name: string) {
            reveal(name);
            await frame();
            await frame();
            await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
          },
        }
      : {}),
  };
}

function press(target: Element | null | undefined) {
  target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
}

function drawTable(element: HTMLElement, rows: Values[]): TableApi {
  const { session, unmount } = open(element, tableDocumentOf(COLS), { rows });
  // Beside the line of names and the column of row numbers, both counted from one.
  const cell = (row: number, column: string) =>
    element.querySelector(
      `[aria-rowindex="${row + 2}"] [aria-colindex="${COLS.findIndex(({ name }) => name === column) + 2}"]`,
    );
  return {
    windowed: true,
    ready: () => cell(0, 'a') !== null,
    count: () => session.rows('rows').length,
    sampleRow: () => 5,
    find: (row, column) => cell(row, column)?.querySelector('input') ?? null,
    /** Presses the cell, whose text becomes a control, and presses again, which puts the caret instead of a new text. */
    async reveal(row, column) {
      press(cell(row, column));
      await frame();
      const input = cell(row, column)?.querySelector('input');
      press(input);
      input?.setSelectionRange(input.value.length, input.value.length);
    },
    append: () => session.setRows('rows', [...session.rows('rows'), makeRow(session.rows('rows').length)]),
    unmount,
  };
}

/** A sub-table always draws only the rows that are in view: there is nothing to switch off. */
export const mountTable: Contender['mountTable'] = windowed ? drawTable : undefined;
