import { Input } from 'antd';
import { useState } from 'react';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** Why a text cannot be taken, in words; null when it can. */
  fault(text: string): string | null;
  onChange(text: string): void;
}

/** One line that keeps what cannot be taken in the field, with the reason under it, and out of the design. */
export function CheckedInput({ id, value, maxLength, placeholder, readOnly = false, fault, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const reason = draft === null ? null : fault(draft);
  return (
    <>
      <Input
        id={id}
        size="small"
        className="adit-design-fill"
        value={draft ?? value}
        readOnly={readOnly}
        {...(maxLength === undefined ? {} : { maxLength })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(reason === null
          ? {}
          : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        onChange={({ target }) => {
          const text = target.value.trim();
          setDraft(target.value);
          if (fault(text) === null) onChange(text);
        }}
        onBlur={() => setDraft((text) => (text !== null && fault(text.trim()) !== null ? text : null))}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
        }}
      />
      {reason !== null && (
        <div id={`${id}-fault`} role="alert" className="adit-design-setting-error">
          {reason}
        </div>
      )}
    </>
  );
}
