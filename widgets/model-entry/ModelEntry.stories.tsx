import { useMemo } from 'react';
import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { ServicesContext, useServices } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleWorld } from '../../test/support/model-list/sample-page.tsx';
import { createProductRegistry } from '../registry.ts';
import { modelEntryDescriptor } from './model-entry.descriptor.ts';

const registry = createProductRegistry();

/** A page with the form of a sample model, over a server in memory. */
function Page({ may = true }: { readonly may?: boolean }) {
  const around = useServices();
  const { services, document } = useMemo(() => {
    const { server, services } = sampleWorld(defect, [], { ...around, may: () => may });
    const node = { id: 'entry', config: { aditKey: 'modelEntry' }, props: { modelId: server.id } };
    return { services, document: { nodes: [node] } };
  }, [around, may]);
  return (
    <ServicesContext value={services}>
      <ScreenView document={document} registry={registry} />
    </ServicesContext>
  );
}

export default { title: '页面/填报表单 modelEntry', ...actionMeta(modelEntryDescriptor) };

export const Empty = { render: () => <Page /> };
export const NotChosen = actionStory(modelEntryDescriptor, { node: { props: {} } });
