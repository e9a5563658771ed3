import './palette.css';
import { type InputRef, Tabs } from 'antd';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useDesign, useDesigner } from '../designer-context.ts';
import { isFloating, isInDialog, isTyping } from '../frame/key-targets.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { ComponentsTab } from './ComponentsTab.tsx';
import { dataFields } from './data-fields.ts';
import { FieldsTab } from './FieldsTab.tsx';
import { FragmentsTab } from './FragmentsTab.tsx';

/** What a design can be made of: components, the model's fields, pieces kept for reuse. `/` goes to the search. */
export const Palette = memo(function Palette() {
  const translate = useDesignerText();
  const screen = useDesign(({ document }) => Array.isArray(document.nodes));
  const [tab, setTab] = useState('components');
  const search = useRef<InputRef>(null);
  const asked = useRef(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      if (isTyping(target) || isInDialog(target) || isFloating(target)) return;
      event.preventDefault();
      asked.current = true;
      setTab('components');
      search.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (asked.current && tab === 'components') search.current?.focus();
    asked.current = false;
  }, [tab]);
  return (
    <section className="adit-design-parts" data-design-picker="" aria-label={translate('designer.palette.name')}>
      <Tabs
        size="small"
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          {
            key: 'components',
            label: translate('designer.palette.components'),
            children: <ComponentsTab search={search} />,
          },
          ...(screen
            ? []
            : [
                {
                  key: 'fields',
                  label: (
                    <>
                      {translate('designer.palette.fields')} <FieldCount />
                    </>
                  ),
                  children: <FieldsTab />,
                },
              ]),
          { key: 'fragments', label: translate('designer.palette.fragments'), children: <FragmentsTab /> },
        ]}
      />
    </section>
  );
});

/** How many there are, a moment later: it is no part of what a key press waits for. */
function FieldCount() {
  const { store } = useDesigner();
  const { language } = useServices();
  const document = useDeferredValue(useDesign((state) => state.document));
  return useMemo(
    () => dataFields(document, store.descriptors, language).length,
    [document, store.descriptors, language],
  );
}
