import { EyeInvisibleOutlined, EyeOutlined, WarningFilled } from '@ant-design/icons';
import { Button, theme } from 'antd';
// By its own path: the package's `Input` has five other inputs hanging on it.
import AntInput from 'antd/es/input/Input';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type Mask, maskText } from '../../engine/schema/values/index.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { knownIcon } from '../shared/known-icons.tsx';
import { describedByAll, storedCount, storedText } from '../shared/stored-text.ts';
import { useComposedText } from '../shared/use-composed-text.ts';
import { canScan } from './can-scan.ts';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { useCapsLock } from './use-caps-lock.ts';
import { useChangeSteps } from './use-change-steps.ts';

export interface InputProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** UTF-16 units, as the browser and the server count. */
  readonly maxlength?: number;
  readonly clearable?: boolean;
  readonly showCount?: boolean;
  readonly showPassword?: boolean;
  /** Says under the control that caps lock is on, while the control has the focus. */
  readonly capsLockWarning?: boolean;
  /** What a browser may fill in by itself, by HTML's name. */
  readonly autocomplete?: string;
  readonly addonBefore?: string;
  readonly addonAfter?: string;
  readonly prefixIcon?: string;
  readonly suffixIcon?: string;
  /** The camera may read a code into it, where the browser can. */
  readonly useScan?: boolean;
  /** Hides part of a value that is only read. */
  readonly mask?: Mask;
}

const ScanButton = lazy(() => import('./ScanButton.tsx').then((module) => ({ default: module.ScanButton })));

/** What only helps to find a field stands back behind what is written in it. */
const quietIcon = { color: 'var(--ant-color-text-tertiary)' };

export function Input(props: InputProps) {
  const { id, label, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const [revealed, setRevealed] = useState(false);
  const { text, handOut, events } = useComposedText(value, onChange);
  const announce = useChangeSteps(props.field, text);
  const secret = props.showPassword === true;
  const capsLock = useCapsLock(props.capsLockWarning === true);
  const before = storedText(props.addonBefore);
  const after = storedText(props.addonAfter);
  const prefixIcon = knownIcon(props.prefixIcon);
  const suffixIcon = knownIcon(props.suffixIcon);

  if (readOnly) {
    const shown = props.mask ? maskText(text, props.mask) : secret ? '•'.repeat(text ? 6 : 0) : text;
    const parts = { id, describedBy, invalid, size, bare, onBlur, text: shown };
    return <ReadOnlyText {...parts} before={before} after={after} />;
  }

  const scans = props.useScan === true && !secret && canScan();
  const most = storedCount(props.maxlength);
  const suffix = [
    after && (
      <span key="after" id={`${id}-after`}>
        {after}
      </span>
    ),
    suffixIcon && <span key="icon">{suffixIcon}</span>,
    scans && (
      <Suspense key="scan" fallback={null}>
        <ScanButton label={label} disabled={disabled} onScan={(code) => onChange(code.trim().slice(0, most))} />
      </Suspense>
    ),
    secret && (
      <Button
        key="reveal"
        type="text"
        size="small"
        disabled={disabled}
        aria-label={translate(revealed ? 'widget.input.hide' : 'widget.input.show')}
        aria-pressed={revealed}
        icon={revealed ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        // As high as the line: the field is no taller than its neighbours.
        style={{ marginBlock: -4, ...quietIcon }}
        onClick={() => setRevealed(!revealed)}
      />
    ),
  ].filter(Boolean);
  const decorated = !bare && (prefixIcon || before);
  const usual = required && !bare ? translate('widget.input.placeholder') : undefined;

  const control = (
    <AntInput
      id={id}
      type={secret && !revealed ? 'password' : 'text'}
      autoComplete={storedText(props.autocomplete) ?? (secret ? 'new-password' : 'off')}
      value={text}
      {...events}
      onKeyDown={(event) => {
        capsLock.look(event);
        events.onKeyDown(event);
      }}
      onKeyUp={capsLock.look}
      onMouseDown={capsLock.look}
      onBlur={(event) => {
        capsLock.leave();
        // Text inputs are trimmed; blanks of a password belong to it. Source: library specification 5, form items.
        const left = secret ? event.target.value : event.target.value.trim();
        handOut(left);
        onBlur();
        // A password is nobody's business but that of the steps that take one.
        if (!secret) announce(left);
      }}
      placeholder={storedText(props.placeholder) ?? usual}
      maxLength={most}
      title={props.useScan === true && !scans && !bare ? translate('widget.input.cannotScan') : undefined}
      allowClear={props.clearable === true && !secret && !bare && { clearIcon: <ClearIcon /> }}
      showCount={props.showCount === true && !bare}
      disabled={disabled}
      size={size}
      variant={bare ? 'borderless' : 'outlined'}
      status={invalid ? 'error' : undefined}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedByAll(
        describedBy,
        !bare && before && `${id}-before`,
        !bare && after && `${id}-after`,
        capsLock.on && `${id}-caps`,
      )}
      prefix={
        decorated ? (
          <>
            {prefixIcon && <span style={quietIcon}>{prefixIcon}</span>}
            {before && <span id={`${id}-before`}>{before}</span>}
          </>
        ) : undefined
      }
      suffix={!bare && suffix.length > 0 ? suffix : undefined}
    />
  );
  if (props.capsLockWarning !== true) return control;
  return (
    <div style={{ position: 'relative' }}>
      {control}
      <CapsLockLine id={`${id}-caps`} on={capsLock.on} over={describedBy === undefined} />
    </div>
  );
}

/** Stands where help and error stand while there are none, so that nothing moves; else above them. */
function CapsLockLine({ id, on, over }: { readonly id: string; readonly on: boolean; readonly over: boolean }) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const place = over ? ({ position: 'absolute', top: '100%' } as const) : {};
  return (
    <div id={id} role="status" style={{ ...place, paddingTop: on ? 2 : 0, fontSize: 12, lineHeight: '18px' }}>
      {on && (
        <span style={{ color: token.colorWarningText }}>
          <WarningFilled aria-hidden style={{ marginInlineEnd: 4 }} />
          {translate('widget.input.capsLock')}
        </span>
      )}
    </div>
  );
}
