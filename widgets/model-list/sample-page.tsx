import { useMemo } from 'react';
import type { Registry } from '../../engine/registry.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { Services } from '../../engine/render/services.ts';
import { sampleEntries } from './sample-records.ts';
import type { SampleServer } from './sample-server.ts';

interface Props {
  readonly server: SampleServer;
  readonly registry: Registry;
}

/** The pages of a sample model as the shell opens them: one node in a screen. */
export function SamplePage({ server, registry }: Props) {
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
export function sampleServices(server: SampleServer, around: Services): Services {
  return {
    ...around,
    request: async (name, input) => {
      try {
        return await server.request(name, input);
      } catch (error) {
        if (error instanceof Error && !input.quiet) around.toast('error', error.message);
        throw error;
      }
    },
    loadOptions: async (source) => sampleEntries(source.kind === 'dictionary' ? source.type : source.id),
  };
}
