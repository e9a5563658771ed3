import { Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { ImportCards } from './ImportCards.tsx';
import { ImportGrid } from './ImportGrid.tsx';
import { linesOf, type Preview, type PreviewRow, withoutRow, withoutSubRow } from './import-rows.ts';

interface Props {
  readonly preview: Preview;
  readonly phone: boolean;
  readonly isBusy: boolean;
  onEdit(row: number): void;
  onChange(rows: readonly PreviewRow[]): Promise<void>;
}

/** What is done with a row. */
export interface RowDeeds {
  edit(row: number): void;
  remove(row: number): void;
  removeSub(row: number, sub: number): void;
}

/** The second step: every row with what is wrong with it, before anything is written. */
export function ImportRows({ preview, phone, isBusy, onEdit, onChange }: Props) {
  const { translate } = useServices();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const lines = useMemo(() => linesOf(preview, onlyWrong), [preview, onlyWrong]);
  const { dataRow, counts } = preview;
  const deeds: RowDeeds = {
    edit: onEdit,
    remove: (row) => void onChange(withoutRow(dataRow, row)),
    removeSub: (row, sub) => void onChange(withoutSubRow(dataRow, row, sub)),
  };
  const Rows = phone ? ImportCards : ImportGrid;
  return (
    <div className="adit-import-rows" aria-busy={isBusy}>
      <div className="adit-import-counts">
        <span role="status">
          {(['create', 'update', 'repeated', 'wrong'] as const).map((kind) => (
            <span key={kind} data-kind={kind} data-some={counts[kind] > 0 || undefined}>
              {translate(`import.${kind}`, { count: counts[kind] })}
            </span>
          ))}
        </span>
        <Checkbox checked={onlyWrong} onChange={({ target }) => setOnlyWrong(target.checked)}>
          {translate('import.onlyWrong')}
        </Checkbox>
      </div>
      {lines.length === 0 ? (
        <p className="adit-import-none">{translate(dataRow.length === 0 ? 'import.noRows' : 'import.nothingWrong')}</p>
      ) : (
        <Rows preview={preview} lines={lines} deeds={deeds} />
      )}
    </div>
  );
}
