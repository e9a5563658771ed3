import './model-list.css';
import { Button, Skeleton } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { ListPage } from './ListPage.tsx';
import { ListState } from './ListState.tsx';
import { useModel } from './use-model.ts';

interface Props extends ActionProps {
  readonly modelId?: string;
  readonly menuId?: string;
}

/** The generated pages of a model, from its documents. */
export function ModelList({ modelId = '', menuId = '' }: Props) {
  const { translate } = useServices();
  const { state, again } = useModel(modelId);
  if (state.status === 'loading') {
    return (
      <div className="adit-list">
        <div className="adit-list-card adit-list-loading">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="adit-list">
        <div className="adit-list-card">
          <ListState
            picture="broken"
            title={translate('list.failed')}
            text={state.message}
            actions={
              <Button type="primary" onClick={again}>
                {translate('list.again')}
              </Button>
            }
          />
        </div>
      </div>
    );
  }
  return <ListPage key={modelId} model={state.model} menuId={menuId} />;
}
