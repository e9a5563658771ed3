import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import type { Model } from './model.ts';
import { RecordBody } from './RecordBody.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import type { History } from './use-history.ts';
import type { LoadedRecord } from './use-record.ts';

const names = ['details', 'history'] as const;
export type ViewerPane = (typeof names)[number];

interface Props {
  readonly model: Model;
  readonly record: LoadedRecord;
  readonly history: History;
  readonly pane: ViewerPane;
  onPane(pane: ViewerPane): void;
}

/** What a record says, and what became of it. */
export function RecordPanes({ model, record, history, pane, onPane }: Props) {
  const { translate } = useServices();
  const id = useId();
  const told = translate('history.title');
  const panes = [
    { id: 'details', label: translate('view.title'), content: <RecordBody model={model} record={record} /> },
    {
      id: 'history',
      label: history.list ? `${told} ${history.total}` : told,
      content: <RecordHistory model={model} history={history} />,
    },
  ].map((one) => ({ ...one, problems: 0 }));
  return (
    <div className="adit-viewer-panes">
      <Tabs
        id={id}
        label={translate('view.title')}
        panes={panes}
        active={[pane]}
        onActive={([wanted]) => onPane(names.find((name) => name === wanted) ?? 'details')}
      />
    </div>
  );
}
