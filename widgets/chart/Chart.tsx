import { lazy, Suspense } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { ChartOutline } from './ChartOutline.tsx';
import type { ChartSettings } from './chart-data.ts';

export interface ChartProps extends ActionProps, ChartSettings {
  readonly kind?: unknown;
  readonly stacked?: unknown;
  readonly unit?: unknown;
  /** The legend says the sum of each series. */
  readonly totals?: unknown;
  /** Of the picture, px. */
  readonly height?: unknown;
  readonly emptyText?: unknown;
}

// What stands first on a page does not wait for its pictures.
const Drawn = lazy(() => import('./DrawnChart.tsx').then((module) => ({ default: module.DrawnChart })));

/** Figures as a picture, its place kept until it can be drawn. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<ChartOutline height={props.height} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
