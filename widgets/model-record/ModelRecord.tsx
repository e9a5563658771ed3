import '../model-list/model-list.css';
import '../model-list/record.css';
import './model-record.css';
import { Skeleton } from 'antd';
import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { FailedState, ListState } from '../model-list/ListState.tsx';
import type { Model } from '../model-list/model.ts';
import { ParentScope } from '../model-list/ParentScope.tsx';
import { RecordBody } from '../model-list/RecordBody.tsx';
import { RecordHistory } from '../model-list/RecordHistory.tsx';
import { useHistory } from '../model-list/use-history.ts';
import { useModel } from '../model-list/use-model.ts';
import { useRecord } from '../model-list/use-record.ts';
import { HeadingText } from '../shared/HeadingText.tsx';
import { useDelayed } from '../shared/use-delayed.ts';

export interface ModelRecordProps extends ActionProps {
  readonly modelId?: string;
  readonly recordId?: string;
  readonly history?: boolean;
}

/** One record of a published model in the places of its form, to read, with who saved it and when. */
export function ModelRecord({ modelId = '', recordId = '', history = true }: ModelRecordProps) {
  const { translate } = useServices();
  if (modelId === '' || recordId === '')
    return <ListState picture="empty" title={translate('widget.modelRecord.none')} text="" />;
  return <OneRecord key={`${modelId} ${recordId}`} modelId={modelId} recordId={recordId} history={history} />;
}

type OneRecordProps = Required<Pick<ModelRecordProps, 'modelId' | 'recordId' | 'history'>>;

/** A record by its id, whatever draws it. */
export function OneRecord({ modelId, recordId, history }: OneRecordProps) {
  const { translate } = useServices();
  const { state, again } = useModel(modelId);
  if (state.status === 'failed')
    return <FailedState title={translate('form.failed')} message={state.message} onAgain={again} />;
  if (state.status === 'loading') return <Waiting />;
  return (
    <ParentScope model={state.model}>
      <Read model={state.model} recordId={recordId} history={history} />
    </ParentScope>
  );
}

function Read({ model, recordId, history }: { model: Model; recordId: string; history: boolean }) {
  const { translate } = useServices();
  const { state, again } = useRecord(model, recordId);
  if (state.status === 'failed')
    return <FailedState title={translate('widget.modelRecord.failed')} message={state.message} onAgain={again} />;
  if (state.status === 'loading') return <Waiting />;
  return (
    <section className="adit-model-record" aria-label={model.name}>
      <header className="adit-model-record-head">
        <HeadingText>{model.name}</HeadingText>
      </header>
      <RecordBody model={model} record={state.record} />
      {history && <HistoryBelow model={model} recordId={recordId} />}
    </section>
  );
}

function HistoryBelow({ model, recordId }: { model: Model; recordId: string }) {
  const { translate } = useServices();
  const titleId = useId();
  const history = useHistory(model.id, recordId);
  return (
    <section className="adit-record-history" aria-labelledby={titleId}>
      <h3 id={titleId}>{translate('widget.modelRecord.history')}</h3>
      <RecordHistory model={model} history={history} />
    </section>
  );
}

function Waiting() {
  const late = useDelayed(true);
  return <div aria-busy="true">{late && <Skeleton active paragraph={{ rows: 8 }} />}</div>;
}
