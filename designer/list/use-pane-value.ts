import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { changeDocument } from '../commands/index.ts';
import type { JsonObject } from '../document/json.ts';
import { type EntryPlace, entriesOf, findEntry, idOf, listChange, listOf, type Zone } from '../document/list-edit.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useDesignFields } from '../settings/use-design-fields.ts';
import type { Incoming, ListPane } from './list-context.ts';
import { missingCode, type Preview } from './preview.ts';

/**
 * @param root around all entries: the focus is looked for in it
 * @param preview whose rights the list is looked at with
 */
export function usePaneValue(root: RefObject<HTMLElement | null>, preview: Preview | null): ListPane {
  const { store, run } = useDesigner();
  const text = useDesignerText();
  const { language } = useServices();
  const list = useDesign(({ document }) => listOf(document, store.descriptors));
  const known = useDesignFields();
  const fields = useMemo(() => new Map(known.map((field) => [field.code, field])), [known]);
  const [wished, choose] = useState<EntryPlace | null>(null);
  const [incoming, bring] = useState<Incoming | null>(null);
  // What was chosen may have been undone or taken out elsewhere.
  const chosen = wished && findEntry(list, wished) ? wished : null;
  const waiting = useRef<EntryPlace | null>(null);
  useLayoutEffect(() => {
    const place = waiting.current;
    if (!place) return;
    waiting.current = null;
    root.current
      ?.querySelector<HTMLElement>(`[data-zone="${place.zone}"][data-entry="${CSS.escape(place.id)}"]`)
      ?.focus();
  });
  const focusLater = useCallback((place: EntryPlace) => {
    waiting.current = place;
  }, []);
  const edit = useCallback(
    (next: JsonObject, says?: string, typed?: string) => {
      const { document } = store.state();
      if (next === listOf(document, store.descriptors)) return;
      const change = listChange(document, next);
      if (!change) return;
      run(changeDocument, {
        ...change,
        ...(says ? { words: says } : {}),
        ...(typed === undefined ? {} : { mergeKey: `list ${typed}` }),
      });
      if (typed === undefined) store.seal();
    },
    [store, run],
  );
  return useMemo(() => {
    const nameOf = (place: EntryPlace) => {
      const { label } = findEntry(list, place) ?? {};
      const own = typeof label === 'string' || isWords(label) ? localText(label, language) : '';
      if (own) return own;
      if (place.zone === 'columnList' || place.zone === 'searchList') {
        const system = text(`designer.list.system.${place.id}`);
        return fields.get(place.id)?.label ?? (system.startsWith('designer.') ? place.id : system);
      }
      const words = text(`designer.list.button.${place.id}`);
      return words.startsWith('designer.') ? place.id : words;
    };
    const missing = (place: EntryPlace) => preview && missingCode(preview, list, place);
    const missingIn = (zone: Zone) =>
      entriesOf(list, zone).filter((entry) => missing({ zone, id: idOf(zone, entry) }) !== null).length;
    return { list, fields, chosen, choose, edit, focusLater, nameOf, missing, missingIn, incoming, bring };
  }, [list, fields, chosen, edit, focusLater, language, text, preview, incoming]);
}

function isWords(label: unknown): label is { zh: string } {
  return typeof label === 'object' && label !== null && 'zh' in label && typeof label.zh === 'string';
}
