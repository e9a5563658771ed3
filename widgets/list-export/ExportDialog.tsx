import './export.css';
import { Button, Modal } from 'antd';
import { type RefObject, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { bodyOf, type Exported, type ExportWish, usualWish } from './export-wish.ts';
import { useExport } from './use-export.ts';

const widthPx = 600;

interface Props {
  readonly exported: Exported;
  /** Takes the focus afterwards where what led here is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** 导出数据: what is wanted of the list; then, where that takes long, how far it is. */
export function ExportDialog({ exported, fallback, onClose }: Props) {
  useReturnFocus(fallback);
  const { translate } = useServices();
  const phone = usePhone();
  const [wish, setWish] = useState<ExportWish>(() => usualWish(exported));
  const [lacks, setLacks] = useState(false);
  const { state, start, stop } = useExport(exported.modelId, onClose);
  const { jobId } = state;
  const change = (part: Partial<ExportWish>) => {
    if (part.codes) setLacks(false);
    setWish((known) => ({ ...known, ...part }));
  };
  const run = () => {
    if (wish.codes.size === 0) setLacks(true);
    else void start(bodyOf(exported, wish));
  };
  const ofForm = [
    <Button key="cancel" onClick={onClose}>
      {translate('form.cancel')}
    </Button>,
    <WaitingButton key="run" type="primary" busy={state.isBusy} onClick={run}>
      {translate('export.run')}
    </WaitingButton>,
  ];
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={phone ? '100%' : widthPx}
      className="adit-export-dialog"
      title={translate('export.title')}
      onCancel={onClose}
      footer={
        jobId === null
          ? ofForm
          : [
              <Button key="stop" onClick={() => void stop(jobId)}>
                {translate('export.stop')}
              </Button>,
              <Button key="behind" type="primary" onClick={onClose}>
                {translate('export.behind')}
              </Button>,
            ]
      }
    >
      {jobId === null ? (
        <ExportForm exported={exported} wish={wish} lacks={lacks} failure={state.failure} onChange={change} />
      ) : (
        <ExportProgress done={state.done} total={state.total} />
      )}
    </Modal>
  );
}
