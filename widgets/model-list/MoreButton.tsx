import { useServices } from '../../engine/contract/services.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { Line } from './visible-lines.ts';

interface Props {
  readonly line: Extract<Line, { kind: 'more' }>;
  onMore(key: string): void;
}

/** Asks for the rest of a group, or for more of the rows below a row; says why where that has failed. */
export function MoreButton({ line, onMore }: Props) {
  const { translate } = useServices();
  const { key, left, status, message, level } = line;
  return (
    <span className="adit-records-more" role={status === 'failed' ? 'alert' : undefined}>
      <span className="adit-tree-indent" data-level={Math.min(level, 12)} aria-hidden="true" />
      {status === 'failed' && <span className="adit-records-failed">{message}</span>}
      <WaitingButton type="link" size="small" busy={status === 'loading'} onClick={() => onMore(key)}>
        {translate(status === 'failed' ? 'list.again' : 'list.moreRows', { count: left })}
      </WaitingButton>
    </span>
  );
}
