import { DeleteOutlined, DownloadOutlined, FileExcelOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { SentFile } from './use-import.ts';

interface Props {
  readonly file: SentFile | null;
  readonly isBusy: boolean;
  send(file: File): Promise<void>;
  template(): Promise<void>;
  forget(): void;
}

/** The first step: the template, and the file that was made of it. A new file takes the place of the old one. */
export function ImportFile({ file, isBusy, send, template, forget }: Props) {
  const { translate, confirm } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const remove = async () => {
    if (!file) return;
    const okText = translate('import.remove');
    if (await confirm({ title: translate('import.removeAsk', { name: file.name }), okText })) forget();
  };
  return (
    <div className="adit-import-file">
      <section>
        <h3>{translate('import.template')}</h3>
        <p>{translate('import.templateHow')}</p>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void template()}>
          {translate('import.download')}
        </Button>
      </section>
      <section>
        <h3>{translate('import.file')}</h3>
        <p>{translate('import.fileHow')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xls,.xlsx"
          aria-label={translate('import.choose')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void send(chosen);
            target.value = '';
          }}
        />
        <WaitingButton icon={<UploadOutlined aria-hidden />} busy={isBusy} onClick={() => input.current?.click()}>
          {translate('import.choose')}
        </WaitingButton>
        <span role="status" className="adit-import-name">
          {file && (
            <>
              <FileExcelOutlined aria-hidden /> {file.name}
            </>
          )}
        </span>
        {file && (
          <Button
            type="text"
            aria-label={translate('import.remove')}
            icon={<DeleteOutlined />}
            onClick={() => void remove()}
          />
        )}
      </section>
    </div>
  );
}
