import type { Translate } from '../../engine/schema/text/text.ts';
import type { DesignChange } from './design-changes.ts';

/** What a change is about, as people know it: a node's label, `列：预计费用`, `表单设置`. */
export function changeName({ part, group, label }: DesignChange, translate: Translate): string {
  if (part === 'settings') return translate(`designer.versions.settings.${group}`);
  return part === 'node' ? label : translate(`designer.versions.part.${part}`, { label });
}
