import { type Descriptor, type DescriptorMap, valueKindOf } from '../../engine/schema/fields/descriptor.ts';
import { type PaletteGroup, paletteGroups } from '../../engine/schema/fields/palette-groups.ts';
import type { ValueKindName } from '../../engine/schema/fields/value-kind.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { usualFirst } from '../document/usual-widget.ts';

/** Of a page: what pages are made of comes first. */
const pageGroups: readonly PaletteGroup[] = [
  'page',
  'layout',
  'display',
  ...paletteGroups.filter((group) => !['page', 'layout', 'display'].includes(group)),
];

/** Fields stand together by what their value is, unless they say otherwise. */
const groupOfKind: Readonly<Partial<Record<ValueKindName, PaletteGroup>>> = {
  text: 'text',
  longText: 'text',
  integer: 'text',
  decimal: 'text',
  computed: 'text',
  numberRange: 'text',
  boolean: 'choice',
  threeState: 'choice',
  choice: 'choice',
  choices: 'choice',
  path: 'choice',
  paths: 'choice',
  date: 'time',
  dateTime: 'time',
  time: 'time',
  dateRange: 'time',
  timeRange: 'time',
  dateTimeRange: 'time',
  reference: 'relation',
  references: 'relation',
  files: 'file',
};

/** Where a widget stands in the palette. */
export function groupOf(descriptor: Descriptor, descriptors: DescriptorMap): PaletteGroup {
  const { category, kind, key } = descriptor;
  if (category === 'page' || category === 'system' || category === 'display' || category === 'layout') return category;
  if (kind !== 'field') return kind === 'layout' ? 'layout' : 'display';
  if (descriptor.holds) return 'layout';
  if (descriptor.palette?.group) return descriptor.palette.group;
  const value = valueKindOf({ id: key, config: { aditKey: key } }, descriptors);
  return (value && groupOfKind[value]) ?? 'relation';
}

/**
 * What the palette offers: all that may stand in a form, and what makes a page when the design is a screen; parts of
 * other widgets never.
 * @param find words of a person; matches name and key
 * @returns groups in their order, those with nothing left out
 */
export function offeredWidgets(
  descriptors: DescriptorMap,
  screen: boolean,
  find: string,
  translate: Translate,
): readonly { readonly group: PaletteGroup; readonly widgets: readonly Descriptor[] }[] {
  const wanted = find.trim().toLowerCase();
  const byGroup = new Map<PaletteGroup, Descriptor[]>();
  for (const descriptor of descriptors.values()) {
    if (descriptor.inner || (descriptor.category === 'page' && !screen)) continue;
    if (!matches(descriptor, wanted, translate)) continue;
    const group = groupOf(descriptor, descriptors);
    byGroup.set(group, [...(byGroup.get(group) ?? []), descriptor]);
  }
  const order = screen ? pageGroups : paletteGroups;
  return order.flatMap((group) => {
    const widgets = byGroup.get(group);
    return widgets ? [{ group, widgets: widgets.sort(usualFirst) }] : [];
  });
}

function matches(descriptor: Descriptor, wanted: string, translate: Translate): boolean {
  return (
    wanted === '' ||
    translate(descriptor.title).toLowerCase().includes(wanted) ||
    descriptor.key.toLowerCase().includes(wanted)
  );
}
