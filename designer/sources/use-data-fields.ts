import { useMemo, useSyncExternalStore } from 'react';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { sourcesOf } from '../commands/sources.ts';
import type { NamedField } from '../document/design-fields.ts';
import { isScreen } from '../document/is-screen.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { type DataPath, dataPaths } from './data-paths.ts';
import { usePageData } from './page-data.ts';

const nothing: readonly NamedField[] = [];
/** Data that the program hands over and that conditions ask for; the menu and the tabs are long lists. */
const skipped = /^(session\.(menuList|permissionList)|tabs)/;
const deepest = 3;

/**
 * Data as fields that a condition can compare: what the program hands the page, what its sources have answered, and what
 * the condition names already. A design that is no page has none.
 */
export function useDataFields(value: Json | undefined): readonly NamedField[] {
  const { descriptors } = useDesigner().store;
  const { given, samples } = usePageData();
  const document = useDesign((state) => state.document);
  const answers = useSyncExternalStore(samples.subscribe, samples.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answers` says that a source has answered
  return useMemo(() => {
    if (!isScreen(document)) return nothing;
    const own = Object.entries(sourcesOf(document)).flatMap(([name, source]) => {
      const sample = isObject(source) ? samples.read(source) : undefined;
      return sample?.status === 'ready' ? [[name, sample.data] as const] : [];
    });
    const fields = new Map<string, NamedField>();
    for (const [name, data] of [...own, ...Object.entries(given)])
      for (const path of dataPaths(data)) {
        const as = path.path === '' ? name : `${name}.${path.path}`;
        if (path.depth === 0 || path.depth > deepest || skipped.test(as)) continue;
        const field = fieldOf(as, path.kind, undefined, descriptors);
        if (field) fields.set(as, field);
      }
    for (const { field: as, value: compared } of conditionsIn(value))
      if (as.includes('.') && !fields.has(as)) {
        const field = fieldOf(as, 'text', compared, descriptors);
        if (field) fields.set(as, field);
      }
    return [...fields.values()];
  }, [document, given, samples, answers, value, descriptors]);
}

const widgets = {
  text: { key: 'input', kind: 'text', props: {} },
  number: { key: 'inputNumber', kind: 'decimal', props: {} },
  boolean: { key: 'switch', kind: 'boolean', props: { activeValue: true, inactiveValue: false } },
} as const;

/** A list or a record is compared with nothing but its being there: as text. */
function fieldOf(
  as: string,
  kind: DataPath['kind'],
  compared: Json | undefined,
  descriptors: DescriptorMap,
): NamedField | undefined {
  const told = typeof compared === 'boolean' ? 'boolean' : typeof compared === 'number' ? 'number' : kind;
  const { key, kind: valueKind, props } = widgets[told === 'number' || told === 'boolean' ? told : 'text'];
  const descriptor = descriptors.get(key);
  if (!descriptor) return undefined;
  const node: JsonObject = { id: as, vModel: 'data', config: { aditKey: key, label: as }, props };
  return { code: as, name: as, as, table: null, label: '', kind: valueKind, descriptor, node, key: as };
}

function conditionsIn(rule: Json | undefined): { field: string; value: Json | undefined }[] {
  if (!isObject(rule)) return [];
  const own = typeof rule.field === 'string' ? [{ field: rule.field, value: rule.value }] : [];
  const inside = Array.isArray(rule.conditions) ? rule.conditions.flatMap((part: Json) => conditionsIn(part)) : [];
  return [...own, ...inside];
}
