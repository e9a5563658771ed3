// Here: what can be put in: widgets, fields of the tables, fragments.

import './palette.css';
import { type InputRef, Tabs } from 'antd';
import { memo, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../engine/contract/services.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { useWhenIdle } from '../findings/use-when-idle.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ComponentsTab } from './ComponentsTab.tsx';
import { dataFields } from './data-fields.ts';
import { FieldsTab } from './FieldsTab.tsx';
import { FragmentsTab } from './FragmentsTab.tsx';

/** What the frame asks of the palette. */
export interface PaletteHandle {
  /** Goes to the search of the components, whatever is shown. */
  search(): void;
}

interface Props {
  readonly ref?: Ref<PaletteHandle>;
}

/** What a design can be made of: components, the model's fields, pieces kept for reuse. */
export const Palette = memo(function Palette({ ref }: Props) {
  const translate = useDesignerText();
  const screen = useDesign(({ document }) => isScreen(document));
  const [tab, setTab] = useState('components');
  const search = useRef<InputRef>(null);
  useImperativeHandle(
    ref,
    () => ({
      search: () => {
        // The box is there to take the focus only once its tab is.
        flushSync(() => setTab('components'));
        search.current?.focus();
      },
    }),
    [],
  );
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
  const count = useCallback(
    (document: JsonObject) => dataFields(document, store.descriptors, language).length,
    [store.descriptors, language],
  );
  return useWhenIdle(
    useDesign((state) => state.document),
    count,
  );
}
