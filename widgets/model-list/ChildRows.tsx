import './child-rows.css';
import { CaretRightFilled } from '@ant-design/icons';
import { Dash } from '../list-parts/CellMarks.tsx';
import { childText, type Words } from './cell-text.ts';
import { type ChildColumns, childRows } from './child-columns.ts';
import { alignOf } from './GridHead.tsx';
import type { Row } from './model.ts';

interface Props {
  readonly row: Row;
  readonly below: readonly ChildColumns[];
  readonly words: Words;
}

/** What a row holds in its sub-tables: a small table each. */
export function ChildRows({ row, below, words }: Props) {
  return below.map((child) => {
    const rows = childRows(row, child);
    if (rows.length === 0) return null;
    return (
      <table key={child.table} className="adit-child-rows">
        <caption>{words.translate('list.child.count', { name: child.label, count: rows.length })}</caption>
        <thead>
          <tr>
            {child.columns.map((one) => (
              <th key={one.column.prop} scope="col" data-align={alignOf(one)}>
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sub-table have no id in a list
            <tr key={index}>
              {child.columns.map((listed) => (
                <td key={listed.column.prop} data-align={alignOf(listed)}>
                  {childText(listed, one, words) || <Dash />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

interface ToggleProps {
  /** Of the row. */
  readonly name: string;
  /** Null: the row has nothing to open. */
  readonly isOpen: boolean | null;
  readonly words: Words;
  onPress(): void;
}

/** Opens what a row holds in its sub-tables; keeps its place where there is nothing. */
export function ChildToggle({ name, isOpen, words, onPress }: ToggleProps) {
  if (isOpen === null) return <span className="adit-tree-toggle" aria-hidden="true" />;
  return (
    <button
      type="button"
      className="adit-tree-toggle"
      data-open={isOpen || undefined}
      aria-expanded={isOpen}
      aria-label={words.translate('list.child.open', { name })}
      onClick={onPress}
    >
      <CaretRightFilled />
    </button>
  );
}
