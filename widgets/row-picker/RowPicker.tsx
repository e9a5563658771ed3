// Here: rows of a data interface, or records of a model, to choose from: search, pages, what is chosen.

import { Button, Drawer, Modal } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useNarrow } from '../shared/use-media.ts';
import type { ChosenRow } from './chosen-rows.ts';
import { phonePx } from './phone-width.ts';
import { RowChoice, type RowChoiceProps } from './RowChoice.tsx';

export interface RowPickerProps extends Omit<RowChoiceProps, 'onChoose' | 'onConfirm' | 'heightPx'> {
  readonly id?: string;
  readonly look: 'dialog' | 'drawer';
  /** Called once: with what is chosen, or with nothing when it was called off. */
  onClose(chosen: readonly ChosenRow[] | null): void;
}

/** Rows to choose from, in a dialog or at the side; on a phone over the whole window. */
export function RowPicker({ look, source, chosen: before, onClose, id, ...rest }: RowPickerProps) {
  const { translate } = useServices();
  const [chosen, setChosen] = useState(before);
  const isPhone = useNarrow(phonePx);
  const title = source.title ?? translate('rowPicker.title');
  const confirm = () => onClose(chosen);
  const choice = (heightPx: number) => (
    <RowChoice {...rest} source={source} chosen={chosen} heightPx={heightPx} onChoose={setChosen} onConfirm={confirm} />
  );
  if (look === 'drawer' && !isPhone) {
    return (
      <Drawer
        open
        id={id}
        title={title}
        size={source.widthPx}
        onClose={() => onClose(null)}
        footer={
          <div className="adit-row-foot">
            <Button onClick={() => onClose(null)}>{translate('rowPicker.cancel')}</Button>
            <Button type="primary" onClick={confirm}>
              {translate('rowPicker.ok')}
            </Button>
          </div>
        }
      >
        {choice(520)}
      </Drawer>
    );
  }
  return (
    <Modal
      open
      title={title}
      {...(id ? { id } : {})}
      width={isPhone ? '100vw' : source.widthPx}
      className={isPhone ? 'adit-row-sheet' : ''}
      okText={translate('rowPicker.ok')}
      cancelText={translate('rowPicker.cancel')}
      onCancel={() => onClose(null)}
      onOk={confirm}
    >
      {choice(isPhone ? 420 : 360)}
    </Modal>
  );
}

import './row-picker.css';
