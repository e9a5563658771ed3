import { memo, useSyncExternalStore } from 'react';
import { useEngine, useSignal } from '../contract/engine-context.ts';
import { fieldIds } from '../contract/field-ids.ts';
import type { ResolvedField } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';
import type { Field } from '../schema/fields/fields.ts';
import { problemText } from '../schema/rules/index.ts';
import { localText } from '../schema/text/local-text.ts';
import { displayText } from './display-text.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldItem } from './FieldItem.tsx';
import { NodeFence } from './NodeFence.tsx';
import { useFieldEdits } from './use-field-edits.ts';
import { type Moments, useMoments } from './use-moments.ts';
import { WidgetError } from './WidgetError.tsx';

const subscribeNothing = () => () => {};

/** A field near the view: label, control, help and error. Draws again only when something of this field changes. */
export const FieldView = memo(function FieldView({ node }: { readonly node: ResolvedField }) {
  const { field } = node;
  const { name } = field;
  const { session, mode, disabled, idPrefix, options, displayValues } = useEngine();
  const { language, translate, timeZone } = useServices();
  const moments = useMoments();
  useSignal(name);
  const compiled = session.document.form.byName.get(name);
  const { onChange, onBlur } = useFieldEdits(field);

  const viewing = mode === 'view' && field.descriptor.viewsItself !== true;
  // The words of a choice may come later than the value; a control listens for itself.
  const awaitsWords = viewing && field.descriptor.options === true;
  useSyncExternalStore(
    awaitsWords ? options.subscribe : subscribeNothing,
    () => awaitsWords && options.read(field, session.read),
  );

  const state = session.state(name);
  if (!compiled || !state.shown) return null;
  const ids = fieldIds(idPrefix, name);
  const label = state.given?.title ?? (localText(field.node.config.label, language) || name);
  const error = state.problem?.problem ? problemText(state.problem.problem, translate, label) : '';
  const help = localText(field.node.config.tipLabel, language);
  const shared = { language, translate, timeZone, options, read: session.read };
  const stored = displayValues[name];
  return (
    <FieldItem
      node={node}
      ids={ids}
      label={label}
      required={state.required && mode === 'edit'}
      error={error}
      help={mode === 'edit' ? help : ''}
      linked={!viewing}
    >
      <NodeFence
        at={node.at}
        fallback={(thrown, again) => <WidgetError label={label} at={node.at} detail={thrown.message} onAgain={again} />}
      >
        {viewing ? (
          <div className="adit-value" id={ids.control} title={momentOf(field, state.value, moments)}>
            {displayText(field, state.value, { ...shared, stored, masked: true, affixed: true }) || (
              <span className="adit-empty">{translate('value.empty')}</span>
            )}
          </div>
        ) : (
          <FieldControl
            compiled={compiled}
            ids={ids}
            value={state.value}
            onChange={onChange}
            onBlur={onBlur}
            required={state.required}
            invalid={state.problem !== null}
            disabled={disabled || !state.enabled || field.props.disabled === true}
            described={error !== '' || help !== ''}
            bare={false}
            read={session.read}
            displayText={typeof stored === 'string' ? stored : undefined}
            readOnly={state.readOnly}
            given={state.given}
          />
        )}
      </NodeFence>
    </FieldItem>
  );
});

/** What the tooltip says of a moment; undefined for any other value. */
function momentOf({ kind }: Field, value: unknown, moments: Moments): string | undefined {
  return kind === 'dateTime' && typeof value === 'string' ? moments.title(value) || undefined : undefined;
}
