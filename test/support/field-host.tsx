import { useState } from 'react';
import type { FieldProps, Widget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { propsOf } from '../../engine/schema/fields/descriptor.ts';

/** Props of a field that a test may set; the rest is what the engine gives an ordinary field. */
export type FieldOverrides = Partial<Omit<FieldProps, 'value' | 'onChange' | 'onBlur' | 'field'>>;

export interface FieldHostProps extends FieldOverrides {
  readonly widget: Widget;
  /** Where it starts; what the widget hands out is its value from then on. */
  readonly initial?: unknown;
  /** The document's own parts: stored props, slot, config. */
  readonly node?: { readonly props?: Node['props']; readonly slot?: Node['slot']; readonly config?: object };
  /** Each value handed out is appended, in order. */
  readonly changes?: unknown[];
  readonly onBlur?: () => void;
  /** Props that the engine computes and no setting names, for instance `minDate`. */
  readonly computed?: Readonly<Record<string, unknown>>;
  /** The words of the error line; without them there is none and `invalid` is false. */
  readonly error?: string;
}

/** Draws one field as the engine does: label, widget with its props (defaults under them, then `mapProps`), error line. */
export function FieldHost(props: FieldHostProps) {
  const { widget, initial, node: parts, changes, onBlur, computed, error, ...overrides } = props;
  const [value, setValue] = useState<unknown>(initial);
  const { descriptor, component: Component, mapProps } = widget;
  const id = overrides.id ?? 'field';
  const label = overrides.label ?? '名称';
  const labelId = overrides.labelId ?? `${id}-label`;
  const node: Node = {
    id: 'n1',
    vModel: 'value',
    ...parts,
    config: { aditKey: descriptor.key, label, ...parts?.config },
  };
  const stored = propsOf(node, descriptor);
  const kind = typeof descriptor.value === 'function' ? descriptor.value(node) : descriptor.value;
  const fieldProps: FieldProps = {
    describedBy: error === undefined ? undefined : `${id}-help`,
    required: false,
    invalid: error !== undefined,
    disabled: false,
    readOnly: false,
    size: 'middle',
    bare: false,
    displayText: undefined,
    labelOf: () => undefined,
    options: [],
    optionsState: 'ready',
    onRetryOptions: () => {},
    ...overrides,
    id,
    label,
    labelId,
    value,
    onChange: (next) => {
      changes?.push(next);
      setValue(next);
    },
    onBlur: onBlur ?? (() => {}),
    field: {
      name: 'value',
      table: null,
      kind: kind ?? 'text',
      node,
      descriptor,
      props: stored,
      at: '/nodes/0',
      shownBy: [],
      enabledBy: [],
      hidden: false,
    },
  };
  return (
    <div>
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      <Component {...(mapProps ? mapProps(stored, node) : stored)} {...computed} {...fieldProps} />
      {error === undefined ? null : <div id={`${id}-help`}>{error}</div>}
    </div>
  );
}
