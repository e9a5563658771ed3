import { useEffect, useMemo, useState } from 'react';
import type { FormSession } from '../../../engine/contract/form-session.ts';
import { type Services, ServicesContext, useServices } from '../../../engine/contract/services.ts';
import { plainCopy } from '../../../engine/form/plain-copy.ts';
import { useFormSession } from '../../../engine/form/use-form-session.ts';
import { DocumentView } from '../../../engine/render/DocumentView.tsx';
import { isEmptyValue } from '../../../engine/schema/values/index.ts';
import { columnSource } from '../../../widgets/table/table.descriptor.ts';
import { treeOf } from '../../document/design-tree.ts';
import { isScreen } from '../../document/is-screen.ts';
import { type Json, type JsonObject, sameJson } from '../../document/json.ts';
import { tableAround } from '../../document/node-facts.ts';
import { useDesign, useDesigner } from '../../parts/designer-context.ts';
import { readColumns } from '../editors/table-columns.ts';
import { type SettingPlace, sharedValue, shownValue, storedValue } from '../setting-values.ts';
import { nodesIn, SettingsContext, useChange } from '../settings-context.ts';
import { settingsForm } from './settings-form.ts';
import { settingsRegistry } from './settings-registry.tsx';

interface Props {
  readonly keys: readonly string[];
}

/** The settings of the chosen nodes, as a form that the engine draws. What is changed in it is a command on the design. */
export function SettingsForm({ keys }: Props) {
  const { store, registry } = useDesigner();
  // The form is made for the nodes as they are now: the panel makes another one when their widgets change.
  const [form] = useState(() => {
    const { document } = store.state();
    const tree = treeOf(document);
    const nodes = nodesIn(store.state(), keys);
    const around = tree.nodes.get(keys[0] ?? '')?.parent ?? null;
    return settingsForm(nodes, store.descriptors, {
      inPage: isScreen(document),
      inTable: around !== null && tableAround(tree, around, store.descriptors) !== undefined,
    });
  });
  const [start] = useState(() => ({ $: null, ...valuesOf(nodesIn(store.state(), keys), form.places) }));
  const widgets = useMemo(() => settingsRegistry(registry), [registry]);
  const session = useFormSession(form.document, widgets, start);
  const services = useSettingsServices(keys[0] ?? '');
  const inPage = useDesign(({ document }) => isScreen(document)) && keys.length === 1;
  const scope = useMemo(() => ({ keys, places: form.places, inPage }), [keys, form.places, inPage]);
  return (
    <ServicesContext value={services}>
      <SettingsContext value={scope}>
        <SettingsSync keys={keys} session={session} places={form.places} />
        <DocumentView session={session} registry={widgets} idPrefix={`adit-setting-${keys[0]}-`} windowed={false} />
      </SettingsContext>
    </ServicesContext>
  );
}

function valuesOf(nodes: readonly JsonObject[], places: ReadonlyMap<string, SettingPlace>): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const place of places.values()) {
    const { value, mixed } = sharedValue(nodes, place.path);
    values[place.name] = mixed ? null : (shownValue(place, value) ?? null);
  }
  return values;
}

interface SyncProps {
  readonly keys: readonly string[];
  readonly session: FormSession;
  readonly places: ReadonlyMap<string, SettingPlace>;
}

/** Keeps form and design in step: what is entered is written, what is undone or written elsewhere is shown. */
function SettingsSync({ keys, session, places }: SyncProps) {
  const { store } = useDesigner();
  const change = useChange();
  useEffect(() => {
    const nodes = () => nodesIn(store.state(), keys);
    let shown = valuesOf(nodes(), places);
    const stops = [...places.values()].map((place) =>
      session.signals.subscribe(place.name, () => {
        const entered = plainCopy(session.values()[place.name]) as Json | undefined; // values of a form are JSON
        if (sameJson(entered ?? null, shown[place.name] ?? null)) return;
        // What its own setting refuses stays in the field, with the reason under it, and out of the design.
        const judge = session.document.form.byName.get(place.name)?.judge;
        if (!isEmptyValue(entered) && judge && judge(entered).problem !== null) return;
        shown = { ...shown, [place.name]: entered ?? null };
        change({ path: place.path, value: storedValue(place, entered) }, place.typed);
      }),
    );
    const follow = () => {
      const now = valuesOf(nodes(), places);
      const before = shown;
      shown = now;
      for (const { name } of places.values())
        if (!sameJson(now[name], before[name])) session.setValue(name, now[name] ?? null);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      for (const one of stops) one();
    };
  }, [store, keys, session, places, change]);
  return null;
}

/** Settings of a sub-table may ask for the names of its own columns: they are known here and nowhere else. */
function useSettingsServices(key: string): Services {
  const services = useServices();
  const known = useDesign((state) => {
    const node = treeOf(state.document).nodes.get(key)?.node;
    return JSON.stringify(node ? readColumns(node).map(({ name, label }) => ({ id: name, fullName: label })) : []);
  });
  return useMemo<Services>(
    () => ({
      ...services,
      loadOptions: async (source) =>
        source.kind === 'interface' && source.id === columnSource ? JSON.parse(known) : services.loadOptions(source),
    }),
    [services, known],
  );
}
