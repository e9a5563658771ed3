import { CloseOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useDrawnRows } from '../list-parts/use-drawn-rows.ts';
import type { Draft } from './use-draft.ts';
import { useNames } from './use-names.ts';

interface Props {
  readonly draft: Draft;
  /** As the style sheet has it. */
  readonly rowPx: number;
}

/** What has been chosen, in its order, each with its way out. */
export function ChosenRows({ draft, rowPx }: Props) {
  const { translate } = useServices();
  const names = useNames(draft.chosen);
  const list = useRef<HTMLUListElement>(null);
  const drawn = useDrawnRows(list, names.length, rowPx);
  const dropped = useRef<number | null>(null);
  // The button that had the focus is gone with its line: the one that has come in its place gets it.
  useEffect(() => {
    const at = dropped.current;
    dropped.current = null;
    if (at === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(at - drawn.from, buttons.length - 1)] ?? list.current)?.focus();
  });
  return (
    <ul className="adit-pick-chosen" ref={list} aria-label={translate('picker.chosen')} tabIndex={-1}>
      {names.length === 0 && <li className="adit-pick-hint">{translate('picker.nothingChosen')}</li>}
      {drawn.from > 0 && <li aria-hidden="true" style={{ height: drawn.from * rowPx }} />}
      {names.slice(drawn.from, drawn.to).map(({ key, text, note, state }, index) => (
        <li key={key} className="adit-pick-line" title={note ? `${text} ${note}` : text}>
          {state === 'loading' ? (
            <Skeleton.Button active size="small" aria-label={text} />
          ) : (
            <span className="adit-pick-label">{text}</span>
          )}
          {note && <span className="adit-pick-note">{note}</span>}
          <Button
            type="text"
            size="small"
            className="adit-pick-drop"
            icon={<CloseOutlined aria-hidden />}
            aria-label={translate('picker.remove', { name: text })}
            onClick={() => {
              dropped.current = drawn.from + index;
              draft.drop(key);
            }}
          />
        </li>
      ))}
      {drawn.to < names.length && <li aria-hidden="true" style={{ height: (names.length - drawn.to) * rowPx }} />}
    </ul>
  );
}
