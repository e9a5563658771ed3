import { CheckOutlined, PlusOutlined } from '@ant-design/icons';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import { insertNode } from '../commands/insert-node.ts';
import { treeOf } from '../document/design-tree.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type DataField, dataFields } from './data-fields.ts';
import { insertPlace } from './insert-place.ts';
import { SearchBox } from './SearchBox.tsx';

/** The model's fields: a press chooses one that is on the canvas, or places one that is not. */
export function FieldsTab() {
  const { store, run } = useDesigner();
  const { language } = useServices();
  const translate = useDesignerText();
  const document = useDeferredValue(useDesign((state) => state.document));
  const chosen = useDesign((state) => state.selection[0]);
  const [find, setFind] = useState('');
  const fields = useMemo(() => dataFields(document, store.descriptors, language), [document, store, language]);
  const wanted = find.trim().toLowerCase();
  const found = fields.filter(({ code, label }) => `${label} ${code}`.toLowerCase().includes(wanted));
  const press = useCallback(
    ({ key, node }: DataField) => {
      if (key !== null) return store.select([key]);
      const { document: now, selection } = store.state();
      if (node) run(insertNode, { node, ...insertPlace(treeOf(now), selection, store.descriptors) });
    },
    [store, run],
  );
  if (fields.length === 0) {
    return (
      <div className="adit-design-palette-empty">
        <p>{translate('designer.palette.noFields')}</p>
        <p>{translate('designer.palette.noFieldsWhy')}</p>
      </div>
    );
  }
  return (
    <>
      <div className="adit-design-palette-search">
        <SearchBox label={translate('designer.palette.searchFields')} value={find} onChange={setFind} />
      </div>
      <ul className="adit-design-palette-scroll adit-design-fields">
        {found.map((field) => (
          <FieldRow
            key={field.key ?? field.code}
            field={field}
            chosen={field.key !== null && field.key === chosen}
            onPress={press}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="adit-design-palette-empty">
          {translate('designer.palette.noFieldFound', { words: find.trim() })}
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly field: DataField;
  readonly chosen: boolean;
  onPress(field: DataField): void;
}

const FieldRow = memo(
  function FieldRow({ field, chosen, onPress }: RowProps) {
    const translate = useDesignerText();
    const { code, label, icon, key } = field;
    return (
      <li>
        <button
          type="button"
          className="adit-design-field-row"
          aria-current={chosen || undefined}
          aria-label={
            key === null
              ? translate('designer.palette.place', { name: label })
              : `${label} ${code}, ${translate('designer.palette.onCanvas')}`
          }
          onClick={() => onPress(field)}
        >
          <WidgetIcon name={icon} />
          <span className="adit-design-field-label">{label}</span>
          <code>{code}</code>
          {key === null ? (
            <PlusOutlined title={translate('designer.palette.notOnCanvas')} />
          ) : (
            <CheckOutlined title={translate('designer.palette.onCanvas')} />
          )}
        </button>
      </li>
    );
  },
  (one, other) =>
    one.chosen === other.chosen &&
    one.onPress === other.onPress &&
    one.field.key === other.field.key &&
    one.field.code === other.field.code &&
    one.field.label === other.field.label &&
    one.field.icon === other.field.icon,
);
