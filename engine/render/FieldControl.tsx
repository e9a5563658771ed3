import { useCallback, useMemo } from 'react';
import { bindProps } from '../actions/bind-props.ts';
import { localProps } from '../actions/local-props.ts';
import { useEngine } from '../contract/engine-context.ts';
import type { FieldIds } from '../contract/field-ids.ts';
import type { Described } from '../contract/form-session.ts';
import { useServices } from '../contract/services.ts';
import type { FieldProps } from '../contract/widget.ts';
import type { CompiledField } from '../schema/check/index.ts';
import { dateLimits, type Read } from '../schema/check/index.ts';
import { fieldByCode } from '../schema/fields/fields.ts';
import { localText } from '../schema/text/local-text.ts';
import { MissingWidget } from './MissingWidget.tsx';
import { useOptions } from './use-options.ts';

interface Props {
  readonly compiled: CompiledField;
  readonly ids: FieldIds;
  readonly value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly described: boolean;
  readonly bare: boolean;
  readonly read: Read;
  readonly displayText: string | undefined;
  /** Set through Formily, as `given`, over what the document says; a cell has neither. */
  readonly readOnly?: boolean;
  readonly given?: Described | undefined;
}

/** The widget of a field with everything it is owed: its own props, its value, its options, its state. */
export function FieldControl(props: Props) {
  const { compiled, ids, value, onChange, onBlur, required, invalid, disabled, described, bare, read, given } = props;
  const { field } = compiled;
  const { registry, options, mode, session, sources } = useEngine();
  const { language, timeZone } = useServices();
  const widget = registry.widget(field.descriptor.key);
  const state = useOptions(field, read, given?.dataSource);
  const stored = bindProps(
    useMemo(() => localProps(field.props, language), [field, language]),
    sources,
  );
  const bound = useMemo(() => (given?.props ? { ...stored, ...given.props } : stored), [stored, given]);
  const own = useMemo(() => widget?.mapProps?.(bound, field.node) ?? bound, [widget, field, bound]);
  const labelOf = useCallback(
    (code: string) => {
      const other = fieldByCode(session.document.form.catalogue, code);
      return other && (localText(other.node.config.label, language) || code);
    },
    [session, language],
  );
  const retry = useCallback(() => options.retry(field, read), [options, field, read]);
  if (!widget) {
    const draw = () => session.signals.notify(field.table ?? field.name);
    const label = localText(field.node.config.label, language);
    return <MissingWidget widgetKey={field.descriptor.key} label={label} at={field.at} onLoaded={draw} />;
  }
  const Component = widget.component;
  const limits = compiled.hasDateLimits ? dateLimits(field, read, new Date(), timeZone) : undefined;
  const fieldProps: FieldProps = {
    id: ids.control,
    label: given?.title ?? localText(field.node.config.label, language),
    labelId: ids.label,
    describedBy: described ? ids.message : undefined,
    value,
    onChange,
    onBlur,
    required,
    invalid,
    disabled,
    readOnly: mode === 'view' || own.readonly === true || props.readOnly === true,
    size: session.document.settings.size,
    bare,
    options: state.options,
    optionsState: state.state,
    onRetryOptions: retry,
    field,
    displayText: props.displayText,
    labelOf,
  };
  return <Component {...own} {...(limits ? { minDate: limits.min, maxDate: limits.max } : {})} {...fieldProps} />;
}
