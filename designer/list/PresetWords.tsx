import { useMemo, useSyncExternalStore } from 'react';
import { createOptionStore, type OptionStore } from '../../engine/contract/option-store.ts';
import { useServices } from '../../engine/contract/services.ts';
import { localOptions } from '../../engine/render/local-options.ts';
import { catalogueOf, type Field } from '../../engine/schema/fields/fields.ts';
import { isEmptyValue, valueKinds } from '../../engine/schema/values/index.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useSearchNode } from './use-search-node.ts';

interface Props {
  /** Code of the field. */
  readonly prop: string;
  readonly entry: JsonObject;
  /** One for all conditions: each source is asked once. */
  readonly options: OptionStore;
  /** What stands there while nothing is chosen. */
  readonly blank: string;
}

const nothing = () => undefined;

/** What a condition opens with, in the words in which the list page shows it. */
export function PresetWords({ prop, entry, options, blank }: Props) {
  const { registry } = useDesigner();
  const { language, translate, timeZone } = useServices();
  const node = useSearchNode(prop, entry);
  const field = useMemo(
    () => (node ? catalogueOf({ nodes: [node] }, registry.descriptors).fields[0] : undefined),
    [node, registry],
  );
  const { value } = entry;
  const asks = field?.descriptor.options === true && !isEmptyValue(value);
  useSyncExternalStore(options.subscribe, () => asks && options.read(field, nothing));
  if (isEmptyValue(value)) return blank;
  const optionsOf = (asked: Field) => localOptions(options.read(asked, nothing).options, language);
  const words = field ? valueKinds[field.kind].display(value, field, { language, translate, timeZone, optionsOf }) : '';
  return words || plainWords(value) || blank;
}

/** The options of all conditions of a list. */
export function usePresetOptions(): OptionStore {
  const { loadOptions } = useServices();
  return useMemo(() => createOptionStore(loadOptions), [loadOptions]);
}

/** As far as it can be said of a field that is gone. */
function plainWords(value: unknown): string {
  const parts = (Array.isArray(value) ? value : [value]).filter((one) => !isEmptyValue(one));
  return parts.map((one) => (typeof one === 'object' ? '…' : String(one))).join(' ~ ');
}
