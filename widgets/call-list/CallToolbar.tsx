import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import type { ListAction } from './list-parts.ts';

interface Props {
  readonly toolbar: readonly ListAction[];
  readonly batch: readonly ListAction[];
  /** How many rows are chosen for a batch. */
  readonly chosen: number;
  readonly disabled: boolean;
  /** Its tools, at the end of the line. */
  readonly children: ReactNode;
  onRun(event: string): void;
  onBatch(event: string): void;
  onAll(): void;
  onClear(): void;
}

/** Buttons of the list; choosing rows swaps them for what is done with several, in the same place. */
export function CallToolbar(props: Props) {
  const { toolbar, batch, chosen, disabled, children, onRun, onBatch, onAll, onClear } = props;
  const { translate } = useServices();
  return (
    <div className="adit-list-toolbar">
      {chosen > 0 ? (
        <div className="adit-list-tools adit-list-batch" role="toolbar" aria-label={translate('list.batch')}>
          <span className="adit-list-chosen">{translate('list.chosen', { count: chosen })}</span>
          <ActionButtons actions={batch} disabled={disabled} onRun={onBatch} />
          <Button type="text" onClick={onAll}>
            {translate('list.chooseAll')}
          </Button>
          <Button type="text" onClick={onClear}>
            {translate('list.chooseNone')}
          </Button>
        </div>
      ) : (
        <div className="adit-list-tools">
          <ActionButtons actions={toolbar} disabled={disabled} onRun={onRun} />
        </div>
      )}
      <span className="adit-sr" aria-live="polite">
        {chosen > 0 ? translate('list.chosen', { count: chosen }) : ''}
      </span>
      {children}
    </div>
  );
}

interface ButtonsProps {
  readonly actions: readonly ListAction[];
  readonly disabled: boolean;
  onRun(event: string): void;
}

export function ActionButtons({ actions, disabled, onRun }: ButtonsProps) {
  return actions.map(({ key, label, icon, primary, danger, event }) => (
    <Button
      key={key}
      type={primary ? 'primary' : 'default'}
      danger={danger}
      disabled={disabled}
      icon={icon ? <PageIcon name={icon} /> : undefined}
      onClick={() => onRun(event)}
    >
      {label}
    </Button>
  ));
}
