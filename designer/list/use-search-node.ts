import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { SearchItem } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { searchDocument } from '../../widgets/model-list/search-document.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';

/** A condition as the list page draws it. @param prop code of its field */
export function useSearchNode(prop: string, { searchType, searchMultiple }: JsonObject): Node | null {
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
    const catalogue = catalogueOf(drawn, registry.descriptors);
    const model = { id: '', name: '', recordName: '', form: drawn, list, catalogue };
    return searchDocument(model, { language, translate }).nodes[0] ?? null;
  }, [form, registry, prop, searchType, searchMultiple, language, translate]);
}
