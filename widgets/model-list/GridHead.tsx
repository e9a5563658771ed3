import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useServices } from '../../engine/contract/services.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { Check } from '../list-parts/Check.tsx';
import type { GridColumn, GridLayout } from './grid-layout.ts';
import { isSortable, type ListColumn, type Row } from './model.ts';
import type { Asked } from './use-records.ts';

interface Props {
  readonly layout: GridLayout;
  readonly asked: Asked;
  readonly selects: boolean;
  readonly acts: boolean;
  readonly rows: readonly Row[];
  readonly chosen: ReadonlySet<string>;
  onChoose(ids: readonly string[], chosen: boolean): void;
  onSort(prop: string): void;
}

export function alignOf({ column, field }: ListColumn): 'left' | 'center' | 'right' {
  return column.align ?? (field && valueKinds[field.kind].align) ?? 'left';
}

/** Names of the columns; a column that sorts is a button, for mouse and keys alike. */
export function GridHead({ layout, asked, selects, acts, rows, chosen, onChoose, onSort }: Props) {
  const { translate } = useServices();
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selects && (
          <th scope="col" data-side={layout.pinsLeft ? 'left' : undefined} style={{ left: 0 }}>
            <Check
              label={translate('list.chooseAll')}
              checked={rows.length > 0 && count === rows.length}
              partly={count > 0 && count < rows.length}
              disabled={rows.length === 0}
              onChange={(checked) =>
                onChoose(
                  rows.map(({ id }) => id),
                  checked,
                )
              }
            />
          </th>
        )}
        {layout.columns.map((one) => (
          <HeadCell key={one.column.prop} one={one} asked={asked} onSort={onSort} />
        ))}
        {acts && (
          <th scope="col" data-side="right" data-edge style={{ right: 0 }}>
            {translate('list.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface CellProps {
  readonly one: GridColumn;
  readonly asked: Asked;
  onSort(prop: string): void;
}

function HeadCell({ one, asked, onSort }: CellProps) {
  const { column, label, side, isEdge, style } = one;
  const { translate } = useServices();
  const order = asked.sidx === column.prop ? asked.sort : null;
  const sorts = isSortable(one);
  return (
    <th
      scope="col"
      data-side={side ?? undefined}
      data-edge={isEdge || undefined}
      data-sorted={order ?? undefined}
      style={style}
      data-align={alignOf(one)}
      {...(sorts ? { 'aria-sort': order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending' } : {})}
    >
      {sorts ? (
        <button
          type="button"
          className="adit-records-sort"
          title={`${label}：${translate(nextWords[order ?? 'none'])}`}
          onClick={() => onSort(column.prop)}
        >
          <span>{label}</span>
          <span className="adit-records-carets" aria-hidden="true">
            <CaretUpOutlined />
            <CaretDownOutlined />
          </span>
        </button>
      ) : (
        <span className="adit-records-name" title={label}>
          {label}
        </span>
      )}
    </th>
  );
}

/** What a press does next: falling, rising, the list's own order. */
const nextWords = { none: 'list.sortDown', desc: 'list.sortUp', asc: 'list.sortUsual' } as const;
