import { useMemo } from 'react';
import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { requestsBy } from '../../engine/contract/requests.ts';
import { ServicesContext, useServices } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleWorld } from '../../test/support/model-list/sample-page.tsx';
import { createProductRegistry } from '../registry.ts';
import { modelRecordDescriptor } from './model-record.descriptor.ts';

const registry = createProductRegistry();
const time = '2026-11-20T02:38:00.000Z';
const saves = {
  list: [
    {
      ...{ id: 'b', action: 'update', time, userName: '刘洋', tables: [] },
      fields: [{ name: 'level', values: { before: '一般', after: '较重' } }],
    },
    { id: 'a', action: 'create', time: '2026-11-20T01:36:00.000Z', userName: '周敏', fields: [], tables: [] },
  ],
  pagination: { currentPage: 1, pageSize: 20, total: 2 },
};

/** A page with a record of a sample model, over a server in memory. */
function Page({ id = 'r1' }: { readonly id?: string }) {
  const around = useServices();
  const { services, document } = useMemo(() => {
    const values = { title: 'K2+240 顶板渗漏', level: 'serious' };
    const { server, services } = sampleWorld(defect, [{ id: 'r1', values }], around);
    const requests = requestsBy(async (call, input) =>
      call === 'recordHistory' ? saves : services.requestNamed(call, input),
    );
    const node = { id: 'record', config: { aditKey: 'modelRecord' }, props: { modelId: server.id, recordId: id } };
    return { services: { ...services, ...requests }, document: { nodes: [node] } };
  }, [around, id]);
  return (
    <ServicesContext value={services}>
      <ScreenView document={document} registry={registry} />
    </ServicesContext>
  );
}

export default { title: '页面/记录详情 modelRecord', ...actionMeta(modelRecordDescriptor) };

export const Read = { render: () => <Page /> };
export const Gone = { render: () => <Page id="gone" /> };
export const NotChosen = actionStory(modelRecordDescriptor, { node: { props: {} } });
