import './import.css';
import { Modal } from 'antd';
import type { RefObject } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import type { Importing } from './import-rows.ts';
import { useImportSteps } from './use-import-steps.tsx';

const widthPx = 1000;

interface Props {
  readonly importing: Importing;
  /** Takes the focus afterwards where what led here is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Some of the records are in. */
  onImported(): void;
}

/** 批量导入: a file; its rows, with what is wrong with them; what became of them. */
export function ImportDialog({ importing, fallback, onClose, onImported }: Props) {
  useReturnFocus(fallback);
  const { translate } = useServices();
  const phone = usePhone();
  const { steps, footer, close } = useImportSteps(importing, { onClose, onImported });
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={phone ? '100%' : widthPx}
      className="adit-import-dialog"
      title={translate('import.title')}
      onCancel={close}
      mask={{ closable: false }}
      footer={footer}
    >
      {steps}
    </Modal>
  );
}
