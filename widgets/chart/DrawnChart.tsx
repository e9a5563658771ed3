import './chart.css';
import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { shortNumber } from '../../engine/schema/helpers/short-number.ts';
import { isRecord, records, wordOf } from '../shared/records.ts';
import type { ChartProps } from './Chart.tsx';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartOutline } from './ChartOutline.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartData, isEmptyChart } from './chart-data.ts';
import { type ChartKind, chartHeight, chartKinds } from './chart-kinds.ts';
import { isRound } from './chart-option.ts';
import { useChartLook } from './use-chart-look.ts';

/**
 * Figures as a picture: `rows` and `series` from any source. The same figures stand in a table, one press away. A mark
 * that is pressed runs `open` with its row as `row`.
 */
export function DrawnChart({ id, label, node, run, ...settings }: ChartProps) {
  const { translate } = useServices();
  const look = useChartLook();
  const [off, setOff] = useState<ReadonlySet<number>>(() => new Set());
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const { rows, labelProp, series, shortDates } = settings;
  const data = useMemo(() => chartData({ rows, labelProp, series, shortDates }), [rows, labelProp, series, shortDates]);
  const kind = kindOf(settings.kind);
  const unit = wordOf(settings.unit);
  const height = chartHeight(settings.height);
  const stacked = settings.stacked === true;
  const options = useMemo(
    () => ({ kind, stacked, unit, look, off, still: asksForStillness(), short: shortNumber }),
    [kind, stacked, unit, look, off],
  );
  if (rows === undefined) return <ChartOutline height={settings.height} />;
  if (isEmptyChart(data))
    return (
      <p className="adit-chart-none" style={{ height }}>
        {wordOf(settings.emptyText) || translate('widget.chart.none')}
      </p>
    );

  const isTable = asTable || failed;
  const swap = translate(isTable ? 'widget.chart.asChart' : 'widget.chart.asTable');
  return (
    <figure className="adit-chart" aria-label={label || undefined}>
      <div className="adit-chart-head">
        <ChartLegend
          names={isRound(kind) ? data.groups : data.series.map((one) => one.label)}
          totals={settings.totals === true ? totalsOf(data, kind) : null}
          colours={look.colours}
          off={off}
          onOff={setOff}
        />
        {!failed && (
          <Tooltip title={swap}>
            <Button
              type="text"
              size="small"
              aria-label={swap}
              icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
              onClick={() => setAsTable(!isTable)}
            />
          </Tooltip>
        )}
      </div>
      {failed && <p role="status">{translate('widget.chart.failed')}</p>}
      {isTable ? (
        <ChartTable data={data} label={label} unit={unit} height={height} />
      ) : (
        <ChartCanvas
          data={data}
          options={options}
          height={height}
          onFailed={() => setFailed(true)}
          onGroup={(index) => {
            const row = records(rows)[index];
            if (isRecord(row) && node.on?.open) void run('open', { row });
          }}
        />
      )}
    </figure>
  );
}

function kindOf(stored: unknown): ChartKind {
  return chartKinds.find((kind) => kind === stored) ?? 'column';
}

function totalsOf({ series }: ReturnType<typeof chartData>, kind: ChartKind): readonly number[] {
  return isRound(kind) ? (series[0]?.values ?? []).map((value) => value ?? 0) : series.map(({ total }) => total);
}

const asksForStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
