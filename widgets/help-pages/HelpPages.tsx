import './help-pages.css';
import { Alert, Button, Skeleton } from 'antd';
import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { loadHelp } from '../../engine/schema/help/load-help.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { HelpTopics } from './HelpTopics.tsx';

export interface HelpPagesProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** Of the page one is on. */
  readonly path?: unknown;
  /** Links of the tenant's own: `{ name, url }`. */
  readonly links?: unknown;
}

/** The built-in help: topics of what the reader has, opened at that of his page. */
export function HelpPages({ items, path, links }: HelpPagesProps) {
  const { translate, language } = useServices();
  const ask = useCallback(() => loadHelp(language), [language]);
  const { state, again } = useAnswer(ask);
  const isLate = useDelayed(state.status === 'loading');
  if (state.status === 'ready') return <HelpTopics help={state.answer} items={items} path={path} links={links} />;
  if (state.status === 'loading') return isLate ? <Skeleton active paragraph={{ rows: 8 }} /> : null;
  return (
    <Alert
      showIcon
      type="error"
      title={translate('help.failed')}
      description={state.message}
      action={
        <Button size="small" onClick={again}>
          {translate('help.retry')}
        </Button>
      }
    />
  );
}
