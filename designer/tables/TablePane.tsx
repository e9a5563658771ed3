import { Alert, Button, Input, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Asked } from '../../engine/contract/use-answer.ts';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { TableChoice } from './TableChoice.tsx';

interface Table {
  readonly table: string;
  /** Its comment. */
  readonly tableName: string;
  readonly rows: number | null;
  readonly columns: number;
  /** Why it cannot be chosen. */
  readonly reason: string | null;
}
interface Props {
  readonly asked: { readonly state: Asked<{ readonly list: readonly Table[] }>; again(): void };
  readonly chosen: string | null;
  onChoose(table: string): void;
  /** In the place of its counts. */
  note?(table: string): string | null;
  /** Where there is no table at all. */
  readonly empty: ReactNode;
}

/** Tables of the database, to be found by a word and chosen; or why nobody knows them. */
export function TablePane({ asked: { state, again }, chosen, onChoose, note, empty }: Props) {
  const text = useDesignerText();
  const [find, setFind] = useState('');
  const words = find.trim().toLowerCase();
  const list = state.status === 'ready' ? state.answer.list : [];
  const found = list.filter((one) => `${one.table} ${one.tableName}`.toLowerCase().includes(words));
  return (
    <div>
      <Input
        allowClear={{ clearIcon: <ClearIcon /> }}
        aria-label={text('designer.tables.search')}
        placeholder={text('designer.tables.search')}
        maxLength={63}
        value={find}
        onChange={({ target }) => setFind(target.value)}
      />
      {state.status === 'loading' && <Skeleton active />}
      {state.status === 'failed' && <AskAgain message={state.message} onAgain={again} />}
      {state.status === 'ready' && found.length === 0 && (
        <div className="adit-design-tables-empty">
          {words === '' ? empty : text('designer.tables.noMatch', { words: find.trim() })}
        </div>
      )}
      {found.length > 0 && (
        <ul className="adit-design-bind-list" aria-label={text('designer.tables.choices')}>
          {found.map((one) => (
            <li key={one.table}>
              <TableChoice
                table={one}
                note={note?.(one.table) ?? null}
                chosen={one.table === chosen}
                onChoose={() => onChoose(one.table)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Why there is no answer, and a way to ask again. */
export function AskAgain({ message, onAgain }: { readonly message: string; onAgain(): void }) {
  const text = useDesignerText();
  return (
    <Alert
      type="error"
      title={text('designer.tables.failed', { message })}
      action={
        <Button size="small" onClick={onAgain}>
          {text('designer.tables.again')}
        </Button>
      }
    />
  );
}
