import './marks.css';
import './model-list.css';
import './phone.css';
import './record.css';
import './records.css';
import './side-tree.css';
import './layouts.css';
import { Skeleton } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { ListPage } from './ListPage.tsx';
import { FailedState } from './ListState.tsx';
import { ParentScope } from './ParentScope.tsx';
import { useModel } from './use-model.ts';

interface Props extends ActionProps {
  readonly modelId?: string;
  readonly menuId?: string;
}

/** The generated pages of a model, from its documents. */
export function ModelList({ modelId = '', menuId = '' }: Props) {
  const { translate } = useServices();
  const { state, again, renewal } = useModel(modelId);
  const late = useDelayed(state.status === 'loading');
  if (state.status === 'ready')
    return (
      <ParentScope model={state.model}>
        <ListPage key={`${modelId} ${menuId} ${state.turn}`} model={state.model} menuId={menuId} renewal={renewal} />
      </ParentScope>
    );
  return (
    <div className="adit-list" aria-busy={state.status === 'loading'}>
      <div className="adit-list-card adit-list-loading">
        {state.status === 'failed' ? (
          <FailedState title={translate('list.failed')} message={state.message} onAgain={again} />
        ) : (
          late && <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </div>
    </div>
  );
}
