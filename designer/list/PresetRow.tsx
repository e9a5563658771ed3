import { useCallback, useId, useMemo } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { SearchItem } from '../../engine/schema/documents/list-document.ts';
import { catalogueOf } from '../../engine/schema/fields.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { searchDocument } from '../../widgets/model-list/search-document.ts';
import { useDesign, useDesigner } from '../designer-context.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { PlainRow } from '../form-settings/PlainRow.tsx';
import { ValueControl } from '../settings/ValueControl.tsx';
import { useDesignerText } from '../use-designer-text.ts';

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
        node={node}
        label={label}
        value={value}
        onChange={write}
      />
    </PlainRow>
  );
}

/** The condition as the list page draws it. */
function useSearchNode(prop: string, { searchType, searchMultiple }: JsonObject): JsonObject | null {
  const { registry } = useDesigner();
  const { language, translate } = useServices();
  const form = useDesign(({ document }) => document.form);
  return useMemo(() => {
    const item: SearchItem = {
      prop,
      ...(typeof searchType === 'number' ? { searchType } : {}),
      ...(searchMultiple === true ? { searchMultiple } : {}),
    };
    const drawn = drawableForm(form).form;
    const list = { version: 1, columnList: [], searchList: [item] };
    const model = { id: '', name: '', form: drawn, list, catalogue: catalogueOf(drawn, registry.descriptors) };
    const [node] = searchDocument(model, { language, translate }).nodes;
    const plain: unknown = node;
    return isObject(plain as Json) ? (plain as JsonObject) : null; // a node is JSON
  }, [form, registry, prop, searchType, searchMultiple, language, translate]);
}
