import { Progress } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';

interface Props {
  readonly done: number;
  /** Null as long as nobody knows. */
  readonly total: number | null;
}

/** How far an export is that takes long. */
export function ExportProgress({ done, total }: Props) {
  const { translate } = useServices();
  const figure = (count: number) => formatNumber(count, { thousands: true });
  const words =
    total === null
      ? translate('export.running')
      : translate('export.progress', { done: figure(done), total: figure(total) });
  return (
    <div className="adit-export">
      <Progress percent={total ? Math.floor((done / total) * 100) : 0} aria-label={translate('export.title')} />
      <span role="status">{words}</span>
      <p className="adit-export-hint">{translate('export.behindHow')}</p>
    </div>
  );
}
