import './import.css';
import { Alert, Button, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportResultView } from './ImportResultView.tsx';
import { ImportRowForm } from './ImportRowForm.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { Importing, PreviewRow } from './import-rows.ts';
import { useImport } from './use-import.ts';

const steps = ['file', 'rows', 'result'] as const;

interface Around {
  onClose(): void;
  /** Some of the rows are in. */
  onImported(): void;
  /** What is asked beside the file. */
  readonly above?: ReactNode;
  /** It stands in a dialog that has a button to close it, and hears at once of what was imported. */
  readonly isWithin?: boolean;
}

export interface ImportSteps {
  readonly steps: ReactNode;
  /** None while a row is put right. */
  readonly footer: ReactNode[] | null;
  close(): void;
  /** What was looked through otherwise counts no longer. */
  forgetRows(): void;
}

/** The three steps of an import, and the buttons below them: a dialog has them, or a part of a page. */
export function useImportSteps(
  importing: Importing,
  { onClose, onImported, above, isWithin = false }: Around,
): ImportSteps {
  const { translate } = useServices();
  const phone = usePhone();
  const [step, setStep] = useState(0);
  const [edited, setEdited] = useState<number | null>(null);
  const { state, ...ask } = useImport(importing);
  const { file, preview, result, isBusy, failure } = state;
  const close = () => {
    if (!isWithin && result !== null && result.snum > 0) onImported();
    onClose();
  };
  const toRows = async () => {
    if (file && (preview || (await ask.look(file, null)))) setStep(1);
  };
  const change = async (rows: readonly PreviewRow[]) => {
    if (file && (rows.length === 0 ? ask.empty() : await ask.look(file, rows))) setEdited(null);
  };
  const put = async () => {
    const made = file && preview && (await ask.put(file, preview));
    if (!made) return;
    setStep(2);
    if (isWithin && made.snum > 0) onImported();
  };
  const back = () => {
    ask.clearFailure();
    setStep(0);
  };
  const next = step === 0 ? toRows : put;
  const isNextOff = step === 0 ? file === null : preview === null || preview.dataRow.length === 0;
  const buttons = [
    ...(step === 0 && !isWithin ? [{ key: 'cancel', word: 'form.cancel', press: onClose }] : []),
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
  return {
    close,
    forgetRows: ask.forgetRows,
    footer: edited === null && !(isWithin && step === 2) ? [...buttons, main] : null,
    steps: (
      <div className="adit-import">
        <Steps
          size="small"
          responsive={false}
          current={step}
          items={steps.map((one) => ({ title: translate(`import.step.${one}`) }))}
        />
        {failure !== '' && <Alert type="error" showIcon title={failure} role="alert" />}
        {step === 0 && above}
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
    ),
  };
}
