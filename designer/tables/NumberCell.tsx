import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly placeholder: string;
  readonly invalid: boolean;
  /** Undefined: nothing is said. */
  onChange(value: number | undefined): void;
}

/** A whole number in a cell; other letters are not taken, an empty cell says nothing. */
export function NumberCell({ label, value, placeholder, invalid, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      className="adit-design-columns-sheet-cell"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={invalid}
      maxLength={6}
      placeholder={placeholder}
      value={draft ?? (value === undefined ? '' : String(value))}
      onChange={({ target }) => {
        const text = target.value.trim();
        if (!/^\d*$/.test(text)) return;
        setDraft(text);
        onChange(text === '' ? undefined : Number(text));
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
