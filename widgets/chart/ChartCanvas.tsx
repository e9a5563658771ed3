import { useEffect, useRef } from 'react';
import type { ChartData } from './chart-data.ts';
import type { ChartKind } from './chart-kinds.ts';
import { type ChartOptions, chartOption, isRound } from './chart-option.ts';

export interface ChartCanvasProps {
  readonly data: ChartData;
  readonly options: ChartOptions;
  readonly height: number;
  /** The drawing could not be fetched. */
  onFailed(): void;
  /** A mark was pressed, by the place of its group. */
  onGroup(index: number): void;
}

type Drawing = ReturnType<typeof import('./chart-library.ts').drawingIn>;

/** Everything over, under and beside the marks of a group is its own: a small mark would be hard to hit. */
function groupAt(drawing: Drawing, kind: ChartKind, point: [number, number]): number | undefined {
  if (isRound(kind) || !drawing.containPixel({ gridIndex: 0 }, point)) return undefined;
  const at = drawing.convertFromPixel({ gridIndex: 0 }, point);
  const index = Array.isArray(at) ? at[kind === 'bar' ? 1 : 0] : undefined;
  return typeof index === 'number' ? index : undefined;
}

/** The picture alone: what it says stands in the legend and in the table. */
export function ChartCanvas({ data, options, height, onFailed, onGroup }: ChartCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const shown = useRef({ data, options, onFailed, onGroup });
  shown.current = { data, options, onFailed, onGroup };

  useEffect(() => {
    let isGone = false;
    const element = host.current;
    const resized = new ResizeObserver(() => drawing.current?.resize());
    import('./chart-library.ts')
      .then(({ drawingIn }) => {
        if (isGone || element === null) return;
        const made = drawingIn(element);
        drawing.current = made;
        made.setOption(chartOption(shown.current.data, shown.current.options));
        made.getZr().on('click', ({ offsetX, offsetY }) => {
          const index = groupAt(made, shown.current.options.kind, [offsetX, offsetY]);
          if (index !== undefined) shown.current.onGroup(index);
        });
        made.on('click', ({ dataIndex }) => isRound(shown.current.options.kind) && shown.current.onGroup(dataIndex));
        resized.observe(element);
      })
      .catch(() => !isGone && shown.current.onFailed());
    return () => {
      isGone = true;
      resized.disconnect();
      drawing.current?.dispose();
      drawing.current = null;
    };
  }, []);

  useEffect(() => {
    // Whole, for a series that is gone would stay.
    drawing.current?.setOption(chartOption(data, options), { notMerge: true });
  }, [data, options]);

  return <div ref={host} className="adit-chart-canvas" style={{ height }} aria-hidden="true" />;
}
