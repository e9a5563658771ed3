import { CaretDownOutlined, CaretRightOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { cellOf, gradeLayers, gradeRights } from '../../engine/schema/grants/grade.ts';
import { type GradeNode, isImplied, type Ticks, ticksAt, withCell, withSameBelow } from './grade-rows.ts';
import { type GridPlace, isAt } from './use-grid-keys.ts';

interface Props {
  readonly node: GradeNode;
  readonly row: number;
  readonly at: GridPlace;
  readonly ticks: Ticks;
  readonly isOpen: boolean;
  onAt(at: GridPlace): void;
  onFold(isOpen: boolean): void;
  onTicks(ticks: Ticks): void;
}

/** A place with its ticks. One cell of the whole tree is reached by Tab, the others by the arrow keys. */
export function GradeRow({ node, row, at, ticks, isOpen, onAt, onFold, onTicks }: Props) {
  const { translate } = useServices();
  const { fullName: name, depth, children } = node;
  const own = ticksAt(ticks, node.id);
  const isBranch = children.length > 0;
  const focusing = (column: number) => ({
    tabIndex: isAt(at, row, column) ? 0 : -1,
    'data-grid': `${row}.${column}`,
    onFocus: () => onAt({ row, column }),
  });
  const last = 1 + gradeLayers.length * gradeRights.length;
  const isSame = gradeRights.every(
    (right) => own.has(cellOf('thisLayer', right)) === own.has(cellOf('subLayer', right)),
  );
  return (
    <tr
      className="adit-grade-row"
      aria-rowindex={row + 3}
      aria-level={depth + 1}
      {...(isBranch ? { 'aria-expanded': isOpen } : {})}
    >
      <td className="adit-grade-name">
        <span className="adit-grade-place" style={{ paddingInlineStart: depth * 20 }}>
          {isBranch && (
            <button
              type="button"
              tabIndex={-1}
              className="adit-grade-fold"
              aria-label={translate(isOpen ? 'grade.fold' : 'grade.open', { name })}
              onClick={() => onFold(!isOpen)}
            >
              {isOpen ? <CaretDownOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
            </button>
          )}
          <span
            className={isBranch ? 'adit-grade-text' : 'adit-grade-text adit-grade-leaf'}
            title={name}
            {...focusing(0)}
          >
            {name}
          </span>
        </span>
      </td>
      {gradeLayers.flatMap((layer, place) =>
        gradeRights.map((right, index) => {
          const cell = cellOf(layer, right);
          const column = 1 + place * gradeRights.length + index;
          const isFixed = node.fixed.has(cell);
          const isGiven = !own.has(cell) && isImplied(node, right, ticks);
          const why = isFixed ? 'grade.fixed' : isGiven ? 'grade.implied' : undefined;
          const label = translate('grade.cell', {
            ...{ name, layer: translate(`grade.${layer}`), right: translate(`grade.${right}`) },
          });
          return (
            <td
              key={cell}
              className={index === 0 ? 'adit-grade-first' : ''}
              {...(why ? { title: translate(why) } : {})}
            >
              <Checkbox
                aria-label={why ? `${label} (${translate(why)})` : label}
                aria-disabled={isFixed}
                checked={own.has(cell)}
                indeterminate={isGiven}
                className={isFixed ? 'adit-grade-fixed' : ''}
                onChange={({ target }) => {
                  // Stays within reach of the keys: what cannot be changed says so and does nothing.
                  if (!isFixed) onTicks(withCell(ticks, [node], cell, target.checked));
                }}
                {...focusing(column)}
              />
            </td>
          );
        }),
      )}
      <td className="adit-grade-same">
        {isBranch && (
          <Button
            size="small"
            type="text"
            icon={<DownOutlined aria-hidden />}
            aria-label={translate('grade.same', { name })}
            title={translate('grade.same', { name })}
            aria-pressed={isSame && own.size > 0}
            onClick={() => onTicks(withSameBelow(ticks, node))}
            {...focusing(last)}
          />
        )}
      </td>
    </tr>
  );
}
