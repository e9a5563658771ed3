import '../model-list/model-list.css';
import './call-list.css';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { storedCount, storedText } from '../input/stored-text.ts';
import { FailedState, ListState } from '../model-list/ListState.tsx';
import { PageIcon } from '../shared/PageIcon.tsx';
import { CallSearch } from './CallSearch.tsx';
import { CallTable } from './CallTable.tsx';
import { actionsOf, columnsOf, searchNodes } from './list-parts.ts';
import { type Asked, useCallRows } from './use-call-rows.ts';

export interface CallListProps extends ActionProps {
  /** Name of an entry of the call table that answers a list. */
  readonly call?: string;
  /** Path parameters of the call, by name; more than it has does no harm. */
  readonly params?: unknown;
  readonly rowKey?: string;
  /** What the rows are called in sentences. */
  readonly name?: string;
  readonly columns?: unknown;
  readonly searches?: unknown;
  readonly toolbar?: unknown;
  readonly rowActions?: unknown;
  readonly pageSize?: number;
  /** Rows alone, as many as the first page has: a part of another page. */
  readonly compact?: boolean;
  readonly emptyTitle?: string;
  readonly emptyText?: string;
}

/**
 * A list over any list call. Buttons and row actions run the node's actions of their events, the latter with `{ row }`.
 * `reload` with this node's id asks anew.
 */
export function CallList(props: CallListProps) {
  const { id, node, label, call = '', params, rowKey = 'id', name, compact, disabled, run } = props;
  const { translate } = useServices();
  const [asked, setAsked] = useState<Asked>({
    query: {},
    currentPage: 1,
    pageSize: storedCount(props.pageSize) ?? limits.pageSize,
    sidx: '',
    sort: 'desc',
  });
  const { answer, load } = useCallRows(call, params, asked, node.id);
  const columns = useMemo(() => columnsOf(props.columns), [props.columns]);
  const rowActions = useMemo(() => actionsOf(props.rowActions), [props.rowActions]);
  const toolbar = useMemo(() => actionsOf(props.toolbar), [props.toolbar]);
  const searches = useMemo(() => searchNodes(props.searches), [props.searches]);
  const title = storedText(name) ?? label;
  const isAsked = Object.keys(asked.query).length > 0;
  const search = (query: Readonly<Record<string, unknown>>) =>
    setAsked((known) => ({ ...known, query, currentPage: 1 }));

  const buttons = toolbar.map((button) => (
    <Button
      key={button.key}
      type={button.primary ? 'primary' : 'default'}
      danger={button.danger}
      disabled={disabled}
      icon={button.icon ? <PageIcon name={button.icon} /> : undefined}
      onClick={() => void run(button.event)}
    >
      {button.label}
    </Button>
  ));
  const state = () => {
    if (!call) return <ListState picture="broken" title={translate('widget.callList.noCall')} text="" />;
    if (answer.first && answer.status === 'failed')
      return <FailedState message={answer.message} onAgain={() => void load()} />;
    if (answer.first || answer.rows.length > 0 || answer.status !== 'ready') return null;
    if (isAsked)
      return (
        <ListState
          picture="search"
          title={translate('list.none')}
          text={translate('list.noneText')}
          actions={<Button onClick={() => search({})}>{translate('list.clearConditions')}</Button>}
        />
      );
    return (
      <ListState
        picture="empty"
        title={storedText(props.emptyTitle) ?? translate('widget.callList.empty', { name: title })}
        text={storedText(props.emptyText) ?? ''}
        actions={buttons.length > 0 ? buttons : undefined}
      />
    );
  };
  const empty = state();
  return (
    <div className="adit-list" data-compact={compact === true || undefined} id={id}>
      <div className="adit-list-main">
        {searches.length > 0 && <CallSearch nodes={searches} query={asked.query} id={id} onSearch={search} />}
        <section className="adit-list-card" aria-label={title || undefined}>
          {compact !== true && (
            <div className="adit-list-toolbar">
              <div className="adit-list-tools">{buttons}</div>
              <div className="adit-list-icons">
                <Tooltip title={translate('list.refresh')}>
                  <Button
                    type="text"
                    aria-label={translate('list.refresh')}
                    icon={<ReloadOutlined spin={answer.status === 'loading' && !answer.first} />}
                    onClick={() => void load()}
                  />
                </Tooltip>
              </div>
            </div>
          )}
          {empty ?? (
            <CallTable
              columns={columns}
              actions={rowActions}
              answer={answer}
              asked={asked}
              rowKey={rowKey}
              compact={compact === true}
              onAsked={setAsked}
              onAgain={() => void load()}
              onRun={(event, row) => void run(event, { row })}
            />
          )}
        </section>
      </div>
    </div>
  );
}
