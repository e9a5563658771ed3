import './work-list.css';
import { Button } from 'antd';
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
}

/** As high as what stands there in the end, so that nothing below moves. */
const outline = { shape: 'rows', count: 4, heightPx: 4 * 52 } as const;

/** Records that wait for whoever reads, the most urgent first; the verb runs the node's actions of `open` with `work`. */
export function WorkList({ work, emptyText, label, run }: WorkListProps) {
  const { translate } = useServices();
  const moments = useMoments();
  if (!isRecord(work)) return <Outline {...outline} />;
  const list = records(work.list);
  if (list.length === 0)
    return <p className="adit-work-empty">{storedText(emptyText) ?? translate('widget.workList.empty')}</p>;
  const left = typeof work.rows === 'number' ? work.rows - list.length : 0;
  return (
    <>
      <ul className="adit-work" aria-label={label || undefined}>
        {list.map((entry) => {
          const number = wordOf(entry.number);
          const deadline = shortMoment(wordOf(entry.deadline), moments);
          const verb = wordOf(entry.verb);
          return (
            <li key={`${wordOf(entry.modelId)}/${wordOf(entry.id)}`}>
              <div>
                <strong>{number}</strong>
                <span>{wordOf(entry.title)}</span>
                <p>{wordOf(entry.text) || wordOf(entry.form)}</p>
              </div>
              {deadline && (
                <time
                  dateTime={wordOf(entry.deadline)}
                  title={isDayAlone(wordOf(entry.deadline)) ? undefined : moments.title(wordOf(entry.deadline))}
                  data-overdue={entry.overdue === true || undefined}
                >
                  {translate(entry.overdue === true ? 'widget.workList.overdue' : 'widget.workList.until', {
                    deadline,
                  })}
                </time>
              )}
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
      {left > 0 && <p className="adit-work-empty">{translate('widget.workList.more', { count: left })}</p>}
    </>
  );
}

/** Month and day, with the time where it is not a day alone. */
function shortMoment(text: string, moments: Moments): string {
  return isDayAlone(text) ? text.slice(5) : moments.text(text, dateFormats.short);
}

const isDayAlone = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
