import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type DocumentHandle, DocumentView } from '../../../engine/render/DocumentView.tsx';
import { openForm } from '../../../engine/render/form-session.ts';
import { ServicesContext } from '../../../engine/render/services.ts';
import { resolveDocument } from '../../../engine/resolve/resolve-document.ts';
import { createTheme } from '../../../shell/theme/create-theme.ts';
import { createProductRegistry } from '../../../widgets/registry.ts';
import { benchServices } from '../bench-services.ts';
import type { FormApi, TableApi } from '../contender.ts';
import { type BenchForm, makeRow, type Values } from '../spec.ts';
import { formDocumentOf, tableDocumentOf, widgetOf } from '../to-document.ts';

declare const __CONTENDER__: string;

/** `adit-off` draws every field from the start. */
const windowed = __CONTENDER__ !== 'adit-off';
const registry = createProductRegistry();
const services = benchServices();
const theme = createTheme({ mode: 'light', colour: 'blue' });
// Code is loaded before the clock starts, as it is on every other page of the bench.
await registry.load(Object.values(widgetOf));

/** The providers of the shell that a form stands in. */
function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={zhCN}>
      <App>
        <ServicesContext value={services}>{children}</ServicesContext>
      </App>
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
          async reveal(name: string) {
            reveal(name);
          },
        }
      : {}),
  };
}
