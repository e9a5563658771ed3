// Here: the settings panel: the form of what is chosen, drawn by the engine, in its tabs.

import '../settings.css';
import '../editors/editors.css';
import { Tabs } from 'antd';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { isScreen } from '../../document/is-screen.ts';
import { aditKeyOf, descriptorOf } from '../../document/node-facts.ts';
import { countConditions } from '../../document/rule-group-edit.ts';
import { useDesign, useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { AccessTab } from '../editors/AccessEditor.tsx';
import { countRights } from '../editors/access-codes.ts';
import { countSteps } from '../editors/action-form.ts';
import { boundNames } from '../page/page-editor.ts';
import { EventsTab, VisibilityTab } from '../page/page-tabs.tsx';
import { nodesIn, SettingsContext } from '../settings-context.ts';
import { LinkageTab } from './LinkageTab.tsx';
import { NothingChosen } from './NothingChosen.tsx';
import { PanelHead } from './PanelHead.tsx';
import { RulesTab } from './RulesTab.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { countConditionsOf, countRulesOf } from './tab-counts.ts';
import { tabsOfSetting } from './tab-of-setting.ts';

export interface SettingsPanelProps {
  /** Somebody is led to a setting: JSON pointer from the chosen node; another object each time. */
  readonly ledTo?: { readonly rest: string } | null;
}

const noPlaces = new Map<never, never>();

/** Settings of what is chosen: properties, validation, linkage, permission. Every change is a command on the design. */
export function SettingsPanel({ ledTo = null }: SettingsPanelProps) {
  const { store } = useDesigner();
  const text = useDesignerText();
  const chosen = useDesign((state) => state.selection);
  // Canvas and outline show the choice at once; a panel of twenty controls may come a moment later.
  const keys = useDeferredValue(chosen);
  // As text: the panel draws anew when other widgets are chosen, not when one of their settings is typed in.
  const widgets = useDesign((state) => nodesIn(state, keys).map(aditKeyOf).join(' '));
  const bound = useDesign((state) => nodesIn(state, keys).map(boundNames).join(' '));
  // What pages are made of has no value to check: its events have a tab of their own.
  const isPart = useDesign(
    (state) =>
      isScreen(state.document) &&
      nodesIn(state, keys).every((node) => {
        const kind = descriptorOf(node, store.descriptors)?.kind;
        return kind !== undefined && kind !== 'field';
      }),
  );
  const isThere = useDesign((state) => nodesIn(state, keys).length > 0);
  const [tabs, setTabs] = useState<readonly string[]>(['properties']);
  const [followed, setFollowed] = useState(ledTo);
  if (ledTo !== followed) {
    setFollowed(ledTo);
    if (ledTo) setTabs(tabsOfSetting(ledTo.rest));
  }
  const scope = useMemo(() => ({ keys, places: noPlaces }), [keys]);
  if (!isThere) return <NothingChosen busy={keys !== chosen} />;
  const identity = `${keys.join(' ')} ${widgets} ${bound}`;
  const properties = <SettingsForm key={identity} keys={keys} />;
  const access = <AccessTab key={identity} />;
  const panes: Readonly<Record<string, ReactNode>> = isPart
    ? { properties, events: <EventsTab key={identity} />, visibility: <VisibilityTab key={identity} />, access }
    : { properties, rules: <RulesTab key={identity} />, linkage: <LinkageTab key={identity} />, access };
  const shown = tabs.find((tab) => Object.hasOwn(panes, tab)) ?? 'properties';
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
          activeKey={shown}
          onChange={(tab) => setTabs([tab])}
          destroyOnHidden
          items={Object.keys(panes).map((name) => ({
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
    if (name === 'events') return countSteps(node.on);
    if (name === 'visibility') return countConditions(node.showWhen) + countConditions(node.enableWhen);
    return name === 'access' ? countRights(node) : 0;
  });
  return (
    <>
      {text(`designer.settings.tab.${name}`)}
      {count > 0 && <span className="adit-design-tab-count"> {count}</span>}
    </>
  );
}
