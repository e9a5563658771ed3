import '../model-list/model-list.css';
import '../model-list/record.css';
import './model-entry.css';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { EntryForm } from '../model-list/EntryForm.tsx';
import { FailedState, ListState } from '../model-list/ListState.tsx';
import type { Model } from '../model-list/model.ts';
import { ParentScope } from '../model-list/ParentScope.tsx';
import { useModel } from '../model-list/use-model.ts';
import { useRecord } from '../model-list/use-record.ts';
import { HeadingText } from '../shared/HeadingText.tsx';
import { useDelayed } from '../shared/use-delayed.ts';

export interface ModelEntryProps extends ActionProps {
  readonly modelId?: string;
  readonly compact?: boolean;
}

/** The entry form of a published model as a part of a page; what is saved makes room for the next entry. */
export function ModelEntry({ modelId = '', compact }: ModelEntryProps) {
  const { translate } = useServices();
  if (modelId === '') return <ListState picture="empty" title={translate('widget.modelEntry.none')} text="" />;
  return <Loaded key={modelId} modelId={modelId} titled={compact !== true} />;
}

function Loaded({ modelId, titled }: { readonly modelId: string; readonly titled: boolean }) {
  const { translate } = useServices();
  const { state, again } = useModel(modelId);
  const late = useDelayed(state.status === 'loading');
  if (state.status === 'ready')
    return (
      <ParentScope model={state.model}>
        <Standing model={state.model} titled={titled} />
      </ParentScope>
    );
  if (state.status === 'failed')
    return <FailedState title={translate('form.failed')} message={state.message} onAgain={again} />;
  return <div aria-busy="true">{late && <Skeleton active paragraph={{ rows: 5 }} />}</div>;
}

function Standing({ model, titled }: { readonly model: Model; readonly titled: boolean }) {
  const { translate, may } = useServices();
  const { state } = useRecord(model, null);
  const [round, setRound] = useState(0);
  const next = () => setRound((count) => count + 1);
  if (model.list.useBtnPermission === true && !may(model.id, 'btn_add'))
    return (
      <ListState
        picture="lock"
        title={translate('widget.modelEntry.noRight', { name: model.name })}
        text={translate('widget.modelEntry.noRightText')}
      />
    );
  if (state.status !== 'ready') return null;
  return (
    <section className="adit-model-entry" aria-label={model.name}>
      {titled && <HeadingText>{model.name}</HeadingText>}
      <EntryForm
        key={round}
        model={model}
        record={state.record}
        standing
        onLeaveGuard={nothing}
        onKept={nothing}
        onCancel={next}
        onSaved={next}
      />
    </section>
  );
}

/** Whoever leaves the page is asked by the form itself. */
function nothing() {}
