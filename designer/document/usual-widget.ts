import { type Descriptor, type DescriptorMap, valueKindOf } from '../../engine/schema/fields/descriptor.ts';
import type { ValueKindName } from '../../engine/schema/fields/value-kind.ts';
import type { JsonObject } from './json.ts';

const columnsOfForm = 24;

/** What most forms are made of comes first; the rest by key, the same in each language. */
export function usualFirst(one: Descriptor, other: Descriptor): number {
  return rankOf(one) - rankOf(other) || (one.key < other.key ? -1 : 1);
}

const rankOf = ({ palette }: Descriptor) => palette?.rank ?? Number.MAX_SAFE_INTEGER;

/** How many of the 24 columns a new one takes: of what is one line high, two stand side by side. */
export function spanOf({ kind, holds, heightPx }: Descriptor): number {
  const isLine = kind === 'field' && holds === undefined && heightPx === undefined;
  return isLine ? columnsOfForm / 2 : columnsOfForm;
}

/** What makes some widgets hold another kind of value than they do by themselves. */
const variants: readonly JsonObject[] = [{}, { multiple: true }];

/** The widget that a value of a kind is usually entered in, and the props by which it is; none that the server fills. */
export function usualWidget(
  kind: ValueKindName,
  descriptors: DescriptorMap,
): { readonly descriptor: Descriptor; readonly props: JsonObject } | undefined {
  const offered = [...descriptors.values()].filter((one) => one.kind === 'field' && !one.filledBy).sort(usualFirst);
  for (const descriptor of offered) {
    const props = variants.find((variant) => {
      const node = { id: '', config: { aditKey: descriptor.key }, props: variant };
      return valueKindOf(node, descriptors) === kind;
    });
    if (props) return { descriptor, props };
  }
  return undefined;
}

/** What is only ever shown (a bar of progress) is written with the widget that its kind of value usually has. */
export function writtenBy(aditKey: string, descriptors: DescriptorMap): string {
  const descriptor = descriptors.get(aditKey);
  if (descriptor?.defaults.readonly !== true || typeof descriptor.value !== 'string') return aditKey;
  return usualWidget(descriptor.value, descriptors)?.descriptor.key ?? aditKey;
}
