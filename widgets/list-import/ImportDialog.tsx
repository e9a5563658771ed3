import './import.css';
import { Alert, Button, Modal, Steps } from 'antd';
import { type RefObject, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportResultView } from './ImportResultView.tsx';
import { ImportRowForm } from './ImportRowForm.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { Importing, PreviewRow } from './import-rows.ts';
import { useImport } from './use-import.ts';

const widthPx = 1000;
const steps = ['file', 'rows', 'result'] as const;

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
  const [step, setStep] = useState(0);
  const [edited, setEdited] = useState<number | null>(null);
  const { state, ...ask } = useImport(importing);
  const { file, preview, result, isBusy, failure } = state;
  const close = () => {
    if (result !== null && result.snum > 0) onImported();
    onClose();
  };
  const toRows = async () => {
    if (file && (preview || (await ask.look(file, null)))) setStep(1);
  };
  const change = async (rows: readonly PreviewRow[]) => {
    if (file && (rows.length === 0 ? ask.empty() : await ask.look(file, rows))) setEdited(null);
  };
  const put = async () => {
    if (file && preview && (await ask.put(file, preview.dataRow))) setStep(2);
  };
  const back = () => {
    ask.clearFailure();
    setStep(0);
  };
  const next = step === 0 ? toRows : put;
  const isNextOff = step === 0 ? file === null : preview === null || preview.dataRow.length === 0;
  const buttons = [
    ...(step === 0 ? [{ key: 'cancel', word: 'form.cancel', press: onClose }] : []),
    ...(step === 1 ? [{ key: 'back', word: 'import.back', press: back }] : []),
  ].map(({ key, word, press }) => (
    <Button key={key} onClick={press}>
      {translate(word)}
    </Button>
  ));
  const main =
    step === 2 ? (
      <Button key="close" type="primary" onClick={close}>
        {translate('import.close')}
      </Button>
    ) : (
      <WaitingButton key="next" type="primary" busy={isBusy} disabled={isNextOff} onClick={() => void next()}>
        {translate(failure === '' || file === null ? 'import.next' : 'import.retry')}
      </WaitingButton>
    );
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={phone ? '100%' : widthPx}
      className="adit-import-dialog"
      title={translate('import.title')}
      onCancel={close}
      mask={{ closable: false }}
      footer={edited === null ? [...buttons, main] : null}
    >
      <div className="adit-import">
        <Steps
          size="small"
          responsive={false}
          current={step}
          items={steps.map((one) => ({ title: translate(`import.step.${one}`) }))}
        />
        {failure !== '' && <Alert type="error" showIcon title={failure} role="alert" />}
        {step === 0 && <ImportFile file={file} isBusy={isBusy} {...ask} />}
        {step === 1 && preview && edited === null && (
          <ImportRows preview={preview} phone={phone} isBusy={isBusy} onEdit={setEdited} onChange={change} />
        )}
        {step === 1 && preview && edited !== null && (
          <ImportRowForm
            importing={importing}
            preview={preview}
            row={edited}
            isBusy={isBusy}
            onChange={change}
            onCancel={() => setEdited(null)}
          />
        )}
        {step === 2 && result && <ImportResultView result={result} isBusy={isBusy} onExport={ask.failures} />}
      </div>
    </Modal>
  );
}
