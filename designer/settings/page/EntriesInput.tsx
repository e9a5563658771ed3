import { DownOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../../engine/contract/services.ts';
import { boundWords } from '../../../widgets/preview/BoundWords.tsx';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { EntryTools } from '../editors/EntryTools.tsx';
import { moved } from '../editors/list-edit.ts';
import { EntryPartInput } from './EntryPartInput.tsx';
import type { EntryPart } from './entry-parts.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly EntryPart[];
  readonly value: Json | undefined;
  onChange(value: Json | undefined, typed?: boolean): void;
}

/** Entries of a list in their order: each opens by itself. Keys of an entry that are not entered here stay. */
export function EntriesInput({ id, label, parts, value, onChange }: Props) {
  const text = useDesignerText();
  const { language } = useServices();
  const [open, setOpen] = useState<number | null>(null);
  const entries = Array.isArray(value) ? value.filter(isObject) : [];
  const write = (next: readonly JsonObject[], typed = false) => onChange(next.length > 0 ? next : undefined, typed);
  const add = () => {
    write([...entries, {}]);
    setOpen(entries.length);
  };
  const part = (name: string) => {
    const words = text(`designer.entry.${name}`);
    return words.startsWith('designer.') ? name : words;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label beside it names the group
    <div id={id} role="group" aria-label={label} className="adit-design-list">
      {entries.map((entry, index) => {
        const name = text('designer.page.entry', { label, number: index + 1 });
        const isOpen = open === index;
        const title =
          boundWords(entry.label, language) ??
          boundWords(entry.prop ?? entry.name ?? entry.key ?? entry.value, language);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order is what they are
          <div key={index} className="adit-design-card" role="group" aria-label={name}>
            <div className="adit-design-card-head">
              <button
                type="button"
                className="adit-design-entry-head adit-design-fill"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : index)}
              >
                {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
                <span>
                  {index + 1} {title ?? label}
                </span>
              </button>
              <EntryTools
                name={name}
                number={index + 1}
                count={entries.length}
                onMove={(by) => {
                  write(moved(entries, index, index + by));
                  if (isOpen) setOpen(index + by);
                }}
                onDelete={() => {
                  write(entries.toSpliced(index, 1));
                  setOpen(null);
                }}
              />
            </div>
            {isOpen &&
              parts.map((one) => (
                <EntryPartInput
                  key={one.name}
                  id={`${id}-${index}-${one.name}`}
                  label={part(one.name)}
                  part={one}
                  value={entry[one.name]}
                  onChange={(next, typed) => {
                    const { [one.name]: _known, ...rest } = entry;
                    write(entries.with(index, next === undefined ? rest : { ...entry, [one.name]: next }), typed);
                  }}
                />
              ))}
          </div>
        );
      })}
      <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={add}>
        {text('designer.page.addEntry', { label })}
      </Button>
    </div>
  );
}
