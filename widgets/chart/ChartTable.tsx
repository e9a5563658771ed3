import { useServices } from '../../engine/contract/services.ts';
import type { ChartData } from './chart-data.ts';

interface Props {
  readonly data: ChartData;
  readonly label: string;
  readonly unit: string;
  readonly height: number;
}

/** The figures of a chart, for whoever reads or listens rather than looks. */
export function ChartTable({ data: { groups, series }, label, unit, height }: Props) {
  const { translate } = useServices();
  return (
    <section
      className="adit-chart-table"
      aria-label={label || translate('widget.chart')}
      style={{ height }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('widget.chart.group')}</th>
            {series.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: series have no name of their own
              <th key={index} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may have the same name
            <tr key={row}>
              <th scope="row">{group || '–'}</th>
              {series.map(({ values }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>{values[row] === null ? '–' : `${values[row]}${unit}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
