import './send-code.css';
// By its own path: the package's `Input` has five other inputs hanging on it.
import AntInput from 'antd/es/input/Input';
import { useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { storedText } from '../shared/stored-text.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { SendCodeProps } from './SendCode.tsx';
import { useCountdown } from './use-countdown.ts';

/** Refused for a while: the button may be pressed again when that while is over. */
const tooMany = 429;

/** The number is judged first, as if it were sent; what is wrong with it is said there. */
export function ShownSendCode(props: SendCodeProps) {
  const { id, describedBy, invalid, required, disabled, readOnly, size, value, onChange, onBlur, mobileField } = props;
  const { session } = useEngine();
  const { request, translate, toast } = useServices();
  const { left, begin } = useCountdown();
  const [busy, setBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const box = useRef<HTMLElement>(null);

  const send = async () => {
    const field = storedText(mobileField) ?? 'mobile';
    session.check(field);
    const mobile = session.read(field);
    if (typeof mobile !== 'string' || session.problems().some(({ name }) => name === field)) return;
    setBusy(true);
    try {
      const { seconds } = await request('mobileCode', { body: { mobile, purpose: 'signIn' }, quiet: true });
      begin(seconds);
      setWasSent(true);
      box.current?.querySelector('input')?.focus();
    } catch (error) {
      if (isRequestFailure(error) && Number(error.code) === tooMany) begin(limits.mobileResendSeconds);
      toast('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  const still = disabled || readOnly;
  const words = left > 0 ? 'later' : wasSent ? 'again' : 'get';
  return (
    <div>
      <span className="adit-send-code" ref={box}>
        <AntInput
          id={id}
          value={value ?? ''}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          size={size}
          disabled={still}
          status={invalid ? 'error' : undefined}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          placeholder={storedText(props.placeholder)}
          onChange={(event) => onChange(event.target.value.trim() || null)}
          onBlur={onBlur}
        />
        <WaitingButton disabled={still || left > 0} busy={busy} onClick={() => void send()}>
          {translate(`widget.sendCode.${words}`, { seconds: left })}
        </WaitingButton>
      </span>
      <div className="adit-send-code-said" role="status">
        {wasSent && translate('widget.sendCode.sent')}
      </div>
    </div>
  );
}
