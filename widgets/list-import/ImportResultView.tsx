import { DownloadOutlined } from '@ant-design/icons';
import { Result } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { ImportCodes } from './ImportCodes.tsx';
import type { ImportResult } from './import-rows.ts';

interface Props {
  readonly result: ImportResult;
  readonly isBusy: boolean;
  onExport(result: ImportResult): Promise<void>;
}

/** The third step: all of them are in; or how many are not, and why. */
export function ImportResultView({ result, isBusy, onExport }: Props) {
  const { translate } = useServices();
  const { snum, fnum, failResult, codes = [] } = result;
  if (fnum === 0)
    return (
      <div className="adit-import-result">
        <Result
          status="success"
          title={translate('import.done')}
          subTitle={<span role="status">{translate('import.doneCount', { count: snum })}</span>}
        />
        <ImportCodes codes={codes} />
      </div>
    );
  return (
    <div className="adit-import-result">
      <ImportCodes codes={codes} />
      <div className="adit-import-counts" role="status">
        <span>
          <span data-kind="create">{`${translate('import.right')}：${snum}`}</span>
          <span data-kind="wrong" data-some>{`${translate('import.bad')}：${fnum}`}</span>
        </span>
        <WaitingButton icon={<DownloadOutlined aria-hidden />} busy={isBusy} onClick={() => void onExport(result)}>
          {translate('import.export')}
        </WaitingButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys */}
      <section className="adit-import-grid" tabIndex={0} aria-label={translate('import.partly')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('import.line')}</th>
              <th scope="col">{translate('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {failResult.map(({ line, errorsInfo }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td data-whole>{errorsInfo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
