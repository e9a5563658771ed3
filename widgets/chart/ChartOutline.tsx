import { Outline } from '../shared/Outline.tsx';
import { chartHeight } from './chart-kinds.ts';

/** A chart whose picture or figures are still to come: its place is kept. */
export function ChartOutline({ height }: { readonly height: unknown }) {
  return (
    <div aria-busy="true">
      <Outline shape="columns" count={14} heightPx={chartHeight(height)} />
    </div>
  );
}
