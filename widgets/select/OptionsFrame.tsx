import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { HTMLAttributes, ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';

export interface OptionsFrameProps extends Pick<FieldProps, 'optionsState' | 'onRetryOptions' | 'size' | 'bare'> {
  readonly events?: HTMLAttributes<HTMLElement>;
  readonly children: ReactNode;
}

/** A control with a way to fetch its options again beside it when they could not be had: in reach of Tab, unlike a pop-up. */
export function OptionsFrame({ optionsState, onRetryOptions, size, bare, events, children }: OptionsFrameProps) {
  return (
    <div {...events} style={{ display: 'flex', alignItems: 'center', gap: bare ? 0 : 8, width: '100%', minWidth: 0 }}>
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
      {optionsState === 'failed' && <RetryOptions onRetry={onRetryOptions} size={size} short={bare} />}
    </div>
  );
}

interface RetryOptionsProps {
  readonly onRetry: () => void;
  readonly size: FieldProps['size'];
  /** Only the picture, as in a cell. */
  readonly short?: boolean;
}

export function RetryOptions({ onRetry, size, short }: RetryOptionsProps) {
  const { translate } = useServices();
  const name = `${translate('options.failed')}: ${translate('options.retry')}`;
  return (
    <Button size={size} icon={<ReloadOutlined />} aria-label={name} title={name} onClick={onRetry}>
      {short ? undefined : translate('options.retry')}
    </Button>
  );
}

/** What a pop-up without entries says. */
export function useEmptyWords(optionsState: FieldProps['optionsState'], searching: boolean): string {
  const { translate } = useServices();
  if (optionsState === 'loading') return translate('options.loading');
  if (optionsState === 'failed') return translate('options.failed');
  return translate(searching ? 'options.unmatched' : 'options.none');
}
