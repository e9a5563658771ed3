import './password-input.css';
import { PasswordStrength } from '@formily/antd-v5/esm/password/PasswordStrength';
import { connect, mapProps } from '@formily/react';
import { useFieldProps } from '../../engine/contract/from-formily.tsx';
import { useServices } from '../../engine/contract/services.ts';
import { Input } from '../input/Input.tsx';
import { describedByAll } from '../shared/stored-text.ts';

interface PasswordProps {
  readonly value?: unknown;
  readonly placeholder?: string;
  readonly maxlength?: number;
  readonly checkStrength?: boolean;
}

/**
 * Formily's password with its measure of strength. The control is ours and not that of its antd set, which draws white bars in a
 * dark page, says nothing of the strength to those who listen, and shows what is typed by a picture that no key reaches.
 */
export const PasswordInput = connect(PasswordBox, mapProps({ value: true }));

function PasswordBox({ value, placeholder, maxlength, checkStrength }: PasswordProps) {
  const given = useFieldProps();
  // Blanks of a password belong to it.
  const text = typeof value === 'string' ? value : '';
  const measured = checkStrength !== false && !given.readOnly;
  const measureId = `${given.id}-strength`;
  const control = (
    <Input
      {...given}
      value={text === '' ? null : text}
      describedBy={describedByAll(given.describedBy, measured && text !== '' && measureId)}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(maxlength === undefined ? {} : { maxlength })}
      showPassword
      capsLockWarning
      autocomplete="new-password"
    />
  );
  if (!measured) return control;
  return (
    <div className="adit-password">
      {control}
      <PasswordStrength value={text}>
        {(score) => <Measure id={measureId} level={score / scoreOfLevel} />}
      </PasswordStrength>
    </div>
  );
}

/** Scores are 20, 40 … 100; 0 while nothing is typed. */
const scoreOfLevel = 20;
const levels = [1, 2, 3, 4, 5] as const;

function Measure({ id, level }: { readonly id: string; readonly level: number }) {
  const { translate } = useServices();
  const known = levels.find((one) => one === level);
  return (
    <div className="adit-strength" data-level={level}>
      {levels.map((one) => (
        <span key={one} className="adit-strength-part" data-on={one <= level || undefined} />
      ))}
      <span id={id} className="adit-strength-words">
        <span className="adit-sr">{translate('widget.passwordInput.strength')} </span>
        {known && translate(`widget.passwordInput.level${known}`)}
      </span>
    </div>
  );
}
