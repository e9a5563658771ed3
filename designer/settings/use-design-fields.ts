import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type DesignField, designFields, namesFor, namesInRow } from '../document/design-fields.ts';
import { treeOf } from '../document/design-tree.ts';
import { fieldName, tableAround } from '../document/node-facts.ts';
import { whenIdle } from '../findings/when-idle.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useSettingsScope } from './settings-context.ts';

/** The fields of the design as of the last quiet moment: typing in a setting waits for no list. */
export function useDesignFields(): readonly DesignField[] {
  const { store } = useDesigner();
  const { language } = useServices();
  const [known, setKnown] = useState(() => ({
    document: store.state().document,
    fields: designFields(store.state().document, store.descriptors, language),
  }));
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const read = () => {
      cancel = undefined;
      const { document } = store.state();
      setKnown((last) =>
        last.document === document ? last : { document, fields: designFields(document, store.descriptors, language) },
      );
    };
    const stop = store.subscribe(() => {
      if (store.state().document !== known.document) cancel ??= whenIdle(read);
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [store, language, known.document]);
  return known.fields;
}

/** Fields that choose a row or a record, beside the chosen node. */
export function usePickerFields(): ReturnType<typeof namesFor> {
  const { keys } = useSettingsScope();
  const all = useDesignFields();
  const own = all.find(({ key }) => key === keys[0]);
  const table = own?.table ?? null;
  const isPicker = ({ descriptor }: DesignField) =>
    descriptor.picksRow !== undefined || descriptor.picksRecord !== undefined;
  return namesFor(
    all.filter((field) => field.table === table && isPicker(field)),
    table,
  );
}

/** The other fields that the chosen node may name in its conditions and parameters, as it names them. */
export function useNamedFields(): ReturnType<typeof namesFor> {
  const { keys, inRow } = useSettingsScope();
  const all = useDesignFields();
  const { store } = useDesigner();
  if (inRow) return namesInRow(all);
  const own = all.find(({ key }) => key === keys[0]);
  return namesFor(all, own?.table ?? tableOf(store, keys[0])).filter(({ key }) => key !== keys[0]);
}

/** Name of the sub-table that a display stands in, which is no field itself. */
function tableOf(
  { state, descriptors }: ReturnType<typeof useDesigner>['store'],
  key: string | undefined,
): string | null {
  const tree = treeOf(state().document);
  const around = tree.nodes.get(key ?? '')?.parent ?? null;
  const table = tableAround(tree, around, descriptors);
  return table ? fieldName(table.node) : null;
}
