import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { stateWord } from '../../engine/schema/values/index.ts';
import { StateMark, stateOf } from './StateMark.tsx';

const checked = { 1: 'mixed', 2: true, 3: false } as const;
const next = { 1: 2, 2: 3, 3: 1 } as const;

/** Goes from dash to check to cross and back. Source: library specification 4, three-state toggle. */
export function ThreeState(props: FieldProps<number>) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, value, onChange, onBlur, field } = props;
  const { language } = useServices();
  const state = stateOf(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no third state that keys and forms know of
    <button
      type="button"
      role="checkbox"
      id={id}
      className="adit-three-state"
      aria-checked={checked[state]}
      aria-labelledby={`${labelId} ${id}-word`}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={invalid}
      aria-readonly={readOnly}
      disabled={disabled}
      onClick={() => {
        if (!readOnly) onChange(next[state]);
      }}
      onBlur={onBlur}
    >
      <StateMark state={state} />
      <span id={`${id}-word`}>{stateWord(state, field, language)}</span>
    </button>
  );
}
