import type { ValueKindName } from '../../../engine/schema/values/index.ts';

/** What a field can start with that is known only at that moment. */
export type Current = 'time' | 'user' | 'organize' | 'position';

/** Pickers whose own one there is. Source: control types 3, defaultCurrent. */
const byWidget: Readonly<Record<string, Current>> = {
  userSelect: 'user',
  memberSelect: 'user',
  departmentSelect: 'organize',
  organizeSelect: 'organize',
  positionSelect: 'position',
};

/** What `defaultCurrent` means for a field; undefined where it means nothing. */
export function currentOf(widget: string, kind: ValueKindName | undefined): Current | undefined {
  if (kind === 'date' || kind === 'dateTime' || kind === 'time') return 'time';
  return byWidget[widget];
}
