import { createContext, useContext, useMemo } from 'react';
import type { Descriptor } from '../schema/fields/descriptor.ts';
import type { FieldDataSource } from './formily.ts';
import { useFormilyField } from './formily-field.ts';
import { FieldContext } from './formily-react.ts';
import { defineWidget, type FieldProps, type Widget, type WidgetComponent } from './widget.ts';

interface Parts {
  readonly mapProps?: Widget['mapProps'];
  /** The choices as the component wants them; by themselves `label`, `value`, `disabled` and what is below. */
  readonly dataSource?: (props: FieldProps) => FieldDataSource;
}

const FieldPropsContext = createContext<FieldProps | null>(null);

/** All that the engine hands a control, for the inside of a component that Formily's props are not enough for. */
export function useFieldProps(): FieldProps {
  const props = useContext(FieldPropsContext);
  if (!props) throw new Error('A part of a control was drawn outside of it: join it by fromFormily.');
  return props;
}

/**
 * A component made for Formily, with `connect` and `mapProps`, as a widget. It finds its field by `useField`, and gets what Formily
 * gives its components (`value`, `onChange`, `onBlur`, `disabled`, `readOnly`) beside its own settings and what names and
 * marks a control for those who listen.
 */
export function fromFormily(component: WidgetComponent, descriptor: Descriptor, parts: Parts = {}): Widget {
  const { dataSource = choicesOf, mapProps } = parts;
  const Component = component;
  function FormilyControl(props: FieldProps) {
    const own = ownProps(props);
    const choices = useMemo(() => dataSource(props), [props]);
    const field = useFormilyField(props, { title: props.label, dataSource: choices, props: own });
    return (
      <FieldContext value={field}>
        <FieldPropsContext value={props}>
          <Component {...own} {...controlProps(props)} />
        </FieldPropsContext>
      </FieldContext>
    );
  }
  return defineWidget(descriptor, FormilyControl, mapProps);
}

function controlProps(props: FieldProps) {
  const { id, labelId, describedBy, value, onChange, onBlur, required, invalid, disabled, readOnly, size } = props;
  return {
    id,
    value,
    onChange: (given: unknown) => onChange(enteredValue(given)),
    onBlur: () => onBlur(),
    disabled,
    readOnly,
    size,
    status: invalid ? 'error' : undefined,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    'aria-required': required,
    'aria-invalid': invalid,
  };
}

/** What a component hands out: a value, or the event of an element that has it. */
function enteredValue(given: unknown): unknown {
  const target: unknown = typeof given === 'object' && given !== null && 'target' in given ? given.target : undefined;
  if (typeof target !== 'object' || target === null) return given;
  if ('type' in target && target.type === 'checkbox' && 'checked' in target) return target.checked;
  return 'value' in target ? target.value : given;
}

function choicesOf({ options }: FieldProps): FieldDataSource {
  return options.map(({ value, label, disabled, children }) => ({
    value,
    label,
    ...(disabled ? { disabled } : {}),
    ...(children ? { children: children.map((below) => ({ value: below.value, label: below.label })) } : {}),
  }));
}

/** What the engine hands every control under names of its own, which no component of Formily's knows. */
const engineProps: Readonly<Record<keyof FieldProps | 'readonly', true>> = {
  id: true,
  label: true,
  labelId: true,
  describedBy: true,
  value: true,
  onChange: true,
  onBlur: true,
  required: true,
  invalid: true,
  disabled: true,
  readOnly: true,
  readonly: true,
  size: true,
  bare: true,
  options: true,
  optionsState: true,
  onRetryOptions: true,
  field: true,
  displayText: true,
  labelOf: true,
};

/** The widget's settings among the props of a control. */
function ownProps(props: FieldProps): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in engineProps)));
}
