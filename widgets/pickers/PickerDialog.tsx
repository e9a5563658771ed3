import './pickers.css';
import { Modal } from 'antd';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { createThrottle } from '../../engine/schema/helpers/throttle.ts';
import { limits } from '../../engine/schema/limits.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { PickerPanes } from './PickerPanes.tsx';
import { PickerSheet } from './PickerSheet.tsx';
import { PickerSpoken } from './PickerSpoken.tsx';
import { type PickingProps, usePicking } from './use-picking.ts';

/** A sheet around the field takes its control away when the focus is nowhere, as it is between two places of the dialog. */
const stop = (event: FocusEvent) => event.stopPropagation();

/** Chooses: in a dialog, what is chosen beside what there is; on a phone in a sheet, one level at a time. */
export function PickerDialog(props: PickingProps) {
  const { id, title, onClose, onConfirm } = props;
  const { translate } = useServices();
  const isPhone = usePhone();
  useFocusBack();
  const picking = usePicking(props);
  const panel = useRef<HTMLDivElement>(null);
  const [throttle] = useState(createThrottle);
  const [isDone, setIsDone] = useState(false);
  const confirm = () => {
    if (isDone || !throttle.counts()) return;
    setIsDone(true);
    onConfirm(picking.draft.chosen);
  };
  const keys = (event: KeyboardEvent) => {
    // What stands around the field in the page has keys of its own. The window hears what closes and what moves the focus.
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    confirm();
  };
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  // By touch the keyboard would cover what there is to choose from.
  const focus = () => panel.current?.querySelector<HTMLElement>(isTouch || isPhone ? '[data-first]' : 'input')?.focus();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog, wherever in it they are pressed
    <div style={{ display: 'contents' }} onKeyDown={keys} onBlur={stop}>
      <Modal
        open
        title={title}
        getContainer={bodyContainer}
        width={isPhone ? '100%' : limits.pickerWidthPx}
        centered={!isPhone}
        className={isPhone ? 'adit-pick-sheet' : 'adit-pick-dialog'}
        mask={{ blur: false, closable: false }}
        okText={translate('picker.ok')}
        cancelText={translate('picker.cancel')}
        onOk={confirm}
        onCancel={onClose}
        afterOpenChange={(shown) => shown && focus()}
        {...(isPhone ? { footer: null } : {})}
      >
        <div id={id} ref={panel} className="adit-pick">
          {isPhone ? (
            <PickerSheet {...props} picking={picking} onConfirm={confirm} />
          ) : (
            <PickerPanes {...props} picking={picking} />
          )}
          <PickerSpoken picking={picking} />
        </div>
      </Modal>
    </div>
  );
}
