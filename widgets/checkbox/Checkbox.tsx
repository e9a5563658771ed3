import { theme } from 'antd';
// By its own path: the package's `Checkbox` has antd's group hanging on it, which is not used.
import AntCheckbox from 'antd/es/checkbox/Checkbox';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { boxFrame } from '../radio/box-frame.ts';
import { ChoiceGroup } from '../radio/ChoiceGroup.tsx';
import { sizeOf } from '../radio/own-size.ts';
import { keyedOptions, type OptionValue, orphansOf, storedValues } from '../select/keyed-options.ts';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';

export interface CheckboxProps extends FieldProps<readonly OptionValue[]> {
  readonly direction?: string;
  /** `button`: framed boxes side by side that read as buttons; the mark stays, colour alone would not do. */
  readonly optionType?: string;
  readonly border?: boolean;
  readonly ownSize?: string;
}

/** Boxes of our own in a group of our own: antd's group drops values that are no longer offered. */
export function Checkbox(props: CheckboxProps) {
  const { value, onChange, disabled, readOnly, options, optionsState } = props;
  const { token } = theme.useToken();
  if (readOnly) return <ReadOnlyChoice {...props} />;

  const size = sizeOf(props.ownSize, props.size);
  const keyed = keyedOptions(options);
  const stored = storedValues(value);
  const chosen = new Set(stored.map(String));
  const orphans = orphansOf(keyed, stored);
  const entries = [...keyed.flat, ...orphans];
  const framed = props.border === true || props.optionType === 'button';

  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChange(entries.filter((entry) => next.has(entry.key)).map(({ option }) => option.value));
  };

  return (
    <ChoiceGroup
      {...props}
      size={size}
      role="group"
      vertical={props.direction === 'vertical'}
      gap={props.optionType === 'button' ? 4 : 8}
    >
      {(optionsState === 'loading' ? [] : entries).map(({ key, label, disabled: off }) => (
        <AntCheckbox
          key={key}
          checked={chosen.has(key)}
          disabled={disabled || off}
          onChange={() => toggle(key)}
          style={framed ? boxFrame(token, size, chosen.has(key) && !disabled && !off) : undefined}
        >
          {label}
        </AntCheckbox>
      ))}
    </ChoiceGroup>
  );
}
