import type { DesignChange } from '../../engine/schema/compare/index.ts';
import type { Translate } from '../../engine/schema/text/text.ts';

/** What a change is about, as people know it: a node's label, `列：预计费用`, `表单设置`. */
export function changeName({ part, group, label, name }: DesignChange, translate: Translate): string {
  if (part === 'settings') return translate(`designer.versions.settings.${group}`);
  if (part === 'node') return label;
  // A button without words of its own has those of its reader.
  const usual = (part === 'button' || part === 'rowButton') && label === name ? `designer.list.button.${name}` : '';
  return translate(`designer.versions.part.${part}`, { label: usual ? translate(usual) : label });
}
