import { useCallback, useId } from 'react';
import type { Json, JsonObject } from '../document/json.ts';
import { PlainRow } from '../form-settings/PlainRow.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ValueControl } from '../settings/ValueControl.tsx';
import { useSearchNode } from './use-search-node.ts';

interface Props {
  /** Code of the field. */
  readonly prop: string;
  readonly entry: JsonObject;
  onChange(value: Json | undefined): void;
}

/** What a condition opens with, entered with the control that the list page asks with. */
export function PresetRow({ prop, entry, onChange }: Props) {
  const text = useDesignerText();
  const id = useId();
  const node = useSearchNode(prop, entry);
  const { value } = entry;
  const write = useCallback((next: Json | undefined) => onChange(next), [onChange]);
  if (!node) return null;
  const drawn = node as JsonObject; // a node is JSON
  const label = text('designer.list.condition.value');
  return (
    <PlainRow
      id={id}
      label={label}
      group
      hint={text('designer.list.condition.value.hint')}
      differs={value !== undefined && value !== null}
      onRestore={() => onChange(undefined)}
    >
      <ValueControl
        // How it compares decides what it is entered with.
        key={`${String(entry.searchType)} ${String(entry.searchMultiple)}`}
        node={drawn}
        label={label}
        value={value}
        onChange={write}
      />
    </PlainRow>
  );
}
