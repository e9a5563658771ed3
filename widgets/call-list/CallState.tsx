import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { FailedState, ListState } from '../model-list/ListState.tsx';
import { ActionButtons } from './CallToolbar.tsx';
import type { ListAction } from './list-parts.ts';
import type { CallRows } from './use-call-rows.ts';

interface Props {
  readonly call: string;
  /** What the rows are called. */
  readonly title: string;
  readonly answer: CallRows;
  /** Something narrows the list. */
  readonly isAsked: boolean;
  readonly toolbar: readonly ListAction[];
  readonly disabled: boolean;
  readonly emptyTitle: string | undefined;
  readonly emptyText: string | undefined;
  onRun(event: string): void;
  onAgain(): void;
  onClear(): void;
}

const forbidden = 403;

/** Whether the list has no rows to show, and why is known. */
export function isWithoutRows(call: string, { first, status, rows }: CallRows): boolean {
  if (!call) return true;
  return first ? status === 'failed' : rows.length === 0 && status === 'ready';
}

/** What stands in the place of rows, and what can be done about it. */
export function CallState(props: Props) {
  const { call, title, answer, isAsked, toolbar, disabled, emptyTitle, emptyText, onRun, onAgain, onClear } = props;
  const { translate } = useServices();
  if (!call) return <ListState picture="broken" title={translate('widget.callList.noCall')} text="" />;
  if (answer.first && Number(answer.code) === forbidden)
    return (
      <ListState
        picture="lock"
        role="alert"
        title={translate('widget.callList.lock', { name: title })}
        text={answer.message || translate('widget.callList.lockText')}
      />
    );
  if (answer.first) return <FailedState message={answer.message} onAgain={onAgain} />;
  if (isAsked)
    return (
      <ListState
        picture="search"
        title={translate('list.none')}
        text={translate('list.noneText')}
        actions={<Button onClick={onClear}>{translate('list.clearConditions')}</Button>}
      />
    );
  return (
    <ListState
      picture="empty"
      title={emptyTitle ?? translate('widget.callList.empty', { name: title })}
      text={emptyText ?? ''}
      actions={toolbar.length > 0 ? <ActionButtons actions={toolbar} disabled={disabled} onRun={onRun} /> : undefined}
    />
  );
}
