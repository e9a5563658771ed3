import { type ReactNode, useMemo } from 'react';
import type { Registry } from '../../../engine/contract/registry.ts';
import { requestsBy } from '../../../engine/contract/requests.ts';
import type { Services, ToastAction } from '../../../engine/contract/services.ts';
import { ScreenView } from '../../../engine/render/ScreenView.tsx';
import { createProductRegistry } from '../../../widgets/registry.ts';
import { sampleEntries, sampleOptions } from './sample-records.ts';
import { type SampleModel, type SampleServer, sampleServer } from './sample-server.ts';

const registry: Registry = createProductRegistry();

export type SampleRecords = Parameters<typeof sampleServer>[2];

export interface SampleWorld {
  readonly server: SampleServer;
  readonly services: Services;
  readonly page: ReactNode;
  /** What people have been told by toasts. */
  readonly said: readonly string[];
  /** What could be done about them. */
  readonly offered: readonly ToastAction[];
}

/** A model with its rows, the page that shows them, and services that answer out of memory. */
export function sampleWorld(model: SampleModel, records: SampleRecords, around: Services): SampleWorld {
  const server = sampleServer(model, registry.descriptors, records, (source) => sampleOptions[source] ?? []);
  const said: string[] = [];
  const offered: ToastAction[] = [];
  const toast: Services['toast'] = (kind, text, action) => {
    said.push(text);
    if (action) offered.push(action);
    around.toast(kind, text, action);
  };
  return {
    server,
    said,
    offered,
    services: sampleServices(server, { ...around, toast }),
    page: <SamplePage server={server} />,
  };
}

/** The pages of a sample model as the shell opens them: one node in a screen. */
function SamplePage({ server }: { readonly server: SampleServer }) {
  const { id } = server;
  const document = useMemo(
    () => ({
      nodes: [{ id: 'model', config: { aditKey: 'modelList' }, props: { modelId: id, menuId: `menu-${id}` } }],
    }),
    [id],
  );
  return <ScreenView document={document} registry={registry} />;
}

/** Services that ask the sample server; a failure is told as the product tells it, unless the caller does. */
function sampleServices(server: SampleServer, around: Services): Services {
  return {
    ...around,
    ...requestsBy(async (name, input) => {
      try {
        return await server.request(name, input);
      } catch (error) {
        if (error instanceof Error && !input.quiet) around.toast('error', error.message);
        throw error;
      }
    }),
    loadOptions: async (source) => sampleEntries(source.kind === 'dictionary' ? source.type : source.id),
  };
}
