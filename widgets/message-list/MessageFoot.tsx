import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { MessageFilter } from './use-messages.ts';

interface Props {
  readonly filter: MessageFilter;
  readonly count: number;
  onRead(): void;
}

/** How many there are, and the button that marks all of them read; what could not be sent can be sent again. */
export function MessageFoot({ filter, count, onRead }: Props) {
  const { translate, confirm, request, toast } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // Whoever has said yes is not asked again by trying again.
  const isSure = useRef(false);
  const readAll = async () => {
    setBusy(true);
    setFailure('');
    try {
      isSure.current ||= await confirm({
        title: translate('widget.messageList.ask'),
        text: translate('widget.messageList.askText'),
        okText: translate('widget.messageList.askOk'),
      });
      if (!isSure.current) return;
      const { count: marked } = await request('readAllMessages', { body: filter, quiet: true });
      isSure.current = false;
      toast('success', translate('widget.messageList.done', { count: marked }));
      onRead();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="adit-messages-foot">
      {failure !== '' && (
        <p role="alert">
          {translate('widget.messageList.notDone', { why: failure })}{' '}
          <Button type="link" size="small" onClick={() => void readAll()}>
            {translate('widget.messageList.again')}
          </Button>
        </p>
      )}
      <div>
        <span role="status">
          {translate(filter.isRead === '0' ? 'widget.messageList.unreadCount' : 'widget.messageList.count', { count })}
        </span>
        <WaitingButton
          size="small"
          icon={<CheckOutlined />}
          busy={busy}
          onClick={() => {
            isSure.current = false;
            void readAll();
          }}
        >
          {translate('widget.messageList.readAll')}
        </WaitingButton>
      </div>
    </div>
  );
}
