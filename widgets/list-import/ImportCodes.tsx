import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { saveFrom } from '../upload-file/file-landing.ts';
import type { ImportResult } from './import-rows.ts';

/** What a spreadsheet would take for a formula. */
const formulaLike = /^[=+\-@\t\r\n＝＋－＠]/;
const cellOf = (text: string) => `"${(formulaLike.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

interface Props {
  readonly codes: NonNullable<ImportResult['codes']>;
}

/** First passwords, as a file that is made here: the server keeps none that could be asked for again. */
export function ImportCodes({ codes }: Props) {
  const { translate } = useServices();
  if (codes.length === 0) return null;
  const save = () => {
    const head = ['account', 'name', 'code'].map((one) => translate(`import.codes.${one}`));
    const lines = [head, ...codes.map(({ account, realName, code }) => [account, realName, code])];
    // With the mark by which spreadsheets know the encoding.
    const text = `\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}`;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    saveFrom(address, `${translate('import.codes.file')}.csv`);
    URL.revokeObjectURL(address);
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={translate('import.codes', { count: codes.length })}
      description={translate('import.codes.once')}
      action={
        <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
          {translate('import.codes.save')}
        </Button>
      }
    />
  );
}
