import { type Descriptor, defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { readShownAttribute } from '../../engine/schema/fields/shown-attribute.ts';
import type { TextTables } from '../../engine/schema/text/text.ts';
import { settingsOf } from '../shared/setting-node.ts';

/** What is known about a field that shows something of a chosen row. Names and defaults: control types, popupAttr. */
export function attributeDescriptor(
  key: string,
  { texts, icon, rank }: { readonly texts: TextTables; readonly icon: string; readonly rank: number },
): Descriptor {
  const setting = settingsOf(key, texts);
  // Named by the panel.
  const choices = [0, 1].map((value) => ({ value, label: String(value) }));
  return defineDescriptor({
    key,
    kind: 'field',
    category: 'advanced',
    icon,
    title: `widget.${key}`,
    palette: { rank, group: 'relation' },
    value: 'text',
    filledBy: 'attribute',
    shows: ({ props }) => readShownAttribute(props ?? {}),
    fieldProps: ['relationField'],
    defaults: { relationField: '', showField: '', isStorage: 0 },
    settings: [
      setting('relationField', 'input', { props: { maxlength: 120 } }),
      setting('showField', 'input', { props: { maxlength: 120 } }),
      setting('isStorage', 'select', { options: choices, defaultValue: 0 }),
    ],
    texts,
    inTable: true,
    inSearch: false,
    viewsItself: false,
  });
}
