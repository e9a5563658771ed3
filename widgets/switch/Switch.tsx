import { Switch as AntSwitch, Flex, theme } from 'antd';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { contrast } from '../../engine/schema/helpers/contrast.ts';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface SwitchProps extends FieldProps {
  /** What is written when on and off: true and false, 1 and 0, or two texts. */
  readonly activeValue?: unknown;
  readonly inactiveValue?: unknown;
  readonly activeTxt?: string;
  readonly inactiveTxt?: string;
  readonly activeColor?: string;
  readonly inactiveColor?: string;
}

/** What the edge of a control needs. Source: WCAG 2.2, 1.4.11. */
const leastContrast = 3;

export function Switch(props: SwitchProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, value, onChange, onBlur } = props;
  const { activeValue = true, inactiveValue = false } = props;
  const { token } = theme.useToken();
  if (readOnly) return <ReadOnlyChoice {...props} />;

  const on = value === true || (value !== undefined && value !== null && String(value) === String(activeValue));
  const words = storedText(on ? props.activeTxt : props.inactiveTxt);
  const own = storedText(on ? props.activeColor : props.inactiveColor);
  // The track stands on the page, the white handle on the track: a colour that hides either is not taken.
  const seen = [token.colorBgContainer, '#ffffff'].every(
    (ground) => own !== undefined && (contrast(own, ground) ?? 0) >= leastContrast,
  );
  const track = seen ? own : on ? undefined : token.colorTextTertiary;

  return (
    <Flex gap={8} align="center" onBlur={onBlur} style={{ minHeight: token.controlHeight }}>
      <AntSwitch
        id={id}
        checked={on}
        onChange={(next) => onChange(next ? activeValue : inactiveValue)}
        disabled={disabled}
        size={size === 'small' ? 'small' : 'medium'}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        style={disabled || !track ? undefined : { background: track }}
      />
      {words && <span>{words}</span>}
    </Flex>
  );
}
