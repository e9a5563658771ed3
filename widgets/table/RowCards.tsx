import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import { RowCard } from './RowCard.tsx';
import { rowKey } from './row-keys.ts';
import { problemsByRow } from './row-problems.ts';
import type { SheetHandle } from './Sheet.tsx';
import { useSheet } from './sheet-model.ts';
import type { TableSettings } from './stored-settings.ts';
import { summedColumns, totalText } from './totals.ts';
import type { TableRows } from './use-table-rows.ts';

interface Props {
  readonly rows: TableRows;
  readonly settings: TableSettings;
  readonly labelId: string;
  readonly version: number;
  readonly handle: { current: SheetHandle | null };
}

const cardsAtOnce = 50;

/** Rows one below another, for a phone: one at a time opens and is written in place; the sums stay in sight. */
export function RowCards({ rows, settings, labelId, version, handle }: Props) {
  const model = useSheet();
  const { session } = useEngine();
  const { translate } = useServices();
  const [open, setOpen] = useState<number | null>(null);
  const [most, setMost] = useState(cardsAtOnce);
  const list = rows.rows();
  const shown = list.slice(0, most);

  const show = (index: number) => {
    const row = rows.rows()[index];
    if (!row) return false;
    flushSync(() => {
      setOpen(rowKey(row));
      setMost((count) => Math.max(count, index + 1));
    });
    const card = document.getElementById(`${model.id}-card-${rowKey(row)}`);
    card?.scrollIntoView({ block: 'nearest' });
    const control = card?.querySelector<HTMLElement>(
      '[aria-invalid="true"], .adit-card-fields input, .adit-card-fields textarea',
    );
    (control ?? card?.querySelector('button'))?.focus({ preventScroll: true });
    return true;
  };
  handle.current = {
    add() {
      const made = rows.add();
      if (made !== undefined) show(made);
    },
    focus: () => show([...problemsByRow(session.state(model.name).problem).keys()][0] ?? 0),
  };

  return (
    <>
      <ul className="adit-cards" aria-labelledby={labelId}>
        {shown.map((row, index) => (
          <RowCard
            key={rowKey(row)}
            row={row}
            index={index}
            version={version}
            open={open === rowKey(row)}
            onOpen={(next) => setOpen(next ? rowKey(row) : null)}
            onCopy={settings.canCopy ? () => show(rows.copy(index) ?? index) : undefined}
            onRemove={settings.canRemove ? () => rows.remove([index]) : undefined}
          />
        ))}
      </ul>
      {list.length > shown.length && (
        <button type="button" className="adit-sheet-link adit-cards-more" onClick={() => setMost(most + cardsAtOnce)}>
          {translate('widget.table.more', {
            count: Math.min(cardsAtOnce, list.length - shown.length),
            total: list.length,
          })}
        </button>
      )}
      {settings.showSummary && list.length > 0 && <CardTotals settings={settings} />}
    </>
  );
}

function CardTotals({ settings }: { readonly settings: TableSettings }) {
  const model = useSheet();
  const { session } = useEngine();
  const { translate } = useServices();
  useSignal(model.name);
  useSignal(signalNames.cells(model.name));
  const rows = session.rows(model.name);
  return (
    <div className="adit-cards-totals">
      <span>{translate('widget.table.total')}</span>
      <dl>
        {summedColumns(model.columns, settings).map((column) => (
          <div key={column.name}>
            <dt>{column.heading}</dt>
            <dd>{totalText(rows, column, settings)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
