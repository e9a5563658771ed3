import { EllipsisOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { Check } from '../list-parts/Check.tsx';
import { PageIcon } from '../shared/PageIcon.tsx';
import type { Buttons } from './buttons.ts';
import { Cell } from './Cell.tsx';
import { ChildToggle } from './ChildRows.tsx';
import { cellText, cellTitle, type Words } from './cell-text.ts';
import { alignOf } from './GridHead.tsx';
import type { GridColumn } from './grid-layout.ts';
import type { Row } from './model.ts';
import type { MenuPlace } from './RowMenu.tsx';
import { buttonWord, type RowActions, rowButtons } from './row-buttons.ts';
import { TreeToggle } from './TreeToggle.tsx';

interface Props {
  readonly row: Row;
  /** Place in the whole list, from 1. */
  readonly at: number;
  readonly columns: readonly GridColumn[];
  readonly pinsLeft: boolean;
  readonly buttons: Buttons;
  readonly words: Words;
  readonly selects: boolean;
  readonly acts: boolean;
  readonly isChosen: boolean;
  readonly hasMenu: boolean;
  /** Of a tree table. */
  readonly level?: number | undefined;
  readonly branch?: 'none' | 'open' | 'closed' | 'waiting' | undefined;
  readonly isOnWay?: boolean | undefined;
  /** Codes of the fields that can be written in their cells; null: none. */
  readonly writable?: ReadonlySet<string> | null | undefined;
  /** Whether the sub-tables of the row are opened under it; null: it has none. Undefined: the list opens none. */
  readonly opened?: boolean | null | undefined;
  onOpen?(id: string): void;
  onToggle?(id: string): void;
  onChoose(ids: readonly string[], chosen: boolean): void;
  readonly onRow: RowActions;
  onMenu(place: MenuPlace): void;
}

/** A row; it draws again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, at, columns, pinsLeft, words, selects, acts, isChosen, onChoose, onRow } = props;
  const { level, branch, isOnWay, writable = null, opened, onOpen, onToggle } = props;
  const [identity] = columns;
  const name = (identity && cellText(identity, row, words)) || row.id;
  return (
    <tr
      aria-rowindex={at + 1}
      data-row={row.id}
      data-chosen={isChosen || undefined}
      data-on-way={isOnWay || undefined}
      {...(level === undefined ? {} : { 'aria-level': level })}
      {...(branch === undefined || branch === 'none' ? {} : { 'aria-expanded': branch !== 'closed' })}
    >
      {selects && (
        <td data-side={pinsLeft ? 'left' : undefined} style={{ left: 0 }}>
          <Check
            label={words.translate('list.choose', { name })}
            checked={isChosen}
            onChange={(checked) => onChoose([row.id], checked)}
          />
        </td>
      )}
      <Cells
        row={row}
        columns={columns}
        words={words}
        level={level}
        branch={branch}
        writable={writable}
        opened={opened}
        onOpen={onOpen}
        onToggle={onToggle}
        onView={onRow.view}
      />
      {acts && (
        <td data-side="right" data-edge style={{ right: 0 }}>
          <RowButtons {...props} name={name} />
        </td>
      )}
    </tr>
  );
});

interface CellsProps
  extends Pick<Props, 'row' | 'columns' | 'words' | 'level' | 'branch' | 'opened' | 'onOpen' | 'onToggle'> {
  readonly writable: ReadonlySet<string> | null;
  onView(row: Row): void;
}

/** The values; choosing a row leaves them as they are. */
const Cells = memo(function Cells(props: CellsProps) {
  const { row, columns, words, level, branch, writable, opened, onOpen, onToggle, onView } = props;
  return columns.map((one, index) => {
    const text = cellText(one, row, words);
    return (
      <td
        key={one.column.prop}
        data-side={one.side ?? undefined}
        data-edge={one.isEdge || undefined}
        data-align={alignOf(one)}
        style={one.style}
        title={cellTitle(one, row, text, words) || undefined}
        {...(writable?.has(one.column.prop) ? { 'data-cell': one.column.prop, tabIndex: -1 } : {})}
      >
        {index === 0 ? (
          <span className={level === undefined && opened === undefined ? undefined : 'adit-tree-cell'}>
            {opened !== undefined && (
              <ChildToggle name={text || row.id} isOpen={opened} words={words} onPress={() => onOpen?.(row.id)} />
            )}
            {level !== undefined && branch !== undefined && (
              <TreeToggle
                name={text || row.id}
                level={level}
                branch={branch}
                words={words}
                onPress={() => onToggle?.(row.id)}
              />
            )}
            {/* The first column is the identity: it leads to the record. */}
            <button type="button" className="adit-list-link" onClick={() => onView(row)}>
              {text || words.translate('list.detail')}
            </button>
          </span>
        ) : (
          <Cell listed={one} row={row} text={text} />
        )}
      </td>
    );
  });
});

interface ButtonsProps extends Pick<Props, 'row' | 'buttons' | 'words' | 'hasMenu' | 'onRow' | 'onMenu'> {
  readonly name: string;
}

/** One word and ⋯ for the rest. */
export function RowButtons({ row, name, buttons, words, hasMenu, onRow, onMenu }: ButtonsProps) {
  const [first, ...rest] = rowButtons(buttons);
  if (!first) return null;
  return (
    <span className="adit-list-row-buttons">
      <button type="button" className="adit-list-link" onClick={() => first.press(onRow, row)}>
        {first.button.icon && <PageIcon name={first.button.icon} />}
        {buttonWord(first, words)}
      </button>
      {rest.length > 0 && (
        <button
          type="button"
          className="adit-list-more"
          aria-label={words.translate('list.moreActions', { name })}
          aria-haspopup="menu"
          aria-expanded={hasMenu}
          onClick={(event) => onMenu({ row, anchor: event.currentTarget })}
        >
          <EllipsisOutlined />
        </button>
      )}
    </span>
  );
}
