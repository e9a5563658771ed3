import { useEngine, useSignal } from '../contract/engine-context.ts';
import { fieldIds } from '../contract/field-ids.ts';
import { useServices } from '../contract/services.ts';
import type { Field } from '../schema/fields/fields.ts';
import { problemText } from '../schema/rules/index.ts';
import { localText } from '../schema/text/local-text.ts';
import { displayText } from './display-text.ts';
import { FieldControl } from './FieldControl.tsx';
import { NodeFence } from './NodeFence.tsx';
import { useFieldEdits } from './use-field-edits.ts';
import { WidgetError } from './WidgetError.tsx';

interface Props {
  readonly field: Field;
  /** Words instead of a control: nobody writes into the field here. */
  readonly readOnly: boolean;
}

/** A field of the main form in a cell: its control without a frame; label and error are there for those who listen. */
export function BareField({ field, readOnly }: Props) {
  const { name } = field;
  const { session, disabled, idPrefix, options, displayValues } = useEngine();
  const { language, translate, timeZone } = useServices();
  useSignal(name);
  const { onChange, onBlur } = useFieldEdits(field);
  const compiled = session.document.form.byName.get(name);
  const state = session.state(name);
  if (!compiled || !state.shown) return null;
  const stored = displayValues[name];
  if (readOnly)
    return displayText(field, state.value, {
      language,
      translate,
      timeZone,
      options,
      read: session.read,
      stored,
      affixed: false,
    });
  const ids = fieldIds(idPrefix, name);
  const label = state.given?.title ?? (localText(field.node.config.label, language) || name);
  const error = state.problem?.problem ? problemText(state.problem.problem, translate, label) : '';
  return (
    <NodeFence
      fallback={(thrown, again) => <WidgetError label={label} at={field.at} detail={thrown.message} onAgain={again} />}
    >
      <label className="adit-sr" id={ids.label} htmlFor={ids.control}>
        {label}
      </label>
      <FieldControl
        compiled={compiled}
        ids={ids}
        value={state.value}
        onChange={onChange}
        onBlur={onBlur}
        required={state.required}
        invalid={state.problem !== null}
        disabled={disabled || !state.enabled || field.props.disabled === true}
        described={error !== ''}
        bare
        read={session.read}
        displayText={typeof stored === 'string' ? stored : undefined}
        readOnly={state.readOnly}
        given={state.given}
      />
      {error !== '' && (
        <span className="adit-sr" id={ids.message}>
          {error}
        </span>
      )}
    </NodeFence>
  );
}
