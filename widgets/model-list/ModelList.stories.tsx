import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import { type Services, ServicesContext, useServices } from '../../engine/contract/services.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { type SampleRecords, sampleWorld } from '../../test/support/model-list/sample-page.tsx';
import { sampleDefects, sampleInspections } from '../../test/support/model-list/sample-records.ts';
import type { SampleModel, SampleServer } from '../../test/support/model-list/sample-server.ts';

interface World {
  readonly model: SampleModel;
  readonly records: SampleRecords;
  readonly may?: Services['may'];
  /** Before the page opens. */
  readonly prepare?: (server: SampleServer) => void;
}

/** The pages of a model over rows in memory: everything in them works. */
function Pages({ model, records, may, prepare }: World) {
  const around = useServices();
  const { services, page } = useMemo(() => {
    const world = sampleWorld(model, records, may ? { ...around, may } : around);
    prepare?.(world.server);
    return world;
  }, [around, model, records, may, prepare]);
  return <ServicesContext value={services}>{page}</ServicesContext>;
}

const inPage: Decorator = (Story) => (
  <div style={{ height: 800, overflow: 'auto', padding: 16, background: 'var(--ant-color-bg-layout)' }}>
    <Story />
  </div>
);

export default { title: '页面/数据列表 modelList', decorators: [inPage], parameters: { layout: 'fullscreen' } };

const inspections = sampleInspections(286);
const defects = sampleDefects(34);
const nobody: SampleRecords = [];
const fails = (server: SampleServer) => server.refuse('recordList', { code: 500, msg: '网络中断，请求号 8f3a21c7' });
const waits = (server: SampleServer) => void server.hold('recordList');
const mayRead: Services['may'] = (_model, code) => code === 'btn_detail';
const guarded = { ...inspection, list: { ...inspection.list, useBtnPermission: true } };

export const Inspections = { render: () => <Pages model={inspection} records={inspections} /> };
export const DefectsWithSummary = { render: () => <Pages model={defect} records={defects} /> };
export const Empty = { render: () => <Pages model={inspection} records={nobody} /> };
export const Failed = { render: () => <Pages model={inspection} records={nobody} prepare={fails} /> };
export const Loading = { render: () => <Pages model={inspection} records={nobody} prepare={waits} /> };
export const MayOnlyRead = { render: () => <Pages model={guarded} records={inspections} may={mayRead} /> };

const listed = (list: object) => ({ ...inspection, list: { ...inspection.list, ...list } });
const beside = listed({ type: 2, treeDictionary: 'dict-tunnel', treeRelation: 'tunnel', treeTitle: '管廊' });
const grouped = listed({ type: 3, groupField: 'state' });
const inline = listed({ type: 4 });
const tree = listed({ type: 5, parentField: 'reviewer', defaultSidx: '' });
/** Every fifth has the four before it below it. */
const branches: SampleRecords = sampleInspections(40).map((one, index, all) => ({
  ...one,
  values: { ...one.values, reviewer: index % 5 === 0 ? null : (all[index - (index % 5)]?.id ?? null) },
}));
const noTree = (server: SampleServer) => server.refuse('recordTree', { code: 500, msg: '网络中断，请求号 8f3a21c7' });

export const TreeBeside = { render: () => <Pages model={beside} records={inspections} /> };
export const TreeBesideFailed = { render: () => <Pages model={beside} records={inspections} prepare={noTree} /> };
export const Grouped = { render: () => <Pages model={grouped} records={inspections} /> };
export const InlineEdit = { render: () => <Pages model={inline} records={inspections} /> };
export const TreeTable = { render: () => <Pages model={tree} records={branches} /> };
export const TreeTableEmpty = { render: () => <Pages model={tree} records={nobody} /> };
