import { Modal, message } from 'antd';
import { useEffect, useRef } from 'react';
import { hostsDrawn } from './hosts.ts';
import { ToastWithAction } from './ToastWithAction.tsx';

/** Messages and questions over the page, in the theme and the language around them. */
export function AntdHosts() {
  const [messages, messageHost] = message.useMessage({ top: 16, maxCount: 3 });
  const [modal, modalHost] = Modal.useModal();
  const toasts = useRef(0);
  useEffect(
    () =>
      hostsDrawn({
        toast: ({ kind, text, seconds, action }) => {
          toasts.current += 1;
          const key = `toast-${toasts.current}`;
          const close = () => messages.destroy(key);
          const content = action ? <ToastWithAction text={text} action={action} onDone={close} /> : text;
          void messages.open({ key, type: kind, content, duration: seconds });
        },
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
