import { Modal, message } from 'antd';
import { useEffect } from 'react';
import { hostsDrawn } from './hosts.ts';

/** Messages and questions over the page, in the theme and the language around them. */
export function AntdHosts() {
  const [messages, messageHost] = message.useMessage({ top: 16, maxCount: 3 });
  const [modal, modalHost] = Modal.useModal();
  useEffect(
    () =>
      hostsDrawn({
        toast: ({ kind, text, seconds }) => void messages.open({ type: kind, content: text, duration: seconds }),
        confirm: ({ title, text, okText, danger }) =>
          new Promise((resolve) => {
            modal.confirm({
              title,
              content: text,
              okText,
              okButtonProps: { danger: danger === true },
              focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
              width: 416,
              onOk: () => resolve(true),
              onCancel: () => resolve(false),
            });
          }),
      }),
    [messages, modal],
  );
  return (
    <>
      {modalHost}
      {messageHost}
    </>
  );
}
