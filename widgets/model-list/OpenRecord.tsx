import type { RefObject } from 'react';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import type { Buttons } from './buttons.ts';
import type { Below, ListColumn, Model, Row } from './model.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordViewer } from './RecordViewer.tsx';
import type { RowActions } from './row-buttons.ts';
import type { Records } from './use-records.ts';

/** What stands over the list. */
export type Opened =
  /** `below`: the row that the new record is to stand under. */
  | { readonly kind: 'add'; readonly below?: Below }
  | { readonly kind: 'edit'; readonly id: string; readonly from: 'list' | 'view' }
  /** `edited`: back from changing it. */
  | { readonly kind: 'view'; readonly id: string; readonly edited?: true };

interface Props {
  readonly model: Model;
  readonly opened: Opened;
  readonly records: Records;
  /** The rows that one can step through. */
  readonly rows: readonly Row[];
  readonly offset: number;
  readonly columns: readonly ListColumn[];
  readonly buttons: Buttons;
  /** The button of one's own that is under way. */
  readonly running: string | null;
  readonly onOwn: RowActions['own'];
  /** Takes the focus where the row that led here is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  onOpen(next: Opened | null): void;
  onRemove(ids: readonly string[]): Promise<boolean>;
  /** @param below the row that a new record stands under */
  onChanged(below?: string): void;
  /** Shows a record that was just saved. */
  onOpenSaved(id: string): void;
}

/** The record that is open: to fill in, or to read. From reading to changing and back, the list keeps its place. */
export function OpenRecord(props: Props) {
  const { model, opened, records, rows, offset, columns, buttons, fallback, onOpen, onRemove, onChanged } = props;
  useReturnFocus(fallback);
  if (opened.kind === 'view') {
    return (
      <RecordViewer
        model={model}
        recordId={opened.id}
        rows={rows}
        total={records.places || records.groups ? rows.length : records.total}
        offset={offset}
        columns={columns}
        buttons={buttons}
        running={props.running}
        onOwn={props.onOwn}
        edited={opened.edited === true}
        onStep={(id) => onOpen({ kind: 'view', id })}
        onEdit={(id) => onOpen({ kind: 'edit', id, from: 'view' })}
        onRemove={async (id) => {
          if (await onRemove([id])) onOpen(null);
        }}
        onClose={() => onOpen(null)}
      />
    );
  }
  const back: Opened | null =
    opened.kind === 'edit' && opened.from === 'view' ? { kind: 'view', id: opened.id, edited: true } : null;
  return (
    <RecordDialog
      model={model}
      recordId={opened.kind === 'edit' ? opened.id : null}
      below={opened.kind === 'add' ? opened.below : undefined}
      onClose={() => onOpen(back)}
      onSaved={() => onChanged(opened.kind === 'add' ? opened.below?.id : undefined)}
      onOpenSaved={back === null ? props.onOpenSaved : undefined}
    />
  );
}
