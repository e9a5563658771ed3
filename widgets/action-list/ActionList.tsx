import './action-list.css';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { records, wordOf } from '../shared/records.ts';
import { useSheet } from '../shared/sheet.ts';
import { storedText } from '../shared/stored-text.ts';

export interface ActionListProps extends ActionProps {
  /** Entries `{ label, icon?, event, shown? }`; one that is not `shown` is left out. */
  readonly items?: unknown;
  /** Side by side, from 1 to 4. */
  readonly columns?: number;
}

/** Things that can be done, a row each: an entry runs the node's actions of its event. In a sheet the sheet goes first. */
export function ActionList({ items, columns, label, disabled, run }: ActionListProps) {
  const sheet = useSheet();
  const entries = records(items).filter(({ shown }) => shown !== false);
  const choose = (event: string) => {
    const act = () => void run(event);
    if (sheet) sheet.closeThen(act);
    else act();
  };
  return (
    <ul className="adit-action-list" aria-label={label || undefined} data-columns={columns}>
      {entries.map((entry) => (
        <li key={`${wordOf(entry.event)} ${wordOf(entry.label)}`}>
          <button type="button" disabled={disabled} onClick={() => choose(wordOf(entry.event))}>
            {storedText(entry.icon) && <PageIcon name={wordOf(entry.icon)} />}
            <span>{wordOf(entry.label)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
