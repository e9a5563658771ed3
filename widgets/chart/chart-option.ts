import type { ChartData } from './chart-data.ts';
import type { ChartKind } from './chart-kinds.ts';

/** Colours and letters of the theme, as the canvas needs them. */
export interface ChartLook {
  /** Of series, in turn. */
  readonly colours: readonly string[];
  readonly words: string;
  readonly strongWords: string;
  readonly line: string;
  readonly split: string;
  readonly ground: string;
  readonly raised: string;
  readonly font: string;
}

export interface ChartOptions {
  readonly kind: ChartKind;
  readonly stacked: boolean;
  readonly unit: string;
  readonly look: ChartLook;
  /** Series that the legend has switched off, by place. */
  readonly off: ReadonlySet<number>;
  /** No movement: somebody asked for less of it. */
  readonly still: boolean;
  /** A figure in short, for the axis. */
  short(value: number): string;
}

/** What the drawing library is told. Its own legend is left out: the page has one that keys and screen readers reach. */
export function chartOption(data: ChartData, options: ChartOptions) {
  const { look, still } = options;
  return {
    animation: !still,
    animationDuration: 240,
    color: [...look.colours],
    textStyle: { fontFamily: look.font, color: look.words, fontSize: 12 },
    tooltip: {
      trigger: isRound(options.kind) ? 'item' : 'axis',
      // As text on the canvas: the page's policy takes no styles written into markup.
      renderMode: 'richText',
      axisPointer: { type: options.kind === 'column' || options.kind === 'bar' ? 'shadow' : 'line' },
      backgroundColor: look.raised,
      borderColor: look.line,
      textStyle: { color: look.strongWords, fontSize: 12, fontFamily: look.font },
      valueFormatter: (value: unknown) => `${value ?? '–'}${typeof value === 'number' ? options.unit : ''}`,
    },
    ...(isRound(options.kind) ? round(data, options) : upright(data, options)),
  };
}

export const isRound = (kind: ChartKind) => kind === 'pie' || kind === 'ring';

function upright({ groups, series }: ChartData, { kind, stacked, look, off, short }: ChartOptions) {
  const names = {
    type: 'category',
    data: [...groups],
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: { color: look.words, hideOverlap: true },
    inverse: kind === 'bar',
  };
  const figures = {
    type: 'value',
    axisLabel: { color: look.words, formatter: short },
    splitLine: { lineStyle: { color: look.split } },
    minInterval: series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0))) ? 1 : 0,
  };
  const isLine = kind === 'line' || kind === 'area';
  return {
    grid: { left: 8, right: 8, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: kind === 'bar' ? figures : { ...names, boundaryGap: !isLine },
    yAxis: kind === 'bar' ? names : figures,
    series: series.map(({ label, values }, index) => ({
      type: isLine ? 'line' : 'bar',
      name: label,
      data: off.has(index) ? [] : [...values],
      itemStyle: { color: look.colours[index % look.colours.length], borderRadius: isLine || stacked ? 0 : 2 },
      ...(stacked ? { stack: 'all' } : {}),
      ...(isLine
        ? { showSymbol: groups.length < 3, symbolSize: 6, lineStyle: { width: 2 } }
        : { barMaxWidth: 24, barGap: '15%' }),
      ...(kind === 'area' ? { areaStyle: { opacity: 0.16 } } : {}),
    })),
  };
}

/** Of a pie, the groups are its pieces and the first series their size. */
function round({ groups, series }: ChartData, { kind, look, off }: ChartOptions) {
  return {
    series: [
      {
        type: 'pie',
        radius: kind === 'ring' ? ['52%', '78%'] : '78%',
        data: (series[0]?.values ?? []).flatMap((value, index) =>
          off.has(index) || value === null
            ? []
            : [
                {
                  name: groups[index] ?? '',
                  value,
                  itemStyle: { color: look.colours[index % look.colours.length] },
                },
              ],
        ),
        itemStyle: { borderColor: look.ground, borderWidth: 2 },
        label: { color: look.words, formatter: '{b} {d}%' },
        labelLine: { lineStyle: { color: look.line } },
      },
    ],
  };
}
