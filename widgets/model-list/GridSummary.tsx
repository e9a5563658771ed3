import { useServices } from '../../engine/render/services.ts';
import { numberText } from './cell-text.ts';
import { alignOf } from './GridHead.tsx';
import type { GridLayout } from './grid-layout.ts';

interface Props {
  readonly layout: GridLayout;
  readonly summary: Readonly<Record<string, unknown>>;
  readonly selects: boolean;
  readonly acts: boolean;
}

/** Sums over all rows that meet the conditions, not only over the page. */
export function GridSummary({ layout, summary, selects, acts }: Props) {
  const { translate } = useServices();
  const [first] = layout.columns;
  return (
    <tfoot>
      <tr>
        {selects && <td data-side={layout.pinsLeft ? 'left' : undefined} style={{ left: 0 }} />}
        {layout.columns.map((one) => {
          const { column, field, side, isEdge, style, thousands } = one;
          const value = summary[column.prop];
          const text = value === undefined ? '' : numberText(field, value, thousands);
          const shared = { 'data-side': side ?? undefined, 'data-edge': isEdge || undefined, style };
          return one === first && text === '' ? (
            <th key={column.prop} scope="row" {...shared}>
              {translate('list.summary')}
            </th>
          ) : (
            <td key={column.prop} data-align={alignOf(one)} {...shared}>
              {text}
            </td>
          );
        })}
        {acts && <td data-side="right" data-edge style={{ right: 0 }} />}
      </tr>
    </tfoot>
  );
}
