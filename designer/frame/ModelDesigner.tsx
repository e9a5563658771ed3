// Here: the frame around the parts: header, panes, saving, drafts, keys, preview.

import './frame.css';
import { Button, Skeleton } from 'antd';
import { useContext, useMemo } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import { ListState } from '../../widgets/model-list/ListState.tsx';
import { UnreadableModel } from '../document/model-text.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { PageDataProvider } from '../sources/PageDataProvider.tsx';
import { DesignFrame } from './DesignFrame.tsx';
import { DesignClockContext, openSession, useStoredModel } from './design-session.ts';

export interface ModelDesignerProps extends ActionProps {
  readonly modelId?: string;
  /** Path of the page to go back to: the list of models, and that of pages. */
  readonly backTo?: string;
  readonly backToPages?: string;
}

/** The designer of one model: form, list, tables and settings, from the server and back to it. */
export function ModelDesigner({ modelId = '', backTo = '/', backToPages = backTo }: ModelDesignerProps) {
  const { navigate } = useServices();
  const translate = useDesignerText();
  const { loaded, again } = useStoredModel(typeof modelId === 'string' ? modelId : '');
  const back = () => navigate(backTo);
  if (loaded.status === 'ready') {
    const { stored } = loaded;
    const leave = isScreenType(stored.type) ? () => navigate(backToPages) : back;
    return <Opened key={stored.id} stored={stored} onBack={leave} />;
  }
  const leave = <Button onClick={back}>{translate('designer.frame.back')}</Button>;
  return (
    <div className="adit-design adit-design-waiting">
      {loaded.status === 'loading' && (
        <div role="status" aria-label={translate('designer.frame.loading')}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {loaded.status === 'failed' && (
        <ListState
          picture="broken"
          role="alert"
          title={translate('designer.frame.failed')}
          text={loaded.message}
          actions={
            <>
              <Button type="primary" onClick={again}>
                {translate('designer.frame.again')}
              </Button>
              {leave}
            </>
          }
        />
      )}
      {loaded.status === 'none' && (
        <ListState
          picture="search"
          title={translate('designer.frame.noModel')}
          text={translate('designer.frame.noModelText')}
          actions={leave}
        />
      )}
    </div>
  );
}

/** A model that is no JSON is not opened: saving it would lose what is there. */
function Opened({ stored, onBack }: { readonly stored: StoredModel; onBack(): void }) {
  const { registry, sources } = useEngine();
  const services = useServices();
  const clock = useContext(DesignClockContext);
  const translate = useDesignerText();
  // One session for as long as the model is open: work is not started anew by a change of language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts and request stay what they are for one person
  const session = useMemo(() => {
    try {
      return openSession(stored, registry, services, clock);
    } catch (error) {
      if (error instanceof UnreadableModel) return error;
      throw error;
    }
  }, [stored]);
  if (!(session instanceof UnreadableModel))
    return (
      <PageDataProvider given={sources}>
        <DesignFrame session={session} modelId={stored.id} registry={registry} onBack={onBack} />
      </PageDataProvider>
    );
  return (
    <div className="adit-design adit-design-waiting">
      <ListState
        picture="broken"
        role="alert"
        title={translate('designer.frame.failed')}
        text={translate('designer.frame.unreadable', { part: session.part })}
        actions={<Button onClick={onBack}>{translate('designer.frame.back')}</Button>}
      />
    </div>
  );
}
