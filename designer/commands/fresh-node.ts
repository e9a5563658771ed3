import type { Design } from '../document/command.ts';
import type { FreeNames } from '../document/free-names.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { paneKey } from '../document/node-facts.ts';
import { spanOf } from '../document/usual-widget.ts';
import { commandsTexts } from './commands.texts.ts';

const firstPanes = 2;

/**
 * A new node of a widget, as the palette gives it: its name for a label, and what it needs to be seen at once (two panes,
 * two options). Props stay unsaid, so that the widget's defaults hold. Undefined where no widget has the key.
 */
export function freshNode(
  key: string,
  { descriptors, title }: Pick<Design, 'descriptors' | 'title'>,
  names: FreeNames,
): JsonObject | undefined {
  const descriptor = descriptors.get(key);
  if (!descriptor) return undefined;
  const children: Json[] = [];
  const id = names.id();
  if (descriptor.holds === 'panes') {
    const pane = descriptors.get(paneKey);
    for (let number = 1; pane && number <= firstPanes; number += 1)
      children.push(freshPane(`${title(pane)} ${number}`, names));
  }
  return {
    id,
    ...(descriptor.kind === 'field' ? { vModel: names.fieldName(key) } : {}),
    config: {
      aditKey: key,
      label: title(descriptor),
      span: spanOf(descriptor),
      ...(descriptor.options ? { dataType: 'static' } : {}),
      ...(descriptor.holds || descriptor.kind === 'layout' ? { children } : {}),
    },
    ...(descriptor.options ? { slot: { options: firstOptions() } } : {}),
    // Written in JSON.
    ...(descriptor.fresh ? { props: { ...descriptor.fresh } as JsonObject } : {}),
  };
}

export function freshPane(label: string, names: FreeNames, children: readonly Json[] = []): JsonObject {
  return { id: names.id(), config: { aditKey: paneKey, label, children } };
}

/** Source: control types 3, radio, checkbox and select. */
export function firstOptions(): Json[] {
  return [
    { id: '1', fullName: commandsTexts.zh['fresh.option1'] },
    { id: '2', fullName: commandsTexts.zh['fresh.option2'] },
  ];
}
