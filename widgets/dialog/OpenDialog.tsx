import './dialog.css';
import { Button, Drawer, Modal } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bindProps } from '../../engine/actions/bind-props.ts';
import { localProps } from '../../engine/actions/local-props.ts';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { type ScreenHandle, ScreenView } from '../../engine/render/ScreenView.tsx';
import type { FormSettings } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { createThrottle } from '../../engine/schema/helpers/throttle.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { focusInto } from '../shared/focus-into.ts';
import { storedText } from '../shared/stored-text.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { DialogProps } from './Dialog.tsx';

/** Free above a drawer, px: no more than the header of the window has, which is lower on a phone. */
const belowHeader = (topPx: number) => `min(${topPx}px, var(--adit-header, ${topPx}px))`;

interface Props extends DialogProps {
  readonly document: { readonly nodes: Node[]; readonly form: FormSettings };
  readonly given: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** Where the hand looks for it: beside the way on, not before the title. */
const closeAtEnd = { placement: 'end' } as const;

/** The dialog while it is open. Esc, the cross and 取消 ask first when something has been filled in. */
export function OpenDialog(props: Props) {
  const { node, label, look, width, withMask, top, plain, linkText, okText, cancelText, danger } = props;
  const { document, given, onClose } = props;
  const { registry, idPrefix } = useEngine();
  const { language, translate, confirm, guardLeave } = useServices();
  const screen = useRef<ScreenHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [throttle] = useState(createThrottle);
  useFocusBack();
  const ok = storedText(okText);
  // What it was opened with is known to its nodes, and to its title.
  const { title } = bindProps(localProps({ title: node.props?.title }, language), given);

  const mayLeave = useCallback(async () => {
    if (!screen.current?.session.isTouched()) return 'unasked';
    return confirm({
      title: translate('widget.dialog.leaveTitle'),
      text: translate('widget.dialog.leaveText'),
      okText: translate('widget.dialog.leave'),
      danger: true,
    });
  }, [confirm, translate]);
  const guarded = ok !== undefined;
  useEffect(() => (guarded ? guardLeave(mayLeave) : undefined), [guarded, guardLeave, mayLeave]);
  const leave = async () => {
    if (!busy && (!guarded || (await mayLeave()))) onClose();
  };
  const accept = async () => {
    if (busy || !throttle.counts()) return;
    setBusy(true);
    try {
      await screen.current?.run(node.on?.ok ?? []);
    } finally {
      setBusy(false);
      // What was refused at a field is corrected and sent again, however quickly.
      if ((screen.current?.session.problems().length ?? 0) > 0) throttle.forget();
    }
  };

  const screenView = (
    <ScreenView
      ref={screen}
      document={document}
      registry={registry}
      given={given}
      // Of two pages that are kept each may have it open.
      idPrefix={`${idPrefix}${node.id}-`}
      summary={false}
    />
  );
  // Enter in a field accepts, as the button does; where there is nothing to accept there is no form.
  const content = guarded ? (
    <form
      className="adit-dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void accept();
      }}
    >
      {screenView}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  ) : (
    <div className="adit-dialog">{screenView}</div>
  );
  const footer = (
    <div className="adit-dialog-footer">
      <Button onClick={() => void leave()}>
        {storedText(cancelText) ?? translate(guarded ? 'widget.dialog.cancel' : 'widget.dialog.close')}
      </Button>
      {guarded && (
        <WaitingButton type="primary" danger={danger === true} busy={busy} onClick={() => void accept()}>
          {ok}
        </WaitingButton>
      )}
    </div>
  );
  const shared = {
    open: true,
    getContainer: bodyContainer,
    title: storedText(title) ?? label,
    footer,
    keyboard: true,
    mask: { blur: false, closable: !guarded },
    destroyOnHidden: true,
  };
  const link = storedText(linkText);
  return look === 'drawer' ? (
    <Drawer
      {...shared}
      closable={closeAtEnd}
      {...(plain === true ? { footer: null, rootClassName: 'adit-dialog-plain' } : {})}
      {...(top === undefined ? {} : { styles: { wrapper: { top: belowHeader(top) } } })}
      extra={
        link && (
          <Button type="link" size="small" onClick={() => void screen.current?.run(node.on?.link ?? [])}>
            {link}
          </Button>
        )
      }
      {...(withMask === false ? { mask: false } : {})}
      size={Math.min(width ?? 640, window.innerWidth)}
      onClose={() => void leave()}
      afterOpenChange={(shown) => shown && focusInto(panel.current)}
    >
      <div ref={panel}>{content}</div>
    </Drawer>
  ) : (
    <Modal
      {...shared}
      {...(plain === true ? { footer: null } : {})}
      width={width ?? 640}
      centered
      className="adit-dialog-modal"
      onCancel={() => void leave()}
    >
      {content}
    </Modal>
  );
}
