import './choice-row.css';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { choiceEntries } from '../shared/choice-entries.ts';
import { PageIcon } from '../shared/PageIcon.tsx';

export interface ChoiceRowProps extends ActionProps {
  /** Entries `{ value, label, icon?, swatch?, drawing? }`; none for a switch. */
  readonly options?: unknown;
  readonly value?: unknown;
  /** `bar` beside the label, `wide`, `swatches` and `drawings` under it, or a `switch`. */
  readonly look?: string;
}

/**
 * One of a few, all in sight, or on and off: for choices that are seen at once. The node's event `choose` gets
 * `{ value }`; what is chosen is what `value` says then.
 */
export function ChoiceRow(props: ChoiceRowProps) {
  const { id, label, options, value, look, disabled, run } = props;
  if (look === 'switch')
    return (
      <label className="adit-choice-row">
        <span>{label}</span>
        <input
          id={id}
          className="adit-choice-switch"
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          checked={value === true}
          disabled={disabled}
          onChange={({ target }) => void run('choose', { value: target.checked })}
        />
      </label>
    );
  return (
    <div className="adit-choice-row" data-look={look}>
      <span aria-hidden="true">{label}</span>
      <div id={id} className="adit-choice-entries" role="radiogroup" aria-label={label}>
        {choiceEntries(options).map((entry) => (
          <label key={entry.value} className="adit-choice-entry">
            <input
              type="radio"
              name={id}
              value={entry.value}
              checked={entry.value === value}
              disabled={disabled}
              onChange={() => void run('choose', { value: entry.value })}
            />
            {entry.swatch && <span className="adit-choice-colour" style={{ background: entry.swatch }} />}
            {entry.drawing && <span className="adit-choice-drawing" data-drawing={entry.drawing} />}
            {entry.icon && <PageIcon name={entry.icon} />}
            <span>{entry.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
