import { Checkbox, Empty, Input } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { cellOf, gradeLayers, gradeRights } from '../../engine/schema/grants/grade.ts';
import { useDrawnRows } from '../list-parts/use-drawn-rows.ts';
import { GradeRow } from './GradeRow.tsx';
import { allNodes, columnState, type GradeNode, rowsInSight, type Ticks, ticksAt, withCell } from './grade-rows.ts';
import { type GridPlace, useGridKeys } from './use-grid-keys.ts';

interface Props {
  readonly label: string;
  readonly nodes: readonly GradeNode[];
  readonly ticks: Ticks;
  onTicks(ticks: Ticks): void;
}

/** A row, and both rows of the head, as the style sheet has them. */
const rowPx = 36;
const headPx = 72;

/** Name, four rights in the place itself, four below it, and what makes them alike. */
export const columnCount = 2 + gradeLayers.length * gradeRights.length;

/** Companies and departments with what may be done in each. Only rows in sight are drawn. */
export function GradeTree({ label, nodes, ticks, onTicks }: Props) {
  const { translate } = useServices();
  const [word, setWord] = useState('');
  const late = useDeferredValue(word);
  const every = useMemo(() => allNodes(nodes), [nodes]);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(every.filter(({ depth }) => every.length <= 200 || depth === 0).map((node) => node.id)),
  );
  const rows = useMemo(() => rowsInSight(nodes, open, late), [nodes, open, late]);
  const isFiltered = late.trim() !== '';
  const box = useRef<HTMLDivElement>(null);
  const { from, to, show } = useDrawnRows(box, rows.length, rowPx, headPx);
  const fold = (node: GradeNode, isOpen: boolean) =>
    setOpen((now) => {
      const next = new Set(now);
      isOpen ? next.add(node.id) : next.delete(node.id);
      return next;
    });
  const go = (place: GridPlace) => show(place.row);
  const { at, setAt, keys } = useGridKeys({ rows, columnCount, box, open, isFiltered, fold, go });
  const count = every.filter((node) => ticksAt(ticks, node.id).size > 0).length;
  return (
    <div className="adit-grade-tree">
      <div className="adit-grade-tools">
        <Input.Search
          allowClear
          className="adit-grade-word"
          aria-label={translate('grade.search')}
          placeholder={translate('grade.search')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <span role="status" className="adit-grade-count">
          {translate('grade.count', { count })}
        </span>
      </div>
      <div ref={box} className="adit-grade-grid">
        <table
          className="adit-grade-table"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows open and fold, keys go from cell to cell
          role="treegrid"
          aria-label={label}
          aria-rowcount={rows.length + 2}
          aria-colcount={columnCount}
          onKeyDown={keys}
        >
          <Head every={every} ticks={ticks} onTicks={onTicks} />
          <tbody>
            <Spacer height={from * rowPx} />
            {rows.slice(from, to).map((node, index) => (
              <GradeRow
                key={node.id}
                node={node}
                row={from + index}
                at={at}
                ticks={ticks}
                isOpen={isFiltered || open.has(node.id)}
                onAt={setAt}
                onFold={(isOpen) => fold(node, isOpen)}
                onTicks={onTicks}
              />
            ))}
            <Spacer height={(rows.length - to) * rowPx} />
          </tbody>
        </table>
        {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={translate('grade.nothing')} />}
      </div>
    </div>
  );
}

/** In the place of rows that are not drawn. */
const Spacer = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columnCount} className="adit-grade-spacer" style={{ height }} />
    </tr>
  );

type HeadProps = Pick<Props, 'ticks' | 'onTicks'> & { readonly every: readonly GradeNode[] };

/** The two groups of columns, and a tick for the whole of each column. */
function Head({ every, ticks, onTicks }: HeadProps) {
  const { translate } = useServices();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th rowSpan={2} scope="col" className="adit-grade-name">
          {translate('grade.place')}
        </th>
        {gradeLayers.map((layer) => (
          <th key={layer} scope="colgroup" colSpan={gradeRights.length} className="adit-grade-first">
            {translate(`grade.${layer}`)}
          </th>
        ))}
        <th rowSpan={2} scope="col" className="adit-grade-same">
          {translate('grade.sameShort')}
        </th>
      </tr>
      <tr aria-rowindex={2}>
        {gradeLayers.flatMap((layer) =>
          gradeRights.map((right, index) => {
            const cell = cellOf(layer, right);
            const { isOn, isSome, isFixed } = columnState(every, ticks, cell);
            const label = { layer: translate(`grade.${layer}`), right: translate(`grade.${right}`) };
            return (
              <th key={cell} scope="col" className={index === 0 ? 'adit-grade-first' : ''}>
                <Checkbox
                  aria-label={translate('grade.column', label)}
                  checked={isOn}
                  indeterminate={isSome}
                  disabled={isFixed}
                  onChange={({ target }) => onTicks(withCell(ticks, every, cell, target.checked))}
                >
                  {label.right}
                </Checkbox>
              </th>
            );
          }),
        )}
      </tr>
    </thead>
  );
}
