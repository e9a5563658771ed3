import './settings.css';
import './editors/editors.css';
import { Tabs } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { aditKeyOf, descriptorOf } from '../commands/node-facts.ts';
import { useDesign, useDesigner } from '../designer-context.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { AccessEditor } from './editors/AccessEditor.tsx';
import { LinkageTab } from './LinkageTab.tsx';
import { NothingChosen } from './NothingChosen.tsx';
import { PanelHead } from './PanelHead.tsx';
import { RulesTab } from './RulesTab.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { nodesIn, SettingsContext } from './settings-context.ts';
import { countConditionsOf, countRulesOf } from './tab-counts.ts';

const noPlaces = new Map<never, never>();

/** Settings of what is chosen: properties, validation, linkage, permission. Every change is a command on the design. */
export function SettingsPanel() {
  const { store } = useDesigner();
  const text = useDesignerText();
  const chosen = useDesign((state) => state.selection);
  // Canvas and outline show the choice at once; a panel of twenty controls may come a moment later.
  const keys = useDeferredValue(chosen);
  // As text: the panel draws anew when other widgets are chosen, not when one of their settings is typed in.
  const widgets = useDesign((state) => nodesIn(state, keys).map(aditKeyOf).join(' '));
  const isThere = useDesign((state) => nodesIn(state, keys).length > 0);
  const [tab, setTab] = useState('properties');
  const scope = useMemo(() => ({ keys, places: noPlaces }), [keys]);
  if (!isThere) return <NothingChosen />;
  const identity = `${keys.join(' ')} ${widgets}`;
  const panes = {
    properties: <SettingsForm key={identity} keys={keys} />,
    rules: <RulesTab key={identity} />,
    linkage: <LinkageTab key={identity} />,
    access: <AccessEditor key={identity} />,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands around it is the section
    <div
      role="group"
      className="adit-design-settings"
      // Still of what was chosen before: nobody shall write there what is meant for the other.
      aria-busy={keys !== chosen}
      aria-label={text('designer.settings.title')}
      // A field was left: what is typed in the next one is another step back.
      onBlur={() => store.seal()}
    >
      <SettingsContext value={scope}>
        <PanelHead />
        <Tabs
          size="small"
          activeKey={tab}
          onChange={setTab}
          destroyOnHidden
          items={(Object.keys(panes) as (keyof typeof panes)[]).map((name) => ({
            key: name,
            label: <TabLabel name={name} keys={keys} />,
            children: panes[name],
          }))}
        />
      </SettingsContext>
    </div>
  );
}

function TabLabel({ name, keys }: { readonly name: string; readonly keys: readonly string[] }) {
  const text = useDesignerText();
  const { descriptors } = useDesigner().store;
  const count = useDesign((state) => {
    const [node] = nodesIn(state, keys);
    if (!node) return 0;
    if (name === 'rules') return countRulesOf(node, descriptorOf(node, descriptors));
    if (name === 'linkage') return countConditionsOf(node);
    return name === 'access' && typeof node.access === 'string' && node.access !== '' ? 1 : 0;
  });
  return (
    <>
      {text(`designer.settings.tab.${name}`)}
      {count > 0 && <span className="adit-design-tab-count"> {count}</span>}
    </>
  );
}
