import { Radio as AntRadio, theme } from 'antd';
import { useId } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { keyedOptions, type OptionValue, orphansOf, storedValues } from '../select/keyed-options.ts';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';
import { boxFrame } from './box-frame.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { sizeOf } from './own-size.ts';

export interface RadioProps extends FieldProps<OptionValue> {
  readonly direction?: string;
  readonly optionType?: string;
  readonly buttonStyle?: string;
  readonly border?: boolean;
  readonly ownSize?: string;
}

export function Radio(props: RadioProps) {
  const { value, onChange, disabled, readOnly, options, optionsState } = props;
  const { token } = theme.useToken();
  const name = useId();
  if (readOnly) return <ReadOnlyChoice {...props} />;

  const size = sizeOf(props.ownSize, props.size);
  const keyed = keyedOptions(options);
  const stored = storedValues(value).slice(0, 1);
  const chosen = stored.map(String)[0];
  const entries = [...keyed.flat, ...(optionsState === 'loading' ? [] : orphansOf(keyed, stored))];
  const buttons = props.optionType === 'button';
  const vertical = props.direction === 'vertical';
  const framed = props.border === true;
  // antd rounds and joins buttons as a row only.
  const apart = { borderRadius: token.borderRadius, borderInlineWidth: token.lineWidth };

  return (
    <AntRadio.Group
      name={name}
      role="presentation"
      value={chosen}
      size={size}
      disabled={disabled}
      buttonStyle={props.buttonStyle === 'outline' ? 'outline' : 'solid'}
      style={{ width: '100%' }}
      onChange={({ target }) => {
        const entry = entries.find(({ key }) => key === target.value);
        if (entry) onChange(entry.option.value);
      }}
    >
      <ChoiceGroup {...props} size={size} role="radiogroup" vertical={vertical} gap={buttons && !vertical ? 0 : 8}>
        {entries.map((entry) => {
          const own = { value: entry.key, disabled: disabled || entry.disabled };
          if (buttons)
            return (
              <AntRadio.Button key={entry.key} {...own} style={vertical ? apart : undefined}>
                {entry.label}
              </AntRadio.Button>
            );
          return (
            <AntRadio
              key={entry.key}
              {...own}
              style={framed ? boxFrame(token, size, entry.key === chosen && !own.disabled) : undefined}
            >
              {entry.label}
            </AntRadio>
          );
        })}
      </ChoiceGroup>
    </AntRadio.Group>
  );
}
