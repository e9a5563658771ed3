import './work-list.css';
import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { type Moments, useMoments } from '../../engine/render/use-moments.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { Outline } from '../shared/Outline.tsx';
import { isRecord, records, wordOf } from '../shared/records.ts';
import { storedText } from '../shared/stored-text.ts';

export interface WorkListProps extends ActionProps {
  /** `{ list: [{ modelId, id, form, title, verb, number, text, deadline, overdue }], rows }`; nothing until it is there. */
  readonly work?: unknown;
  readonly emptyText?: string;
  /** How many stand there before somebody asks for all. */
  readonly most?: number;
}

const rowHeightPx = 44;

/** Records that wait for whoever reads, the most urgent first; the verb runs the node's actions of `open` with `work`. */
export function WorkList({ work, emptyText, most = 7, label, run }: WorkListProps) {
  const { translate } = useServices();
  const [isWhole, setWhole] = useState(false);
  // As high as what stands there in the end, so that nothing below moves.
  if (!isRecord(work)) return <Outline shape="rows" count={most} heightPx={most * rowHeightPx} />;
  const list = records(work.list);
  if (list.length === 0)
    return <p className="adit-work-empty">{storedText(emptyText) ?? translate('widget.workList.empty')}</p>;
  const shown = isWhole ? list : list.slice(0, most);
  const left = typeof work.rows === 'number' ? work.rows - list.length : 0;
  return (
    <>
      <ul className="adit-work" aria-label={label || undefined}>
        {shown.map((entry) => {
          const number = wordOf(entry.number);
          const verb = wordOf(entry.verb);
          return (
            <li key={`${wordOf(entry.modelId)}/${wordOf(entry.id)}`}>
              <span className="adit-work-title">{wordOf(entry.title)}</span>
              <span className="adit-work-text">{wordOf(entry.text) || wordOf(entry.form)}</span>
              <strong>{number}</strong>
              <Deadline entry={entry} />
              <Button
                size="small"
                aria-label={translate('widget.workList.doIt', { verb, number })}
                onClick={() => void run('open', { work: entry })}
              >
                {verb}
              </Button>
            </li>
          );
        })}
      </ul>
      {list.length > most && (
        <Button type="link" className="adit-work-all" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? translate('widget.workList.fewer') : translate('widget.workList.all', { count: list.length })}
        </Button>
      )}
      {isWhole && left > 0 && <p className="adit-work-empty">{translate('widget.workList.more', { count: left })}</p>}
    </>
  );
}

/** Stands there without one too: deadlines are under each other. */
function Deadline({ entry }: { readonly entry: Readonly<Record<string, unknown>> }) {
  const { translate } = useServices();
  const moments = useMoments();
  const until = wordOf(entry.deadline);
  if (until === '') return <span />;
  const isOverdue = entry.overdue === true;
  const key = isOverdue ? 'widget.workList.overdue' : 'widget.workList.until';
  return (
    <time
      dateTime={until}
      title={isDayAlone(until) ? undefined : moments.title(until)}
      data-overdue={isOverdue || undefined}
    >
      {translate(key, { deadline: shortMoment(until, moments) })}
    </time>
  );
}

/** Month and day, with the time where it is not a day alone. */
function shortMoment(text: string, moments: Moments): string {
  return isDayAlone(text) ? text.slice(5) : moments.text(text, dateFormats.short);
}

const isDayAlone = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
