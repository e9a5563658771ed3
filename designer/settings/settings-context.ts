import { createContext, useCallback, useContext, useMemo } from 'react';
import { changeProperty } from '../commands/index.ts';
import { treeOf } from '../document/design-tree.ts';
import type { Json, JsonObject } from '../document/json.ts';
import type { DesignState } from '../history/design-store.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { type SettingPlace, type Shared, sharedValue } from './setting-values.ts';

/** Which nodes a panel sets, and what the fields of its form stand for. */
interface SettingsScope {
  readonly keys: readonly string[];
  readonly places: ReadonlyMap<string, SettingPlace>;
  /** They are what pages are made of: data can stand in the place of a setting. */
  readonly inPage?: boolean;
  /** They stand in the row of a list, and name its fields as `row.name`. */
  readonly inRow?: boolean;
}

export const SettingsContext = createContext<SettingsScope>({ keys: [], places: new Map() });

export function useSettingsScope(): SettingsScope {
  return useContext(SettingsContext);
}

/** The nodes with these keys, as they are in a state; those that are gone are left out. */
export function nodesIn(state: DesignState, keys: readonly string[]): JsonObject[] {
  const { nodes } = treeOf(state.document);
  return keys.flatMap((key): JsonObject[] => {
    const found = nodes.get(key);
    return found ? [found.node] : [];
  });
}

/** What stands at a pointer from the node; draws again only when that is another. */
export function useStored(path: string): Shared {
  const { keys } = useSettingsScope();
  const value = useDesign((state) => sharedValue(nodesIn(state, keys), path).value);
  const mixed = useDesign((state) => sharedValue(nodesIn(state, keys), path).mixed);
  return useMemo(() => ({ value, mixed }), [value, mixed]);
}

/** The node whose settings are shown; of several the first. */
export function useFirstNode(): JsonObject {
  const { keys } = useSettingsScope();
  return useDesign((state) => nodesIn(state, keys)[0] ?? nothing);
}
const nothing: JsonObject = {};

/** Something of that node; draws again only when it is another, not with each change of the node. */
export function useNodeFact<Fact extends string | number | boolean | undefined>(
  read: (node: JsonObject) => Fact,
): Fact {
  const { keys } = useSettingsScope();
  return useDesign((state) => read(nodesIn(state, keys)[0] ?? nothing));
}

export interface Change {
  readonly path: string;
  readonly value: Json | undefined;
}

/**
 * Writes settings of the chosen nodes: one entry of the history, whatever it writes. Typed ones join the entry before
 * until the field is left.
 */
export function useChange(): (changes: Change | readonly Change[], typed?: boolean) => void {
  const { store, run } = useDesigner();
  const { keys } = useSettingsScope();
  return useCallback(
    (changes, typed = false) => {
      const list = Array.isArray(changes) ? changes : [changes];
      const mergeKey = `settings ${keys.join(' ')} ${list.map(({ path }) => path).join(' ')}`;
      for (const key of keys) for (const { path, value } of list) run(changeProperty, { key, path, value, mergeKey });
      if (!typed) store.seal();
    },
    [store, run, keys],
  );
}
