import { type Descriptor, defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import type { RefersTo } from '../../engine/schema/fields/refers.ts';
import type { ValueKindName } from '../../engine/schema/fields/value-kind.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type OwnSetting, pickerSettings } from './picker-settings.ts';
import { refersTo } from './range-of.ts';

interface Parts {
  readonly key: string;
  readonly to: RefersTo;
  readonly icon: string;
  readonly rank: number;
  readonly title: Record<Language, string>;
  /** Kinds of one and of several. */
  readonly kinds?: readonly [one: ValueKindName, several: ValueKindName];
  readonly settings: readonly OwnSetting[];
  readonly fieldProps?: readonly string[];
}

/** What is known about a picker; all of them differ in what their ids are ids of and in little else. */
export function pickerDescriptor(parts: Parts): Descriptor {
  const { key, to, icon, rank, title, kinds = ['reference', 'references'], fieldProps } = parts;
  const { texts, settings } = pickerSettings(key, title, parts.settings);
  return defineDescriptor({
    key,
    kind: 'field',
    category: 'advanced',
    icon,
    title: `widget.${key}`,
    palette: { group: 'relation', rank },
    value: (node) => kinds[node.props?.multiple === true ? 1 : 0],
    refers: refersTo(to),
    defaults: { clearable: true },
    settings,
    ...(fieldProps ? { fieldProps } : {}),
    texts,
    inTable: true,
    viewsItself: true,
  });
}
