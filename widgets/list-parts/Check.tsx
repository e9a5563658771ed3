import { useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly partly?: boolean;
  readonly disabled?: boolean;
  onChange(checked: boolean): void;
}

/** The browser's own checkbox: a list has as many as rows. */
export function Check({ label, checked, partly = false, disabled = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly;
  }, [partly]);
  return (
    <input
      ref={input}
      type="checkbox"
      className="adit-check"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
