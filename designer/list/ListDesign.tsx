// Here: the list of a model: conditions, buttons and columns over its rows.

import '../settings/settings.css';
import '../form-settings/form-settings.css';
import './list.css';
import { Tabs } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { EntryPlace } from '../document/list-edit.ts';
import { FindingStrip } from '../findings/FindingStrip.tsx';
import { useDesigner } from '../parts/designer-context.ts';
import { OpenModelContext } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ButtonZone } from './ButtonZone.tsx';
import { ColumnZone } from './ColumnZone.tsx';
import { ConditionZone } from './ConditionZone.tsx';
import { EntrySettings } from './EntrySettings.tsx';
import { FieldTicks } from './FieldTicks.tsx';
import { ListSettings } from './ListSettings.tsx';
import { ListPaneContext } from './list-context.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import type { Preview } from './preview.ts';
import { usePaneValue } from './use-pane-value.ts';

interface Props {
  /** Leads to a finding, wherever it is edited. */
  onFinding?(finding: Finding): void;
  onNextFinding?(): void;
}

/** The list of a model: which fields it shows and asks for, its buttons, and how each of them looks. */
export function ListDesign({ onFinding, onNextFinding }: Props) {
  const text = useDesignerText();
  const { store } = useDesigner();
  const model = useContext(OpenModelContext);
  const root = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const pane = usePaneValue(root, preview);
  return (
    <ListPaneContext value={pane}>
      {/* biome-ignore lint/a11y/useSemanticElements: what stands around it is the section */}
      <div
        ref={root}
        role="group"
        className="adit-design-list-design"
        aria-label={text('designer.list.title')}
        // A field was left: what is typed in the next one is another step back.
        onBlur={() => store.seal()}
      >
        <aside className="adit-design-list-left" aria-label={text('designer.list.left')}>
          <FieldTicks />
        </aside>
        <div className="adit-design-list-middle">
          {/* Rights are of a model that the server has. */}
          {model && <PreviewBar id={model.id} preview={preview} onPreview={setPreview} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <section className="adit-design-list-ground" tabIndex={0} aria-label={text('designer.list.middle')}>
            <ConditionZone />
            <ButtonZone />
            <ColumnZone />
            <p className="adit-design-setting-hint adit-design-list-keys">{text('designer.list.keys')}</p>
          </section>
          <FindingStrip
            within="/list"
            {...(onFinding ? { onShow: onFinding } : {})}
            {...(onNextFinding ? { onNext: onNextFinding } : {})}
          />
        </div>
        <aside className="adit-design-list-right adit-design-settings" aria-label={text('designer.list.rightPane')}>
          <OrderPanel />
          <Settings chosen={pane.chosen} name={pane.chosen ? pane.nameOf(pane.chosen) : ''} />
        </aside>
      </div>
    </ListPaneContext>
  );
}

/** Of what is chosen, and of the list as a whole. */
function Settings({ chosen, name }: { readonly chosen: EntryPlace | null; readonly name: string }) {
  const text = useDesignerText();
  const [tab, setTab] = useState('list');
  useEffect(() => setTab(chosen ? 'chosen' : 'list'), [chosen]);
  const place = chosen ? `${chosen.zone} ${chosen.id}` : '';
  return (
    <Tabs
      size="small"
      activeKey={chosen ? tab : 'list'}
      onChange={setTab}
      destroyOnHidden
      items={[
        ...(chosen
          ? [
              {
                key: 'chosen',
                label: text(`designer.list.chosen.${chosen.zone}`),
                children: (
                  <>
                    <h3 className="adit-design-list-name">
                      {name} <code>{chosen.id}</code>
                    </h3>
                    <EntrySettings key={place} place={chosen} />
                  </>
                ),
              },
            ]
          : []),
        { key: 'list', label: text('designer.list.wholeList'), children: <ListSettings /> },
      ]}
    />
  );
}
