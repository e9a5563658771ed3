import { EllipsisOutlined } from '@ant-design/icons';
import { memo } from 'react';
import type { Buttons } from './buttons.ts';
import { Cell } from './Cell.tsx';
import { Check } from './Check.tsx';
import { cellText, cellTitle, type Words } from './cell-text.ts';
import { alignOf } from './GridHead.tsx';
import type { GridLayout } from './grid-layout.ts';
import type { Row } from './model.ts';
import type { MenuPlace } from './RowMenu.tsx';
import { buttonWord, type RowActions, rowButtons } from './row-buttons.ts';

interface Props {
  readonly row: Row;
  /** Place in the whole list, from 1. */
  readonly at: number;
  readonly layout: GridLayout;
  readonly buttons: Buttons;
  readonly words: Words;
  readonly selects: boolean;
  readonly acts: boolean;
  readonly isChosen: boolean;
  readonly hasMenu: boolean;
  onChoose(ids: readonly string[], chosen: boolean): void;
  readonly onRow: RowActions;
  onMenu(place: MenuPlace): void;
}

/** A row; it draws again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, at, layout, words, selects, acts, isChosen, onChoose, onRow } = props;
  const [identity] = layout.columns;
  const name = (identity && cellText(identity, row, words)) || row.id;
  return (
    <tr aria-rowindex={at + 1} data-chosen={isChosen || undefined}>
      {selects && (
        <td data-side={layout.pinsLeft ? 'left' : undefined} style={{ left: 0 }}>
          <Check
            label={words.translate('list.choose', { name })}
            checked={isChosen}
            onChange={(checked) => onChoose([row.id], checked)}
          />
        </td>
      )}
      {layout.columns.map((one, index) => (
        <td
          key={one.column.prop}
          data-side={one.side ?? undefined}
          data-edge={one.isEdge || undefined}
          data-align={alignOf(one)}
          style={one.style}
          title={cellTitle(one, row, words) || undefined}
        >
          {index === 0 ? (
            // The first column is the identity: it leads to the record.
            <button type="button" className="adit-list-link" onClick={() => onRow.view(row)}>
              {cellText(one, row, words) || words.translate('list.detail')}
            </button>
          ) : (
            <Cell listed={one} row={row} words={words} />
          )}
        </td>
      ))}
      {acts && (
        <td data-side="right" data-edge style={{ right: 0 }}>
          <RowButtons {...props} name={name} />
        </td>
      )}
    </tr>
  );
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
      <button type="button" className="adit-list-link" onClick={() => onRow[first.action](row)}>
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
