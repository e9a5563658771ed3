import { useServices } from '../../engine/contract/services.ts';
import { useTimeAgo } from '../../engine/contract/use-time-ago.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import type { MessageRow } from './message-rows.ts';

interface Props {
  readonly row: MessageRow;
  readonly busy: boolean;
  onOpen(): void;
}

/** A message in two lines: its title, and kind, sender and how long ago it came. */
export function MessageItem({ row, busy, onOpen }: Props) {
  const { translate } = useServices();
  const timeAgo = useTimeAgo();
  const moments = useMoments();
  const { type, title, isRead, releaseUser, releaseTime } = row;
  return (
    <li>
      <button
        type="button"
        className="adit-messages-row"
        data-unread={!isRead || undefined}
        aria-busy={busy || undefined}
        onClick={onOpen}
      >
        <span className="adit-messages-title">
          {!isRead && <span className="adit-sr">{translate('widget.messageList.unread')} </span>}
          {title}
        </span>
        <span className="adit-messages-meta">
          <span>{translate(type === 2 ? 'widget.messageList.flow' : 'widget.messageList.notice')}</span>
          <span className="adit-messages-by">{releaseUser}</span>
          <time dateTime={releaseTime} title={moments.title(releaseTime)}>
            {timeAgo(releaseTime)}
          </time>
        </span>
      </button>
    </li>
  );
}
