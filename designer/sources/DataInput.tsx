import { Input } from 'antd';
import { useState } from 'react';
import type { Json } from '../document/json.ts';
import { dataText, readData } from './data-text.ts';

interface Props {
  readonly id: string;
  readonly label?: string;
  readonly value: Json | undefined;
  onChange(value: Json | undefined): void;
}

/** Data as text or JSON; read when the field is left, since half a list is none. */
export function DataInput({ id, label, value, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const stored = dataText(value);
  const give = () => {
    if (draft !== null && draft !== stored) onChange(readData(draft));
    setDraft(null);
  };
  return (
    <Input.TextArea
      id={id}
      size="small"
      className="adit-design-code adit-design-grows"
      rows={1}
      {...(label === undefined ? {} : { 'aria-label': label })}
      value={draft ?? stored}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={give}
    />
  );
}
