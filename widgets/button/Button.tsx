import { type ButtonProps as AntButtonProps, theme } from 'antd';
import { useState } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { createThrottle } from '../../engine/schema/helpers/throttle.ts';
import { knownIcon } from '../shared/known-icons.tsx';
import { storedText } from '../shared/stored-text.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';

export interface ButtonProps extends ActionProps {
  readonly align?: string;
  readonly buttonText?: string;
  readonly type?: string;
  readonly icon?: string;
  /** The key that does the same, shown behind the words: `Ctrl K`. */
  readonly keyHint?: string;
}

/** Runs the node's `click` actions; a second press while they run, or within the throttle, does nothing. */
export function Button({ id, label, align, buttonText, type, icon, keyHint, disabled, size, run, busy }: ButtonProps) {
  const [throttle] = useState(createThrottle);
  const look = useLook(type);
  const key = storedText(keyHint);
  const press = () => {
    if (!busy && throttle.counts()) void run('click');
  };
  return (
    <div style={{ textAlign: align === 'center' || align === 'right' ? align : 'left' }}>
      <WaitingButton
        id={id}
        {...look}
        icon={knownIcon(icon)}
        size={size}
        disabled={disabled}
        busy={busy}
        onClick={press}
      >
        {storedText(buttonText) ?? label}
        {key && <kbd className="adit-key">{key}</kbd>}
      </WaitingButton>
    </div>
  );
}

/** Kinds of the dialect in ours: one filled kind, the colours of a state as words and frame only. */
function useLook(type: string | undefined): Pick<AntButtonProps, 'type' | 'danger' | 'style'> {
  const { token } = theme.useToken();
  const framed = (color: string) => ({ type: 'default' as const, style: { color, borderColor: color } });
  switch (type) {
    case 'primary':
    case 'text':
    case 'link':
    case 'dashed':
      return { type };
    case 'danger':
      return { type: 'default', danger: true };
    case 'success':
      return framed(token.colorSuccessText);
    case 'warning':
      return framed(token.colorWarningText);
    case 'info':
      return framed(token.colorInfoText);
    default:
      return { type: 'default' };
  }
}
