import { useContext, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { columnLooks } from '../../engine/schema/codes/code-looks.ts';
import type { Column } from '../../engine/schema/documents/list-document.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { isLocalText } from '../../engine/schema/text/local-text.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { type ListColumn, listColumns, type Row } from '../../widgets/model-list/model.ts';
import type { JsonObject } from '../document/json.ts';
import { entriesOf } from '../document/list-edit.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { OpenModelContext } from '../parts/open-model.ts';
import { hasFigure } from './column-figures.ts';

/** The columns as the list page would draw them: labels with their units, alignment by kind. */
export function useShownColumns(list: JsonObject): ListColumn[] {
  const { registry } = useDesigner();
  const { language } = useServices();
  const form = useDesign(({ document }) => document.form);
  // Edits of the list leave the form what it is: its fields are found once.
  const drawn = useMemo(() => {
    const found = drawableForm(form).form;
    return { form: found, catalogue: catalogueOf(found, registry.descriptors) };
  }, [form, registry]);
  return useMemo(() => {
    const columnList = entriesOf(list, 'columnList').map(columnOf);
    const model = { id: '', name: '', recordName: '', ...drawn, list: { version: 1, searchList: [], columnList } };
    const columns = listColumns(model, language);
    return columns.map((one) => ({ ...one, thousands: hasFigure(list, 'thousands', one.column.prop) }));
  }, [drawn, list, language]);
}

/** What of a stored column can be drawn: a draft may hold anything. */
function columnOf({ prop, label, width, align, fixed, sortable, look }: JsonObject): Column {
  return {
    prop: typeof prop === 'string' ? prop : '',
    ...(typeof label === 'string' || isLocalText(label) ? { label } : {}),
    ...(typeof width === 'number' ? { width } : {}),
    ...(isOneOf(align, ['left', 'center', 'right'] as const) ? { align } : {}),
    ...(isOneOf(fixed, ['none', 'left', 'right'] as const) ? { fixed } : {}),
    ...(typeof sortable === 'boolean' ? { sortable } : {}),
    ...(isOneOf(look, columnLooks) ? { look } : {}),
  };
}

function isOneOf<Word extends string>(value: unknown, words: readonly Word[]): value is Word {
  return words.some((word) => word === value);
}

const rowsMost = 6;

/** Rows of the model as it is online; null while there are none to be had, and made-up ones stand in. */
export function useLiveRows(): readonly Row[] | null {
  const { request } = useServices();
  const model = useContext(OpenModelContext);
  const id = model !== null && model.releaseVersion !== null ? model.id : null;
  const ask = useMemo(() => {
    if (id === null) return null;
    const body = { currentPage: 1, pageSize: rowsMost };
    return async (signal: AbortSignal) => {
      const { list } = await request('recordList', { params: { id }, body, signal, quiet: true });
      return list.length > 0 ? list : null;
    };
  }, [id, request]);
  const { state } = useAnswer(ask);
  // Who designs a list may have no right to its rows.
  return state.status === 'ready' ? state.answer : null;
}
