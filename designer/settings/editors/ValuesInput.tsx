import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { DataInput } from '../../sources/DataInput.tsx';
import { EntryTools } from './EntryTools.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: Json | undefined;
  onChange(value: Json | undefined): void;
}

/** Named values: parameters of a call, what a dialog is opened with. */
export function ValuesInput({ id, label, value, onChange }: Props) {
  const text = useDesignerText();
  const stored = isObject(value) ? value : {};
  const write = (next: JsonObject) => onChange(Object.keys(next).length > 0 ? next : undefined);
  const names = Object.keys(stored);
  const fresh = () => {
    let number = names.length + 1;
    while (names.includes(`name${number}`)) number += 1;
    return `name${number}`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label beside it names the group
    <div id={id} role="group" aria-label={label} className="adit-design-values">
      {names.map((name, index) => (
        <div key={name} className="adit-design-values-row">
          <NameInput
            name={name}
            label={text('designer.settings.valueName', { number: index + 1 })}
            onChange={(next) => {
              if (next === '' || names.includes(next)) return;
              write(Object.fromEntries(Object.entries(stored).map(([key, one]) => [key === name ? next : key, one])));
            }}
          />
          <DataInput
            id={`${id}-${index}`}
            label={text('designer.settings.valueOf', { name })}
            value={stored[name]}
            onChange={(next) => write({ ...stored, [name]: next ?? '' })}
          />
          <EntryTools
            name={name}
            onDelete={() => write(Object.fromEntries(Object.entries(stored).filter(([key]) => key !== name)))}
          />
        </div>
      ))}
      <Button
        size="small"
        type="link"
        icon={<PlusOutlined aria-hidden />}
        aria-label={text('designer.settings.addValueTo', { name: label })}
        onClick={() => write({ ...stored, [fresh()]: '' })}
      >
        {text('designer.settings.addValue')}
      </Button>
    </div>
  );
}

/** A name is given when it is left: half a name may be another one's. */
function NameInput({ name, label, onChange }: { name: string; label: string; onChange(name: string): void }) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Input
      size="small"
      aria-label={label}
      value={draft ?? name}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => {
        if (draft !== null && draft !== name) onChange(draft.trim());
        setDraft(null);
      }}
    />
  );
}
