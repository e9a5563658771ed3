import '../choice-row/choice-row.css';
import '../model-list/model-list.css';
import './message-list.css';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { FailedState, ListState } from '../model-list/ListState.tsx';
import { wordOf } from '../shared/records.ts';
import { MessageFoot } from './MessageFoot.tsx';
import { MessageHead } from './MessageHead.tsx';
import { MessageItem } from './MessageItem.tsx';
import type { MessageListProps } from './MessageList.tsx';
import { MessagesOutline } from './MessagesOutline.tsx';
import type { MessageRow } from './message-rows.ts';
import { type MessageFilter, useMessages } from './use-messages.ts';
import { useNearEnd } from './use-near-end.ts';

const flowType = 2;
const notFound = 404;

/**
 * What a person has received, the latest first, more as one scrolls. Opening one marks it read and runs the node's actions
 * of `notice` or `flow` with `{ message }`, as the call `openMessage` answers it. `reload` with this node's id asks anew.
 */
export function MessageRows(props: MessageListProps) {
  const { id, node, label, onlyUnread: begin, unread, run, emptyText } = props;
  const fixedType = props.type === 1 || props.type === flowType ? props.type : 0;
  const most = typeof props.most === 'number' && props.most > 0 ? props.most : 0;
  const { translate, request, toast } = useServices();
  const [keyword, setKeyword] = useState('');
  const [type, setType] = useState<number>(fixedType);
  const [onlyUnread, setOnlyUnread] = useState(begin !== false);
  const filter = useMemo<MessageFilter>(
    () => ({ ...(keyword ? { keyword } : {}), ...(type ? { type } : {}), ...(onlyUnread ? { isRead: '0' } : {}) }),
    [keyword, type, onlyUnread],
  );
  const { status, rows, total, readSince, hasMore, message, refresh, more, markRead, drop } = useMessages(
    filter,
    most || undefined,
  );
  const [opening, setOpening] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, most === 0 && status === 'ready' && hasMore, more);
  useRefresh(node.id, unread, refresh);

  const open = async (row: MessageRow) => {
    if (opening !== '') return;
    setOpening(row.id);
    try {
      const opened = await request('openMessage', { params: { id: row.id }, quiet: true });
      markRead(row.id);
      await run(row.type === flowType ? 'flow' : 'notice', { message: opened });
    } catch (error) {
      toast('error', error instanceof Error ? error.message : String(error));
      if (isRequestFailure(error) && Number(error.code) === notFound) drop(row.id);
    } finally {
      setOpening('');
    }
  };

  const isAsked = keyword !== '' || type !== 0;
  const state = () => {
    if (rows === undefined) {
      if (status !== 'failed') return <MessagesOutline most={props.most} />;
      const title = translate('widget.messageList.failed');
      return <FailedState title={title} message={message} onAgain={() => void refresh()} />;
    }
    if (rows.length > 0 || status !== 'ready') return null;
    if (most > 0)
      return <p className="adit-messages-none">{wordOf(emptyText) || translate('widget.messageList.noneUnread')}</p>;
    const none = onlyUnread ? 'widget.messageList.noneUnread' : 'widget.messageList.none';
    return (
      <ListState
        picture={isAsked ? 'search' : 'empty'}
        title={translate(isAsked ? 'widget.messageList.notFound' : none)}
        text=""
        actions={
          onlyUnread && <Button onClick={() => setOnlyUnread(false)}>{translate('widget.messageList.showAll')}</Button>
        }
      />
    );
  };
  const known = rows ?? [];
  const list = (
    <>
      <ul className="adit-messages-rows" aria-busy={status === 'loading'}>
        {known.map((row) => (
          <MessageItem key={row.id} row={row} busy={opening === row.id} onOpen={() => void open(row)} />
        ))}
      </ul>
      {state()}
    </>
  );
  const name = label || translate('widget.messageList');
  if (most > 0)
    return (
      <section id={id} className="adit-messages" data-look="card" aria-label={name}>
        {list}
      </section>
    );
  const count = onlyUnread ? Math.max(0, total - readSince) : total;
  return (
    <section id={id} className="adit-messages" aria-label={name}>
      <MessageHead
        id={id}
        type={type}
        onlyUnread={onlyUnread}
        onKeyword={setKeyword}
        onType={setType}
        onOnlyUnread={setOnlyUnread}
      />
      {list}
      <div ref={end} className="adit-messages-end">
        {status === 'loading' && <span role="status">{translate('widget.messageList.loading')}</span>}
        {status === 'ready' && known.length > 0 && !hasMore && translate('widget.messageList.noMore')}
        {status === 'failed' && rows !== undefined && (
          <span role="alert">
            {message}{' '}
            <Button type="link" size="small" onClick={() => void more()}>
              {translate('widget.messageList.again')}
            </Button>
          </span>
        )}
      </div>
      <MessageFoot
        filter={filter}
        count={count}
        onRead={() => {
          markRead();
          void refresh();
        }}
      />
    </section>
  );
}

/** Fetches anew when the number of unread ones has changed, and when an action asks for it. */
function useRefresh(nodeId: string, unread: unknown, refresh: () => Promise<void>): void {
  const known = useRef(unread);
  useEffect(() => {
    const before = known.current;
    if (before === unread) return;
    known.current = unread;
    // The first number says nothing new: the list is as fresh as it.
    if (before !== undefined) void refresh();
  }, [unread, refresh]);
  useEffect(() => {
    const hear = (event: Event) => {
      const name = event instanceof CustomEvent ? event.detail : undefined;
      if (name === undefined || name === nodeId) void refresh();
    };
    window.addEventListener('adit:reload', hear);
    return () => window.removeEventListener('adit:reload', hear);
  }, [nodeId, refresh]);
}
